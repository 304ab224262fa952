import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { PageHeading } from '../../ui/page/PageHeading';
import { QuietLink } from '../../ui/page/QuietLink';

interface ErrorScreenProps {
  messageKey: 'shell.notFound' | 'shell.accessDenied' | 'shell.crashed' | 'shell.notLoaded';
  role?: 'alert';
  children: ReactNode;
}

export const ErrorScreen = ({ messageKey, role, children }: ErrorScreenProps) => {
  const t = useTranslate();
  return (
    <Box
      {...(role ? { role } : {})}
      sx={({ widths }) => ({
        py: { xs: 10, sm: 20 },
        px: 4,
        maxWidth: widths.form,
        mx: 'auto',
        textAlign: 'center',
      })}
    >
      <Box
        component="svg"
        viewBox="0 0 240 64"
        aria-hidden
        sx={{ width: '100%', maxWidth: 240, color: 'primary.main', mb: 6 }}
      >
        <path
          d="M4 40h48l12-28 18 44 14-26 6 10h134"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Box>
      <PageHeading>{t(`${messageKey}.title`)}</PageHeading>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 6 }}>
        {t(`${messageKey}.text`)}
      </Typography>
      {children}
    </Box>
  );
};

interface BackHomeProps {
  messageKey: 'shell.notFound' | 'shell.accessDenied';
  children?: ReactNode;
}

const BackHome = ({ messageKey, children }: BackHomeProps) => {
  const t = useTranslate();
  return (
    <ErrorScreen messageKey={messageKey}>
      <Button component={Link} to={paths.dashboard} variant="contained">
        {t(`${messageKey}.home`)}
      </Button>
      {children}
    </ErrorScreen>
  );
};

export const NotFound = () => <BackHome messageKey="shell.notFound" />;

export const AccessDenied = () => {
  const t = useTranslate();
  return (
    <BackHome messageKey="shell.accessDenied">
      <Box sx={{ mt: 4 }}>
        <QuietLink to={paths.contactSupport}>{t('contactSupport.title')}</QuietLink>
      </Box>
    </BackHome>
  );
};
