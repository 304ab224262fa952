import english from 'ra-language-english';
import { addMessages } from './i18nProvider';

// The texts of the pages behind the sign-in, and react-admin's own.
addMessages(
  english,
  ...Object.values(import.meta.glob<Record<string, object>>('./en/*.ts', { eager: true })),
);
