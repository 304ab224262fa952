import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResetLink } from '../../api/actions/recovery';
import { isLinkRefused, useNotifyPasswordSet } from './useReset';
import { getMaxLengths } from '../../model/fromContract';
import { useFormErrors } from '../../api/useNotifyError';
import { useAuth } from '../../auth/useAuth';
import { minPassword } from '../../model/users/accountRules';
import { paths } from '../../paths';
import { LinkRow, PublicForm } from '../../ui/form/PublicForm';
import { usePublicForm } from '../../ui/form/usePublicForm';
import { NewPasswordFields } from '../../ui/inputs/NewPasswordField';
import { CardHeading } from '../../ui/page/CardHeading';
import { QuietLink } from '../../ui/page/QuietLink';
import { lazyPart } from '../../ui/loading/lazyCode';
import { findLinkResetProblems } from './recoveryForm';

const Alert = lazyPart(() => import('@mui/material/Alert'));

interface LinkResetPageProps {
  /** `*` is `{uidb64}/{token}`. */
  urlParams: Readonly<Partial<Record<string, string>>>;
}

/** /reset-password/{uidb64}/{token} (spec 1 §2 "Link reset"). A reload loses the link, because it is only in memory. */
const LinkResetPage = ({ urlParams }: LinkResetPageProps) => {
  const t = useTranslate();
  const [uidb64, token] = (urlParams['*'] ?? '').split('/');
  if (uidb64 && token) return <ResetByLinkForm link={{ uidb64, token }} />;
  return (
    <>
      <CardHeading title={t('recovery.link.goneTitle')} />
      <Stack sx={{ gap: 5 }}>
        <Alert severity="info">{t('recovery.link.gone')}</Alert>
        <LinkRow>
          <QuietLink to={paths.passwordForget}>{t('recovery.link.newOne')}</QuietLink>
          <QuietLink to={paths.login}>{t('signIn.back')}</QuietLink>
        </LinkRow>
      </Stack>
    </>
  );
};

export default LinkResetPage;

const ResetByLinkForm = ({ link }: { link: ResetLink }) => {
  const t = useTranslate();
  const auth = useAuth();
  const notifyDone = useNotifyPasswordSet();
  const navigate = useNavigate();
  const handleError = useFormErrors('resetByLink');
  const [isRefused, setRefused] = useState(false);
  const { bind, form } = usePublicForm({
    initialValues: { new_password: '', confirm_new_password: '' },
    maxLengths: getMaxLengths('setPasswordByLink'),
    validate: findLinkResetProblems,
    autoFocus: 'new_password',
    onSend: async (passwords) => {
      notifyDone(await auth.recovery.resetByLink(link, passwords));
      void auth.endSession('replaced');
      await navigate(paths.login, { replace: true });
    },
    onError: (error, names) => {
      setRefused(isLinkRefused(error));
      return handleError(error, names);
    },
  });

  return (
    <>
      <CardHeading title={t('recovery.reset.title')}>{t('recovery.link.intro')}</CardHeading>
      <PublicForm
        form={form}
        submit="recovery.reset.submit"
        submitting="recovery.reset.submitting"
        links={
          <LinkRow>
            {isRefused && <QuietLink to={paths.passwordForget}>{t('recovery.link.newOne')}</QuietLink>}
            <QuietLink to={paths.login}>{t('signIn.back')}</QuietLink>
          </LinkRow>
        }
      >
        <NewPasswordFields
          password={{ ...bind('new_password'), label: t('recovery.newPassword') }}
          confirmation={{ ...bind('confirm_new_password'), label: t('recovery.link.confirm') }}
          minLength={minPassword}
        />
        {isRefused && <Alert severity="warning">{t('recovery.link.refused')}</Alert>}
      </PublicForm>
    </>
  );
};
