import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { getMaxLengths } from '../../model/fromContract';
import { useFormErrors } from '../../api/useNotifyError';
import { parseReturnTo } from '../../model/sign-in/landingPath';
import { minPassword } from '../../model/users/accountRules';
import { paths } from '../../paths';
import { LinkRow, PublicForm } from '../../ui/form/PublicForm';
import { ResendButton } from '../../ui/form/ResendButton';
import { usePublicForm } from '../../ui/form/usePublicForm';
import { NewPasswordFields } from '../../ui/inputs/NewPasswordField';
import { LabelledEmailField, LabelledTextField } from '../../ui/inputs/LabelledTextField';
import { CardHeading } from '../../ui/page/CardHeading';
import { QuietLink } from '../../ui/page/QuietLink';
import { getEmail, findForgotPasswordProblems, findResetProblems, type ResetFields } from './recoveryForm';
import { useReset, useResetCode } from './useReset';

const empty: ResetFields = { email: '', password_reset_code: '', new_password: '', confirm_new_password: '' };

/** /password-forget/reset (spec 1 §2). */
const ResetPage = () => {
  const t = useTranslate();
  const state: unknown = useLocation().state;
  const knownEmail = getEmail(state);
  const code = useResetCode();
  const { values, bind, setErrors, form } = usePublicForm({
    initialValues: { ...empty, email: knownEmail },
    maxLengths: getMaxLengths('resetPassword'),
    validate: findResetProblems,
    autoFocus: knownEmail ? 'password_reset_code' : 'email',
    onSend: useReset(),
    onError: useFormErrors('resetByCode'),
  });

  const resend = async (): Promise<number | null> => {
    const { email: problem } = findForgotPasswordProblems(values);
    if (problem) {
      setErrors({ email: t(problem) });
      return 0;
    }
    return code.send(values.email.trim()).then(() => null, code.notifyFailure);
  };

  return (
    <>
      <CardHeading title={t('recovery.reset.title')}>
        {knownEmail ? t('recovery.reset.introTo', { email: knownEmail }) : t('recovery.reset.intro')}
      </CardHeading>
      <PublicForm
        form={form}
        submit="recovery.reset.submit"
        submitting="recovery.reset.submitting"
        links={
          <LinkRow>
            <ResendButton
              label={t('recovery.reset.resend')}
              {...(knownEmail ? {} : { seconds: 0 })}
              onResend={resend}
            />
            <QuietLink to={paths.login} state={parseReturnTo(state)}>
              {t('signIn.back')}
            </QuietLink>
          </LinkRow>
        }
      >
        <LabelledEmailField {...bind('email')} label={t('recovery.email')} />
        <LabelledTextField
          {...bind('password_reset_code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          label={t('recovery.code')}
        />
        <NewPasswordFields
          password={{ ...bind('new_password'), label: t('recovery.newPassword') }}
          confirmation={{ ...bind('confirm_new_password'), label: t('recovery.confirm') }}
          minLength={minPassword}
        />
      </PublicForm>
    </>
  );
};

export default ResetPage;
