import { useRef, useState, type FormEvent } from 'react';
import { fieldSentences, isGone, type Call } from '../../../api/errors';
import { useTellFailure } from '../../../api/useTellFailure';
import { roleFlags, type RoleFlag } from '../../../model/userRoles';
import { useFields } from '../../../ui/useFields';
import { useSubmission } from '../../../ui/useSubmission';
import { useUsersChanged } from './useUsersChanged';

interface AccountFormParams<Name extends string> {
  /** The texts that the form begins with, in the order of its fields, and the roles. */
  texts: Record<Name, string>;
  roles: Partial<Record<RoleFlag, boolean>>;
  /** Message keys of what is wrong with the texts. */
  problemsOf: (texts: Record<Name, string>) => Partial<Record<Name, string>>;
  /** The row of the error catalogue for `save`. */
  call: Call;
  save: (typed: TypedAccount<Name>) => Promise<void>;
  /** What follows; by then the form no longer holds the page back. */
  done?: () => void;
}

export interface TypedAccount<Name extends string> {
  texts: Record<Name, string>;
  roles: Record<RoleFlag, boolean>;
  /** Holds `picture` where one was chosen. */
  upload: { picture?: File };
}

/** What the forms of a whole account share: texts, roles, a picture, and one way to send them (spec 2 §2.3, §2.4). */
export const useAccountForm = <Name extends string>(params: AccountFormParams<Name>) => {
  const { texts, problemsOf, call, save, done } = params;
  const tell = useTellFailure();
  const usersChanged = useUsersChanged();
  const fields = useFields<Name>(texts, problemsOf);
  const { busy, wait, submit } = useSubmission();
  const [turned, setTurned] = useState<Partial<Record<RoleFlag, boolean>>>({});
  const [picture, setPicture] = useState<File | null>(null);
  const [pictureError, setPictureError] = useState<string | undefined>();
  const saved = useRef(false);

  const storedRole = (flag: RoleFlag) => params.roles[flag] ?? false;
  const roles = Object.fromEntries(
    roleFlags.map((flag) => [flag, turned[flag] ?? storedRole(flag)]),
  ) as Record<RoleFlag, boolean>;
  const names = Object.keys(texts) as Name[];
  const isDirty =
    names.some((name) => fields.values[name] !== texts[name]) ||
    roleFlags.some((flag) => roles[flag] !== storedRole(flag)) ||
    picture !== null;

  const send = async () => {
    await save({ texts: fields.values, roles, upload: picture ? { picture } : {} });
    saved.current = true;
    done?.();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check()) return;
    void submit(send, (error) => {
      const said = fieldSentences(error, names);
      const ofPicture = fieldSentences(error, ['picture']).picture;
      fields.refuse(said);
      setPictureError(ofPicture);
      // Deleted elsewhere: the page says so.
      if (isGone(error)) void usersChanged();
      return tell(
        call,
        error,
        [...names.map((name) => said[name]), ofPicture].filter((text) => text !== undefined),
      );
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

/** Texts as they are sent: without the blanks around them. */
export const trimmed = <Name extends string>(texts: Record<Name, string>): Record<Name, string> =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, text.trim()])) as Record<
    Name,
    string
  >;
