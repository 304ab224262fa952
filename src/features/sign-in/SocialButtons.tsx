import Google from '@mui/icons-material/Google';
import Key from '@mui/icons-material/Key';
import LinkedIn from '@mui/icons-material/LinkedIn';
import Microsoft from '@mui/icons-material/Microsoft';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import {
  otherProviders as getOtherProviders,
  isSocialProvider,
  socialProviders,
  socialLink,
} from '../../model/sign-in/socialLink';
import { useAuth } from '../../auth/useAuth';
import { settings } from '../../settings';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { useTimeout } from '../../ui/useTimeout';

const Yahoo = () => (
  <SvgIcon fontSize="small">
    <path d="M2 7h4.6l2.7 6.6L12 7h4.5L9.8 22.5H5.3l1.9-4.2zM17.3 1.5h5l-4.4 10.4h-4.9zM17 13a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z" />
  </SvgIcon>
);

const icons = {
  google: Google,
  linkedin: LinkedIn,
  microsoft: Microsoft,
  yahoo: Yahoo,
};

/** Renders all providers; a deployment's styles hide those it does not offer (`src/brand`). */
export const SocialButtons = () => {
  const t = useTranslate();
  const { failure, chosenProvider, otherProviders, prefetch, startSignIn } = useSocialLinks();
  return (
    <Box data-providers sx={{ mt: 6 }}>
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
        {[...socialProviders, ...otherProviders].map((provider) => {
          const Icon = isSocialProvider(provider) ? icons[provider] : Key;
          return (
            <Button
              key={provider}
              data-provider={provider}
              variant="outlined"
              color="inherit"
              startIcon={<Icon fontSize="small" />}
              onPointerEnter={prefetch}
              onFocus={prefetch}
              onClick={() => void startSignIn(provider)}
              loading={chosenProvider === provider}
              disabled={chosenProvider !== null}
              sx={{ borderColor: 'divider' }}
            >
              {getLabel(provider) ?? t(`signIn.provider.${provider}`, { _: capitalize(provider) })}
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

const getLabel = (provider: string) =>
  settings.signInLabels
    .split('; ')
    .map((item) => item.trim())
    .find((item) => item.startsWith(`${provider}=`))
    ?.slice(provider.length + 1);

/** Label of a provider without a name in the texts or settings. */
const capitalize = (provider: string) => provider.charAt(0).toUpperCase() + provider.slice(1);

const areProvidersOffered = !settings.signInProviders.includes('none');

const getServerOrigin = () => settings.apiUrl || location.origin;

/** Delays fetching the links, unless hovered or focused, so that they do not slow down the form. */
const idleMs = 1500;

/** Fetches the links once; after a failure the next click fetches them again. */
const useSocialLinks = () => {
  const { signIn } = useAuth();
  const [failure, setFailure] = useState<string | null>(null);
  const [chosenProvider, setChosenProvider] = useState<string | null>(null);
  const [otherProviders, setOtherProviders] = useState<readonly string[]>([]);
  const linksRef = useRef<ReturnType<typeof signIn.socialLinks> | null>(null);
  const hasFailed = useRef(false);

  const handleFailure = () => {
    linksRef.current = null;
    hasFailed.current = true;
    setChosenProvider(null);
    setFailure('signIn.socialLoadFailed');
  };

  const load = () => {
    linksRef.current ??= signIn.socialLinks().then((loadedLinks) => {
      setOtherProviders(getOtherProviders(loadedLinks, getServerOrigin()));
      return loadedLinks;
    });
    return linksRef.current;
  };

  const prefetch = () => {
    if (!hasFailed.current) load().catch(handleFailure);
  };

  const startSignIn = async (provider: string) => {
    setFailure(null);
    setChosenProvider(provider);
    try {
      const link = (await load())[`${provider}_login_link`];
      const address = socialLink(link, getServerOrigin());
      if (address === null) throw new Error("The provider's link is not allowed.");
      signIn.expectSocial(provider);
      location.assign(address);
    } catch {
      handleFailure();
    }
  };

  useTimeout(prefetch, areProvidersOffered ? idleMs : null);
  // The back/forward cache restores the page with its buttons disabled.
  useWindowEvent('pageshow', () => setChosenProvider(null));

  return { failure, chosenProvider, otherProviders, prefetch, startSignIn };
};
