import type { CSSProperties, ReactNode } from 'react';
import { i18nProviderFor } from '../i18n/i18nProvider';
import { ErrorBoundary } from './layout/ErrorBoundary';

/** Around everything: what crashes here took the theme, the texts and the router along. */
export const PortalBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary instead={Broken}>{children}</ErrorBoundary>
);

const Broken = () => {
  const { translate } = i18nProviderFor('en');
  return (
    <main role="alert" style={frame}>
      <h1>{translate('shell.broken.title')}</h1>
      <p>{translate('shell.broken.text')}</p>
      <button type="button" style={button} onClick={() => location.reload()}>
        {translate('action.reload')}
      </button>
    </main>
  );
};

const frame: CSSProperties = {
  maxWidth: '30rem',
  margin: '15vh auto 0',
  padding: '1.5rem',
  font: '1rem/1.5 system-ui, sans-serif',
};

const button: CSSProperties = { font: 'inherit', padding: '0.5rem 1.25rem' };
