import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, type SubmitEvent } from 'react';
import type { ResetLink } from '../../api/actions/recovery';
import { linkResetProblems } from './recoveryForm';
import { paths } from '../../paths';
import { CardHeading } from '../../ui/layout/CardHeading';
import { NewPasswordField } from '../../ui/inputs/NewPasswordField';
import { PasswordField } from '../../ui/inputs/PasswordField';
import { QuietLink } from '../../ui/layout/QuietLink';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFields } from '../../ui/form/useFields';
import { useLinkReset } from './useLinkReset';

/** The new password and its confirmation. A refused link leaves them standing and shows the way to a new one. */
export const LinkResetForm = ({ link }: { link: ResetLink }) => {
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
