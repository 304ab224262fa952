import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState, type FormEvent } from 'react';
import { fieldSentences } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useTellFailure } from '../../../api/useTellFailure';
import { readDay } from '../../../model/day';
import type { ManagedUser } from '../../../model/managedUser';
import { roleFlags, type RoleFlag } from '../../../model/userRoles';
import { editFields, editProblems, type EditFields } from '../../../model/userRules';
import { useFields } from '../../../ui/useFields';
import { useSubmission } from '../../../ui/useSubmission';
import { accountKey, usersKey } from '../fields/accountKey';
import { useToManagedUsers } from '../fields/useToManagedUsers';

const textsOf = (user: ManagedUser): EditFields => ({
  email: user.email,
  first_name: user.first_name ?? '',
  last_name: user.last_name ?? '',
  title: user.title ?? '',
  verified_until: readDay(user.verified_until ?? ''),
  password: '',
  confirm_password: '',
});

/** The form of the edit page (spec 2 §2.4, §5, contract §4 "Edit User page"). */
export const useEditUser = (user: ManagedUser) => {
  const data = useData();
  const notify = useNotify();
  const client = useQueryClient();
  const toUsers = useToManagedUsers();
  const tell = useTellFailure();
  const stored = textsOf(user);
  const fields = useFields<keyof EditFields>(stored, editProblems);
  const { busy, wait, submit } = useSubmission();
  const [turned, setTurned] = useState<Partial<Record<RoleFlag, boolean>>>({});
  const [picture, setPicture] = useState<File | null>(null);
  const [pictureError, setPictureError] = useState<string | undefined>();
  const saved = useRef(false);

  const roles = Object.fromEntries(
    roleFlags.map((flag) => [flag, turned[flag] ?? user[flag] ?? false]),
  ) as Record<RoleFlag, boolean>;
  const isDirty =
    editFields.some((name) => fields.values[name] !== stored[name]) ||
    roleFlags.some((flag) => roles[flag] !== (user[flag] ?? false)) ||
    picture !== null;

  const save = async () => {
    const { email, password, confirm_password, verified_until, ...names } = fields.values;
    const trimmed = Object.entries(names).map(([name, text]) => [name, text.trim()] as const);
    await data.editUserAccount(user.user_id, {
      // An account keeps its address, and its password where no other is given.
      ...(email.trim() ? { email: email.trim() } : {}),
      ...Object.fromEntries(trimmed),
      ...roles,
      verified_until,
      ...(password ? { password, confirm_password } : {}),
      ...(picture ? { picture } : {}),
    });
    saved.current = true;
    notify('userPages.edit.done', { type: 'success' });
    client.removeQueries({ queryKey: accountKey(user.user_id) });
    void client.invalidateQueries({ queryKey: usersKey });
    toUsers();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check()) return;
    void submit(save, (error) => {
      const said = fieldSentences(error, editFields);
      const ofPicture = fieldSentences(error, ['picture']).picture;
      fields.refuse(said);
      setPictureError(ofPicture);
      return tell('editAccount', error, [...Object.values(said), ...(ofPicture ? [ofPicture] : [])]);
    });
  };

  return {
    fields,
    roles,
    setRole: (flag: RoleFlag, value: boolean) => setTurned((all) => ({ ...all, [flag]: value })),
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
  };
};
