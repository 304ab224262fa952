import { Box, Button, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AuthenticatorSetup } from '../../api/actions/profile';
import { visuallyHidden } from '../../ui/page/visuallyHidden';

const size = 208;
/** Has the length of a real address, so that the blurred pattern looks alike. */
const placeholderUrl =
  'otpauth://totp/hidden?secret=NOTHINGISHEREUNTILITISSHOWN&issuer=hidden&algorithm=SHA1';

/** Shows a blurred placeholder until the user reveals the secret. */
export const QrCode = ({ setup }: { setup: AuthenticatorSetup | null }) => {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  const shown = isShown ? setup : null;
  return (
    <Box aria-busy={setup === null} sx={{ display: 'grid', justifyItems: 'center', gap: 3 }}>
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          borderRadius: 2,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {shown ? (
          <QRCodeSVG value={shown.url} size={size} marginSize={4} title={t('profile.authenticator.qrCode')} />
        ) : (
          <Box aria-hidden sx={{ display: 'flex', filter: 'blur(8px)', opacity: setup ? 1 : 0.3 }}>
            <QRCodeSVG value={placeholderUrl} size={size} marginSize={4} />
          </Box>
        )}
      </Box>
      {setup && !shown && <span style={visuallyHidden}>{t('profile.authenticator.hidden')}</span>}
      {setup ? (
        <Button variant="outlined" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'profile.authenticator.hide' : 'profile.authenticator.show')}
        </Button>
      ) : (
        <Typography component="output" color="textSecondary">
          {t('profile.authenticator.loading')}
        </Typography>
      )}
      {shown && <ManualCode code={shown.manualCode} />}
    </Box>
  );
};

const ManualCode = ({ code }: { code: string }) => {
  const t = useTranslate();
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Typography variant="caption" color="textSecondary">
        {t('profile.authenticator.manualCode')}
      </Typography>
      <Typography
        sx={{ fontFamily: 'monospace', letterSpacing: '0.08em', overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {code}
      </Typography>
    </Box>
  );
};
