import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { paths } from '../../paths';
import { CardHeading } from '../../ui/layout/CardHeading';
import { QuietLink } from '../../ui/layout/QuietLink';
import { LinkResetForm } from './LinkResetForm';

interface LinkResetPageProps {
  /** Under `*` what the mailed address had behind /reset-password/: `{uidb64}/{token}`. */
  carried: Readonly<Partial<Record<string, string>>>;
}

/** /reset-password/{uidb64}/{token} (spec 1 §2 "Link reset"). After a reload the link is gone from memory. */
export const LinkResetPage = ({ carried }: LinkResetPageProps) => {
  const t = useTranslate();
  const [uidb64, token] = (carried['*'] ?? '').split('/');
  if (uidb64 && token) return <LinkResetForm link={{ uidb64, token }} />;
  return (
    <>
      <CardHeading title={t('recovery.link.goneTitle')} />
      <Stack sx={{ gap: 5 }}>
        <Alert severity="info">{t('recovery.link.gone')}</Alert>
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}>
          <QuietLink to={paths.passwordForget}>{t('recovery.link.newOne')}</QuietLink>
          <QuietLink to={paths.login}>{t('recovery.back')}</QuietLink>
        </Stack>
      </Stack>
    </>
  );
};
