import { Box, Link, Typography, Button } from '@mui/material';
import { useEffect, type ReactNode, type MouseEvent, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'ra-core';
import { SharedTooltip } from '../../ui/page/SharedTooltip';
import { Shortcuts } from '../../ui/shortcuts/Shortcuts';
import { repeatEarlyAction } from '../earlyAction';
import { NewVersionBanner } from '../NewVersionBanner';
import { bottomBanner, Notice } from '../Notice';
import { ConnectionBanner } from './ConnectionBanner';
import { Pages, ReactAdminTitle } from './Pages';
import { TopBar } from './TopBar';
import { accessibilityStatement } from '../../paths';
import { getPageVersion, settings } from '../../settings';
import { pageGutters, visuallyHidden } from '../../ui/styles';
import { useAuth } from '../../auth/useAuth';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { sessionEnd } from '../sessionEnd';

interface AppLayoutProps {
  topBarActions: ReactNode;
  children: ReactNode;
}

export const AppLayout = ({ topBarActions, children }: AppLayoutProps) => {
  // Stops the recording started by the inline script.
  useEffect(repeatEarlyAction, []);
  return (
    <Shortcuts>
      <SkipLink />
      <TopBar actions={topBarActions} />
      <Box
        component="main"
        id={contentId}
        tabIndex={-1}
        sx={({ widths, mixins }) => ({
          // Puts the footer below the window, where content that comes does not visibly move it.
          minHeight: `calc(100dvh - ${mixins.toolbar.minHeight})`,
          maxWidth: widths.content,
          mx: 'auto',
          px: { xs: 4, sm: 6 },
          py: { xs: 6, sm: 8 },
          outline: 'none',
        })}
      >
        <SharedTooltip>
          <ReactAdminTitle />
          <Pages>{children}</Pages>
        </SharedTooltip>
      </Box>
      <Footer />
      <SessionExpired />
      <div ref={publishHeight} style={bottomBanner}>
        <ConnectionBanner />
        <Notice />
        <NewVersionBanner />
      </div>
    </Shortcuts>
  );
};

/** Keeps the bars that stick to the bottom of the window above the banners. */
const publishHeight = (banners: HTMLElement | null) => {
  if (!banners || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--banners', `${banners.offsetHeight}px`),
  );
  observer.observe(banners);
  return () => observer.disconnect();
};

const contentId = 'content';

const SkipLink = () => {
  const translate = useTranslate();
  // Keeps the URL unchanged.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(contentId)?.focus();
  };
  return (
    <Box
      component="a"
      href={`#${contentId}`}
      onClick={skip}
      sx={{
        position: 'fixed',
        top: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        px: 4,
        py: 2,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {translate('shell.skip')}
    </Box>
  );
};

interface FooterLinkProps {
  to: string;
  label: string;
  hrefLang?: string;
}

const FooterLink = ({ to, label, ...rest }: FooterLinkProps) => {
  const translate = useTranslate();
  return (
    <Link href={to} target="_blank" rel="noopener" variant="caption" color="inherit" {...rest}>
      {translate(label)}
      <span style={visuallyHidden}> {translate('action.newTab')}</span>
    </Link>
  );
};

const Footer = () => {
  const [year] = useState(() => String(new Date().getFullYear()));
  const translate = useTranslate();
  const { version } = getPageVersion();
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        justifyContent: 'space-between',
        gap: { xs: 1, sm: 4 },
        px: pageGutters,
        py: 4,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      <Typography variant="caption">{translate('shell.footer.copyright', { year })}</Typography>
      {version && (
        <Typography variant="caption" title={version} sx={{ marginInlineStart: { sm: 'auto' } }}>
          {translate('shell.footer.version', { version: version.replace(/\+.*/, '') })}
        </Typography>
      )}
      <FooterLink to={settings.apiDocsUrl} label="shell.footer.apiDocs" />
      {/* Available only in English. */}
      <FooterLink to={accessibilityStatement} hrefLang="en" label="shell.footer.accessibility" />
    </Box>
  );
};

const noop = () => {};

/** Keeps the page and its input behind a dialog that only its button closes (decisions §2 "An expired session"). */
const SessionExpired = () => {
  const translate = useTranslate();
  const auth = useAuth();
  const end = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.getSnapshot);
  return (
    <TitledDialog
      open={end === 'expired'}
      busy
      onClose={noop}
      role="alertdialog"
      size="sm"
      title={translate('shell.expired.title')}
      actions={
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog focuses its only button
        <Button variant="contained" onClick={() => void auth.endSession('expired')} autoFocus>
          {translate('shell.expired.signOut')}
        </Button>
      }
    >
      {translate('shell.expired.text')}
    </TitledDialog>
  );
};
