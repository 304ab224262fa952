import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldSentences, isLinkRefused } from '../../api/errors';
import type { ResetLink } from '../../api/actions/recovery';
import { useNotifyError } from '../../api/useNotifyError';
import { useAuth } from '../../auth/useAuth';
import { paths } from '../../paths';
import { CardHeading } from '../../ui/layout/CardHeading';
import { NewPasswordField } from '../../ui/inputs/NewPasswordField';
import { PasswordField } from '../../ui/inputs/PasswordField';
import { QuietLink } from '../../ui/layout/QuietLink';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFields } from '../../ui/form/useFields';
import { useSubmission } from '../../ui/form/useSubmission';
import { linkResetProblems, type PasswordFields } from './recoveryForm';
import { useNotifyDone } from './useReset';

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

/** The new password and its confirmation. A refused link leaves them standing and shows the way to a new one. */
const LinkResetForm = ({ link }: { link: ResetLink }) => {
  const t = useTranslate();
  const { values, bind, focus, check, refuse } = useFields(
    { new_password: '', confirm_new_password: '' },
    linkResetProblems,
  );
  const { reset, busy, wait, isRefused } = useLinkReset(link, refuse);
  const begin = useEffectEvent(() => focus('new_password'));
  useEffect(() => begin(), []);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (check()) void reset(values);
  };

  return (
    <>
      <CardHeading title={t('recovery.link.title')}>{t('recovery.link.intro')}</CardHeading>
      <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 5 }}>
        <NewPasswordField {...bind('new_password')} label={t('recovery.newPassword')} />
        <PasswordField
          {...bind('confirm_new_password')}
          autoComplete="new-password"
          label={t('recovery.link.confirm')}
        />
        {isRefused && <Alert severity="warning">{t('recovery.link.refused')}</Alert>}
        <SubmitButton
          fullWidth
          label={t('recovery.reset.submit')}
          busyLabel={t('recovery.reset.submitting')}
          busy={busy}
          wait={wait}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}>
          {isRefused && <QuietLink to={paths.passwordForget}>{t('recovery.link.newOne')}</QuietLink>}
          <QuietLink to={paths.login}>{t('recovery.back')}</QuietLink>
        </Stack>
      </Stack>
    </>
  );
};

/** Sets a new password by a mailed link (decisions §4 "Link reset"); whoever did signs in with it at /login. */
const useLinkReset = (link: ResetLink, refuse: (sentences: Partial<PasswordFields>) => void) => {
  const auth = useAuth();
  const notifyDone = useNotifyDone();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const { busy, wait, submit } = useSubmission();
  const [isRefused, setRefused] = useState(false);

  const reset = (passwords: PasswordFields) =>
    submit(
      async () => {
        notifyDone(await auth.resetByLink(link, passwords));
        auth.dropLocalSession();
        await navigate(paths.login, { replace: true });
      },
      (error) => {
        const sentences = fieldSentences(error, ['new_password', 'confirm_new_password']);
        refuse(sentences);
        setRefused(isLinkRefused(error));
        return notifyError('resetByLink', error, Object.values(sentences));
      },
    );

  return { reset, busy, wait, isRefused };
};
