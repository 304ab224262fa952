import Google from '@mui/icons-material/Google';
import LinkedIn from '@mui/icons-material/LinkedIn';
import Microsoft from '@mui/icons-material/Microsoft';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { socialProviders, socialLink, type SocialProvider } from '../../model/sign-in/socialLink';
import { errorMessageOf } from '../../api/errors';
import { useAuth } from '../../auth/useAuth';
import { settings } from '../../settings';

const Yahoo = () => (
  <SvgIcon fontSize="small">
    <path d="M2 7h4.6l2.7 6.6L12 7h4.5L9.8 22.5H5.3l1.9-4.2zM17.3 1.5h5l-4.4 10.4h-4.9zM17 13a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z" />
  </SvgIcon>
);

/** In the text's colour: the name beside it says which it is. */
const icons = { google: Google, linkedin: LinkedIn, microsoft: Microsoft, yahoo: Yahoo };

export const SocialButtons = () => {
  const t = useTranslate();
  const { failure, chosen, prepare, follow } = useSocialLinks();
  return (
    <Box sx={{ mt: 6 }}>
      <Typography
        variant="body2"
        component="h2"
        color="textSecondary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          mb: 4,
          '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
        }}
      >
        {t('signIn.or')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        {socialProviders.map((provider) => {
          const Icon = icons[provider];
          return (
            <Button
              key={provider}
              variant="outlined"
              color="inherit"
              startIcon={<Icon fontSize="small" />}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => void follow(provider)}
              loading={chosen === provider}
              disabled={chosen !== null}
              sx={{ borderColor: 'divider' }}
            >
              {t(`signIn.provider.${provider}`)}
            </Button>
          );
        })}
      </Box>
      {failure && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 3 }}>
          {t(failure)}
        </Typography>
      )}
    </Box>
  );
};

/** The form comes first; the links wait until somebody reaches for them, or for this long. */
const idleMs = 1500;

/** Asked for once; where that fails, the next press asks again. */
const useSocialLinks = () => {
  const auth = useAuth();
  const [failure, setFailure] = useState<string | null>(null);
  const [chosen, setChosen] = useState<SocialProvider | null>(null);
  const asked = useRef<ReturnType<typeof auth.socialLinks> | null>(null);
  const hasFailed = useRef(false);

  const failed = (error: unknown) => {
    asked.current = null;
    hasFailed.current = true;
    setChosen(null);
    setFailure(errorMessageOf('socialLinks', error).message);
  };

  const load = () => {
    asked.current ??= auth.socialLinks();
    return asked.current;
  };

  const prepare = () => {
    if (!hasFailed.current) load().catch(failed);
  };

  const follow = async (provider: SocialProvider) => {
    setFailure(null);
    setChosen(provider);
    try {
      const link = (await load())[`${provider}_login_link`];
      const address = socialLink(link, settings.apiUrl || location.origin);
      if (address === null) throw new Error('No address that may be followed.');
      auth.expectSocial(provider);
      location.assign(address);
    } catch (error) {
      failed(error);
    }
  };

  const prepareWhenIdle = useEffectEvent(prepare);
  useEffect(() => {
    const timer = setTimeout(() => prepareWhenIdle(), idleMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    // Back from the provider by the browser's button, the page is as it was left.
    const free = () => setChosen(null);
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, []);

  return { failure, chosen, prepare, follow };
};
