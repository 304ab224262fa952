import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState, type FormEvent } from 'react';
import { fieldSentences, isGone } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useTellFailure } from '../../../api/useTellFailure';
import { useUser } from '../../../auth/useAuth';
import type { ManagedUser } from '../../../model/managedUser';
import { sessionLimits, type RoleFlag } from '../../../model/userRoles';
import { detailFields, detailProblems, type DetailFields } from '../../../model/userRules';
import { useDraft } from '../../../ui/useDraft';
import { useSubmission } from '../../../ui/useSubmission';
import { accountKey } from '../fields/accountKey';
import { useUsersChanged } from '../fields/useUsersChanged';

export const detailFlags = ['is_active', 'is_staff', 'is_superuser'] as const satisfies readonly RoleFlag[];

type Draft = Partial<DetailFields> &
  Partial<Record<(typeof detailFlags)[number], boolean>> & { picture?: File | null };

const nothing: Draft = {};

const textsOf = (user: ManagedUser): DetailFields => ({
  email: user.email,
  first_name: user.first_name ?? '',
  last_name: user.last_name ?? '',
  title: user.title ?? '',
  max_active_sessions: String(user.max_active_sessions ?? sessionLimits.least),
});

/** What was typed over an account lies over what the server holds; Cancel takes it away (spec 2 §2.5, §4). */
export const useDetailsForm = (user: ManagedUser, onSaved: (after: ManagedUser) => void) => {
  const data = useData();
  const notify = useNotify();
  const client = useQueryClient();
  const usersChanged = useUsersChanged();
  const tell = useTellFailure();
  const me = useUser();
  const draft = useDraft<Draft>(me?.user_id ?? 0, nothing, 'details');
  const { busy, wait, submit } = useSubmission();
  const [isEditing, setEditing] = useState(Object.keys(draft.value).length > 0);
  const [wasEdited, setEdited] = useState(isEditing);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const saved = useRef(false);

  const { picture = null, ...typed } = draft.value;
  const stored = textsOf(user);
  const values = Object.fromEntries(
    detailFields.map((name) => [name, typed[name] ?? stored[name]]),
  ) as DetailFields;
  const flags = Object.fromEntries(
    detailFlags.map((flag) => [flag, typed[flag] ?? user[flag] ?? false]),
  ) as Record<(typeof detailFlags)[number], boolean>;
  const isDirty =
    detailFields.some((name) => values[name] !== stored[name]) ||
    detailFlags.some((flag) => flags[flag] !== (user[flag] ?? false)) ||
    picture !== null;

  const change = (part: Draft, name: string) => {
    draft.keep({ ...draft.value, ...part });
    setErrors(({ [name]: _mended, ...rest }) => rest);
  };
  const leave = () => {
    draft.keep(nothing);
    draft.drop();
    setErrors({});
    setEditing(false);
  };

  const save = async () => {
    const { max_active_sessions, ...texts } = values;
    const trimmed = Object.entries(texts).map(([name, text]) => [name, text.trim()] as const);
    const after = await data.updateUserAccount(user.user_id, {
      ...Object.fromEntries(trimmed),
      ...flags,
      max_active_sessions,
      ...(picture ? { picture } : {}),
    });
    leave();
    const now: ManagedUser = after ?? {
      ...user,
      ...texts,
      ...flags,
      max_active_sessions: Number(max_active_sessions),
    };
    client.setQueryData(accountKey(user.user_id), now);
    notify('userPages.details.saved', {
      type: 'success',
      messageArgs: { name: now.first_name || now.email },
    });
    void usersChanged();
    onSaved(now);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found: Partial<Record<string, string>> = detailProblems(values);
    setErrors(found);
    const first = detailFields.find((name) => found[name]);
    const field = first && event.currentTarget.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    if (first) return;
    void submit(save, (error) => {
      const said = fieldSentences(error, [...detailFields, 'picture']);
      setErrors(said);
      // Deleted elsewhere: the page says so.
      if (isGone(error)) void usersChanged();
      return tell('updateAccount', error, Object.values(said));
    });
  };

  return {
    values,
    flags,
    picture,
    errors,
    change,
    isEditing,
    isDirty,
    busy,
    wait,
    saved,
    onSubmit,
    leave,
    /** Whether editing has begun before, so that its button takes the focus again when it comes back. */
    wasEdited,
    edit: () => {
      setEditing(true);
      setEdited(true);
    },
  };
};

export type DetailsForm = ReturnType<typeof useDetailsForm>;
