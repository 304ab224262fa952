import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useData } from '../../../api/useData';
import { readDay } from '../../../model/day';
import type { ManagedUser } from '../../../model/managedUser';
import { editProblems, type EditFields } from '../../../model/userRules';
import { accountKey } from '../fields/accountKey';
import { useUsersChanged } from '../fields/useUsersChanged';
import { trimmed, useAccountForm, type TypedAccount } from '../fields/useAccountForm';
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
  const usersChanged = useUsersChanged();
  const toUsers = useToManagedUsers();
  const save = async ({ texts, roles, upload }: TypedAccount<keyof EditFields>) => {
    const { password, confirm_password, ...others } = texts;
    const { email, ...names } = trimmed(others);
    await data.editUserAccount(user.user_id, {
      // An account keeps its address, and its password where no other is given.
      ...(email ? { email } : {}),
      ...names,
      ...roles,
      ...(password ? { password, confirm_password } : {}),
      ...upload,
    });
  };
  const done = () => {
    notify('userPages.edit.done', { type: 'success' });
    client.removeQueries({ queryKey: accountKey(user.user_id) });
    void usersChanged();
    toUsers();
  };
  return useAccountForm({
    texts: textsOf(user),
    roles: user,
    problemsOf: editProblems,
    call: 'editAccount',
    save,
    done,
  });
};
