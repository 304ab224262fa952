interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_WS_URL?: string;
  readonly VITE_API_DOCS_URL?: string;
  readonly VITE_BRAND_NAME?: string;
  readonly VITE_COMPANY_NAME?: string;
  readonly VITE_SUPPORT_EMAIL?: string;
  readonly VITE_PRODUCT_KEY?: string;
  readonly VITE_PRODUCT_NAME?: string;
  readonly VITE_COMPANION_URL?: string;
  readonly VITE_LOCAL_SERVICES?: string;
  readonly VITE_ERROR_REPORT_URL?: string;
  readonly VITE_WEB_VITALS?: string;
  readonly VITE_REDIRECT_ORIGINS?: string;
}
