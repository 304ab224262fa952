import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { localeKey, toLocale } from './app/language';
import { loadLanguage } from './app/LanguageProvider';
import { preparePage } from './app/preparePage';
import { preferences } from './app/providers';
import { reportErrors } from './reports/reportErrors';
import { routes } from './app/router';
import { firstLoad } from './auth/firstLoad';
import { session } from './auth/session';
import { defaultLocale } from './i18n/languages';
import { hasOwnEnglishTexts } from './settings';

const options = reportErrors();

// In a function, because a top-level await would deadlock with chunks that import this module.
const start = async () => {
  const locale = toLocale(preferences.getItem(localeKey));
  // Failures are reported by `LanguageProvider`, which loads it again.
  loadLanguage(locale).catch(() => {});
  // For `npm run dev`, or a stricter policy that blocks the inlined script.
  if (document.documentElement.dataset['theme'] === undefined)
    (await import('./brand/applyBrand')).applyBrand();
  await firstLoad();
  preparePage(location);

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  delete document.documentElement.dataset['hidden'];
  // Only this address is prerendered, signed out, in the default language and with its built texts.
  const isPrerendered =
    root.dataset['page'] === location.pathname &&
    !session.isSignedIn() &&
    locale === defaultLocale &&
    !hasOwnEnglishTexts;

  const portal = <App router={createBrowserRouter(routes)} />;
  // A transition, so that hydration does not block typing.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, portal, options));
  else {
    root.replaceChildren();
    createRoot(root, options).render(portal);
  }
};

void start();
