import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tellingOf, type Telling } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useAuth } from '../../../auth/useAuth';
import { atAdminTab } from '../../../model/adminTabs';
import type { ManagedUser } from '../../../model/managedUser';
import { creationServices } from '../../../model/serviceAccess';
import type { ServiceKey } from '../../../model/services';
import { newUserProblems, noNewUser, type NewUserFields } from '../../../model/userRules';
import { paths } from '../../../paths';
import { useUsersChanged } from '../fields/useUsersChanged';
import { trimmed, useAccountForm, type TypedAccount } from '../fields/useAccountForm';

/** The second call of a creation: under way, done, or what to tell of its failure. */
export type ServicesStep = 'none' | 'running' | 'done' | Telling;

/** The form of a new account, and what follows it (spec 2 §2.3, §4 "User creation"). */
export const useCreateUser = () => {
  const t = useTranslate();
  const notify = useNotify();
  const data = useData();
  const auth = useAuth();
  const navigate = useNavigate();
  const usersChanged = useUsersChanged();
  const [services, setServices] = useState<ReadonlySet<ServiceKey>>(new Set());
  const [created, setCreated] = useState<ManagedUser | null>(null);
  const [step, setStep] = useState<ServicesStep>('none');
  const givesServices = auth.may('dic-services.give');

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  /** Told in the dialog, and once that was closed in a toast. */
  const tellFailure = (user: ManagedUser, error: unknown) => {
    const failure = tellingOf('saveServiceAccess', error);
    setStep(failure);
    if (!isLeft.current) return;
    const reason = t(failure.message, failure.messageArgs);
    notify('userPages.create.done.servicesFailedFor', {
      type: 'error',
      messageArgs: { reason, email: user.email },
      onRetry: () => void giveServices(user, () => notify('userPages.services.saved', { type: 'success' })),
    });
  };
  const giveServices = async (user: ManagedUser, onDone = () => setStep('done')) => {
    setStep('running');
    const flags = creationServices.map((key) => [key, services.has(key)] as const);
    try {
      await data.saveServiceAccess(user.user_id, Object.fromEntries(flags));
    } catch (error) {
      tellFailure(user, error);
      return;
    }
    onDone();
  };

  const save = async ({ texts, roles, upload }: TypedAccount<keyof NewUserFields>) => {
    const { password, confirm_password, ...names } = texts;
    const values = { ...trimmed(names), password, confirm_password, ...roles, ...upload };
    const user = await data.createUserAccount(values);
    setCreated(user);
    void usersChanged();
    if (givesServices) void giveServices(user);
  };

  const form = useAccountForm({
    texts: noNewUser,
    roles: { is_active: true },
    problemsOf: newUserProblems,
    call: 'createUser',
    save,
  });

  return {
    ...form,
    isDirty: form.isDirty || services.size > 0,
    services,
    setService: (key: ServiceKey, value: boolean) =>
      setServices((all) => new Set(value ? [...all, key] : [...all].filter((other) => other !== key))),
    givesServices,
    created,
    step,
    retryServices: () => created && void giveServices(created),
    leave: () => {
      // The page itself stays until the next one is loaded.
      isLeft.current = true;
      void navigate(paths.manage, { state: { ...atAdminTab('users'), createdUser: created ?? undefined } });
    },
  };
};
