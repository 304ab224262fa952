import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { socialProviders } from '../../model/sign-in/socialLink';
import { ProviderIcon } from './ProviderIcon';
import { useSocialLinks } from './useSocialLinks';

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
        {socialProviders.map((provider) => (
          <Button
            key={provider}
            variant="outlined"
            color="inherit"
            startIcon={<ProviderIcon provider={provider} />}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => void follow(provider)}
            loading={chosen === provider}
            disabled={chosen !== null}
            sx={{ borderColor: 'divider' }}
          >
            {t(`signIn.provider.${provider}`)}
          </Button>
        ))}
      </Box>
      {failure && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 3 }}>
          {t(failure)}
        </Typography>
      )}
    </Box>
  );
};
