import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { ErrorFrame } from '../../ui/page/ErrorFrame';
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
    <ErrorFrame
      {...(role && { role })}
      heading={<PageHeading>{t(`${messageKey}.title`)}</PageHeading>}
      text={t(`${messageKey}.text`)}
    >
      {children}
    </ErrorFrame>
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
