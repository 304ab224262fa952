import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../api/useData';
import { useNotifyError } from '../../api/useNotifyError';
import {
  profileChange,
  missingTexts,
  type ProfileChange,
  type ProfileDraft,
  type ProfileText,
} from '../../model/profile/profileEdit';
import { includesAuthenticator, mfaTypeOf } from '../../model/profile/mfa';
import type { User } from '../../model/users/user';
import { useDraft } from '../../ui/form/useDraft';
import { useSubmission } from '../../ui/form/useSubmission';
import { useProfileChanged } from './useProfile';
import { useEndOfSession } from './useEndOfSession';

interface Followers {
  /** The form shows the account again. */
  onClosed: () => void;
  /** That text is the first to be filled in. */
  onMissing: (name: ProfileText) => void;
  /** The account has an authenticator after a save. */
  onSetUp: () => void;
  /** The second factor is another one after a save, and holds. */
  onFactorChanged: () => void;
}

/** Looking, editing, saving (spec 1 §4 "Profile edit"). What was typed is a draft: null while only looking. */
export const useProfileEdit = (account: User, followers: Followers) => {
  const { onClosed, onMissing, onSetUp, onFactorChanged } = followers;
  const notify = useNotify();
  const data = useData();
  const notifyError = useNotifyError();
  const endOfSession = useEndOfSession();
  const profileChanged = useProfileChanged();
  const { busy, wait, submit } = useSubmission();
  const { value: draft, keep, drop } = useDraft<ProfileDraft | null>(account.user_id, null, 'account');
  const [isChecked, setChecked] = useState(false);

  const close = () => {
    keep(null);
    drop();
    setChecked(false);
    onClosed();
  };

  const settle = async (change: Partial<User>) => {
    const held = await profileChanged(change);
    if (change.mfa_type && held?.mfa_type === change.mfa_type) onFactorChanged();
  };

  const send = async (change: ProfileChange) => {
    const { picture: _file, ...texts } = change;
    const { message, pictureUrl } = await data.saveAccount(change);
    if (message) notify('error.fromServer', { type: 'success', messageArgs: { text: message } });
    else notify('profile.account.saved', { type: 'success' });
    const picture = pictureUrl === undefined ? {} : { picture_url: pictureUrl };
    void settle({ ...texts, ...picture });
    close();
    if (includesAuthenticator(change.mfa_type ?? mfaTypeOf(account))) onSetUp();
  };

  const save = () => {
    const change = profileChange(account, draft ?? {});
    if (Object.keys(change).length === 0) {
      notify('profile.account.noChanges', { type: 'info' });
      return close();
    }
    setChecked(true);
    const [first] = missingTexts(account, draft ?? {});
    if (first) return onMissing(first);
    void submit(
      () => send(change),
      (error) => (endOfSession(error) ? null : notifyError('saveAccount', error)),
    );
  };

  return {
    draft: draft ?? {},
    isEditing: draft !== null,
    missing: draft && isChecked ? missingTexts(account, draft) : [],
    busy,
    wait,
    begin: () => keep({}),
    cancel: close,
    change: (part: ProfileDraft) => keep({ ...draft, ...part }),
    save,
  };
};
