import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';

/** Puts the address that the QR code says on the clipboard, for an authenticator on this device. */
export const CopyQrUrl = ({ url }: { url: string | null }) => {
  const t = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url ?? '');
      notify('profile.authenticator.copied', { type: 'success' });
    } catch {
      // Refused by the browser, or the page came over plain HTTP, where there is no clipboard.
      notify('profile.authenticator.copyFailed', { type: 'error' });
    }
  };
  return (
    <Button color="inherit" disabled={url === null} onClick={() => void copy()}>
      {t('profile.authenticator.copy')}
    </Button>
  );
};
