import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { getMaxLengths } from '../../model/fromContract';
import { fieldMessages } from '../../api/errors';
import { parseReturnTo } from '../../model/sign-in/landingPath';
import { paths } from '../../paths';
import { LinkRow, PublicForm } from '../../ui/form/PublicForm';
import { usePublicForm } from '../../ui/form/usePublicForm';
import { LabelledEmailField } from '../../ui/inputs/LabelledTextField';
import { CardHeading } from '../../ui/page/CardHeading';
import { QuietLink } from '../../ui/page/QuietLink';
import { getEmail, findForgotPasswordProblems } from './recoveryForm';
import { useResetCode } from './useReset';

/** /password-forget (spec 1 §2). */
const ForgetPage = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const resetState = (email: string) => ({ ...parseReturnTo(state), email: email.trim() });
  const code = useResetCode();
  const { values, bind, form } = usePublicForm({
    initialValues: { email: getEmail(state) },
    maxLengths: getMaxLengths('resetPassword'),
    validate: findForgotPasswordProblems,
    autoFocus: 'email',
    onSend: async ({ email }) => {
      await code.send(email.trim());
      await navigate(paths.passwordForgetReset, { state: resetState(email) });
    },
    onError: (error, names) => ({ errors: fieldMessages(error, names), wait: code.notifyFailure(error) }),
  });

  return (
    <>
      <CardHeading title={t('recovery.forget.title')}>{t('recovery.forget.intro')}</CardHeading>
      <PublicForm
        form={form}
        submit="recovery.forget.submit"
        submitting="action.sending"
        links={
          <LinkRow>
            <QuietLink to={paths.passwordForgetReset} state={resetState(values.email)}>
              {t('recovery.forget.haveCode')}
            </QuietLink>
            <QuietLink to={paths.login} state={parseReturnTo(state)}>
              {t('signIn.back')}
            </QuietLink>
          </LinkRow>
        }
      >
        <LabelledEmailField {...bind('email')} label={t('recovery.email')} />
      </PublicForm>
    </>
  );
};

export default ForgetPage;
