// Not MailOutlined, which shares a chunk, and with it the shell, with the administration.
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { paths } from '../../paths';
import { settings } from '../../settings';
import { CardHeading } from '../../ui/page/CardHeading';
import { QuietLink } from '../../ui/page/QuietLink';

const ContactSupportPage = () => {
  const t = useTranslate();
  const email = settings.supportEmail;
  return (
    <>
      <CardHeading title={t('contactSupport.title')}>{t('contactSupport.intro')}</CardHeading>
      <Stack sx={{ gap: 5, alignItems: 'flex-start' }}>
        <Button
          href={`mailto:${email}`}
          variant="contained"
          fullWidth
          startIcon={<EmailOutlined />}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {t('contactSupport.write', { email })}
        </Button>
        <QuietLink to={paths.login}>{t('contactSupport.back')}</QuietLink>
      </Stack>
    </>
  );
};

export default ContactSupportPage;
