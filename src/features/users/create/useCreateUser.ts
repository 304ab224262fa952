import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldSentences, tellingOf, type Telling } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useTellFailure } from '../../../api/useTellFailure';
import { useUser } from '../../../auth/useAuth';
import { atAdminTab } from '../../../model/adminTabs';
import { creationServices } from '../../../model/serviceAccess';
import type { ServiceKey } from '../../../model/services';
import type { ManagedUser } from '../../../model/managedUser';
import { roleFlags, type RoleFlag } from '../../../model/userRoles';
import { newUserProblems, noNewUser, type NewUserFields } from '../../../model/userRules';
import { paths } from '../../../paths';
import { useFields } from '../../../ui/useFields';
import { useSubmission } from '../../../ui/useSubmission';
import { usersKey } from '../fields/accountKey';

/** The second call of a creation: under way, done, or what to tell of its failure. */
export type ServicesStep = 'none' | 'running' | 'done' | Telling;

const noRoles: Record<RoleFlag, boolean> = {
  is_active: true,
  is_staff: false,
  is_verified: false,
  is_superuser: false,
};

/** The form of a new account, and what follows it (spec 2 §2.3, §4 "User creation"). */
export const useCreateUser = () => {
  const data = useData();
  const me = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const tell = useTellFailure();
  const fields = useFields<keyof NewUserFields>(noNewUser, newUserProblems);
  const { busy, wait, submit } = useSubmission();
  const [roles, setRoles] = useState(noRoles);
  const [services, setServices] = useState<ReadonlySet<ServiceKey>>(new Set());
  const [picture, setPicture] = useState<File | null>(null);
  const [pictureError, setPictureError] = useState<string | undefined>();
  const [created, setCreated] = useState<ManagedUser | null>(null);
  const [step, setStep] = useState<ServicesStep>('none');
  const saved = useRef(false);
  // Only superusers give services (contract §4 "Who may call what").
  const givesServices = Boolean(me?.is_superuser);

  const isDirty =
    Object.values(fields.values).some((text) => text !== '') ||
    roleFlags.some((flag) => roles[flag] !== noRoles[flag]) ||
    services.size > 0 ||
    picture !== null;

  const giveServices = async ({ user_id }: ManagedUser) => {
    setStep('running');
    try {
      const flags = creationServices.map((key) => [key, services.has(key)] as const);
      await data.saveServiceAccess(user_id, Object.fromEntries(flags));
      setStep('done');
    } catch (error) {
      setStep(tellingOf('saveServiceAccess', error));
    }
  };

  const create = async () => {
    const { email, first_name, last_name, title, ...passwords } = fields.values;
    const texts = { email, first_name, last_name, title };
    const trimmed = Object.entries(texts).map(([name, text]) => [name, text.trim()] as const);
    const values = { ...Object.fromEntries(trimmed), ...passwords, ...roles };
    const user = await data.createUserAccount(picture ? { ...values, picture } : values);
    saved.current = true;
    setCreated(user);
    void client.invalidateQueries({ queryKey: usersKey });
    if (givesServices) void giveServices(user);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check()) return;
    void submit(create, (error) => {
      const said = fieldSentences(error, Object.keys(noNewUser) as (keyof NewUserFields)[]);
      const ofPicture = fieldSentences(error, ['picture']).picture;
      fields.refuse(said);
      setPictureError(ofPicture);
      return tell('createUser', error, [...Object.values(said), ...(ofPicture ? [ofPicture] : [])]);
    });
  };

  return {
    fields,
    roles,
    setRole: (flag: RoleFlag, value: boolean) => setRoles((all) => ({ ...all, [flag]: value })),
    services,
    setService: (key: ServiceKey, value: boolean) =>
      setServices((all) => new Set(value ? [...all, key] : [...all].filter((other) => other !== key))),
    givesServices,
    picture,
    pictureError,
    setPicture: (file: File | null) => {
      setPicture(file);
      setPictureError(undefined);
    },
    busy,
    wait,
    isDirty,
    saved,
    onSubmit,
    created,
    step,
    retryServices: () => created && void giveServices(created),
    leave: () =>
      void navigate(paths.manage, { state: { ...atAdminTab('users'), createdUser: created ?? undefined } }),
  };
};
