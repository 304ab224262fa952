export const addresses = [
  'dev_backend_url',
  'demo_backend_url',
  'prod_backend_url',
  'dev_frontend_url',
  'demo_frontend_url',
  'prod_frontend_url',
] as const;

export const addressLists = ['other_backend_urls', 'other_frontend_urls'] as const;
