import Google from '@mui/icons-material/Google';
import LinkedIn from '@mui/icons-material/LinkedIn';
import Microsoft from '@mui/icons-material/Microsoft';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { socialProviders } from '../../model/sign-in/socialLink';
import { useSocialLinks } from './useSocialLinks';

const Yahoo = () => (
  <SvgIcon fontSize="small">
    <path d="M2 7h4.6l2.7 6.6L12 7h4.5L9.8 22.5H5.3l1.9-4.2zM17.3 1.5h5l-4.4 10.4h-4.9zM17 13a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z" />
  </SvgIcon>
);

/** In the text's colour: the name beside it says which it is. */
const icons = { google: Google, linkedin: LinkedIn, microsoft: Microsoft, yahoo: Yahoo };

/** Sign-in through an identity provider (spec 1 §2 "Login screen"). */
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
