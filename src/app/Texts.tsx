import { I18nContext } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { i18nProviderFor } from '../i18n/i18nProvider';
import { usePreference } from './usePreference';

/** The texts in the user's language; another language renders everything again. */
export const Texts = ({ children }: { children: ReactNode }) => {
  const stored = usePreference('locale');
  const locale = typeof stored === 'string' ? stored : 'en';
  const provider = useMemo(() => i18nProviderFor(locale), [locale]);
  return (
    <I18nContext.Provider key={locale} value={provider}>
      {children}
    </I18nContext.Provider>
  );
};
