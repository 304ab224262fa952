import { useNotify, useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { getMaxLengths } from '../../model/fromContract';
import { useFormErrors } from '../../api/useNotifyError';
import { useAuth } from '../../auth/useAuth';
import { useFollowStep } from '../../auth/useFollowStep';
import { parseReturnTo } from '../../model/sign-in/landingPath';
import { paths } from '../../paths';
import { PublicForm } from '../../ui/form/PublicForm';
import { usePublicForm } from '../../ui/form/usePublicForm';
import { NewPasswordFields } from '../../ui/inputs/NewPasswordField';
import { LabelledEmailField, LabelledTextField } from '../../ui/inputs/LabelledTextField';
import { CardHeading } from '../../ui/page/CardHeading';
import { QuietLink } from '../../ui/page/QuietLink';
import { isEmail, minPassword } from '../../model/users/accountRules';

/** /register (spec 1 §2 "Registration", decisions §2 "After registration"). */
const RegisterPage = () => {
  const t = useTranslate();
  const { signIn } = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const follow = useFollowStep();
  const returnTo = parseReturnTo(useLocation().state);

  const onSend = async (fields: RegistrationFields) => {
    const [email, last_name] = [fields.email.trim(), fields.last_name.trim()];
    const next = await signIn.byRegistration({ ...fields, email, last_name });
    if (next) await follow(next);
    else await navigate(paths.login, { replace: true, state: returnTo });
    // Comes last, because a step of the sign-in clears the toasts.
    notify('registration.success', { type: 'success' });
  };
  const { bind, form } = usePublicForm({
    initialValues: emptyRegistration,
    maxLengths: getMaxLengths('registerUser'),
    validate: findRegistrationProblems,
    autoFocus: 'email',
    onSend,
    onError: useFormErrors('register'),
  });

  return (
    <>
      <CardHeading title={t('registration.title')}>{t('registration.intro')}</CardHeading>
      <PublicForm
        form={form}
        submit="registration.submit"
        submitting="registration.submitting"
        links={
          <QuietLink to={paths.login} state={returnTo}>
            {t('registration.haveOne')}
          </QuietLink>
        }
      >
        <LabelledEmailField {...bind('email')} label={t('signIn.email')} />
        <LabelledTextField {...bind('last_name')} autoComplete="name" label={t('registration.fullName')} />
        <NewPasswordFields
          password={{ ...bind('password'), label: t('signIn.password') }}
          confirmation={{ ...bind('confirm_password'), label: t('registration.confirmPassword') }}
          minLength={minPassword}
        />
      </PublicForm>
    </>
  );
};

export default RegisterPage;

const emptyRegistration = { email: '', last_name: '', password: '', confirm_password: '' };

type RegistrationFields = typeof emptyRegistration;

/** Maps each invalid field to its message key. */
export const findRegistrationProblems = (
  fields: RegistrationFields,
): Partial<Record<keyof RegistrationFields, string>> => ({
  ...(!isEmail(fields.email.trim()) && { email: 'registration.emailInvalid' }),
  ...(fields.email.trim() === '' && { email: 'registration.emailMissing' }),
  ...(fields.last_name.trim() === '' && { last_name: 'registration.nameMissing' }),
  ...(fields.password.length < minPassword && { password: 'registration.passwordShort' }),
  ...(fields.password === '' && { password: 'registration.passwordMissing' }),
  ...(fields.confirm_password !== fields.password && {
    confirm_password: 'registration.confirmationDiffers',
  }),
  ...(fields.confirm_password === '' && { confirm_password: 'registration.confirmationMissing' }),
});
