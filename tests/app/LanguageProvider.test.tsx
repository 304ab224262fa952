import { act, waitFor } from '@testing-library/react';
import { NotificationContextProvider, StoreContextProvider, useTranslate } from 'ra-core';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { localeKey } from '../../src/app/language';
import { preferences } from '../../src/app/providers';
import { LanguageProvider } from '../../src/app/LanguageProvider';

it('change a prerendered page that is not hydrated yet without building it anew', async () => {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  let isPrerendered = true;
  const Late = () => {
    if (!isPrerendered) use(until);
    return <button>{useTranslate()('signIn.submit')}</button>;
  };
  const Page = () => (
    <main title={useTranslate()('signIn.title')}>
      <Suspense>
        <Late />
      </Suspense>
    </main>
  );
  const page = (
    <StoreContextProvider value={preferences}>
      <NotificationContextProvider>
        <LanguageProvider>
          <Page />
        </LanguageProvider>
      </NotificationContextProvider>
    </StoreContextProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  const button = root.querySelector('button');
  expect(button?.textContent).toBe('Sign In');

  isPrerendered = false;
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  const hydrated = await act(() => hydrateRoot(root, page, { onRecoverableError }));
  await act(async () => {
    preferences.setItem(localeKey, 'fr');
    await import('../../src/i18n/fr/public');
  });
  await act(async () => {
    release();
    await until;
  });
  await waitFor(() => expect(root.textContent).toBe('Se connecter'));
  expect(errors).toEqual([]);
  expect(root.querySelector('button')).toBe(button);
  act(() => hydrated.unmount());
  preferences.removeItem(localeKey);
});
