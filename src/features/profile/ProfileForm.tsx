import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { useData } from '../../api/useData';
import { useRefusal } from '../../api/useNotifyError';
import { includesAuthenticator, mfaTypeOf } from '../../model/profile/mfa';
import { profileChange, profileValues, type ProfileValues } from '../../model/profile/profileEdit';
import type { User } from '../../model/users/user';
import { RecordForm } from '../../ui/form/RecordForm';
import { ProfileInputs } from './ProfileInputs';
import { useEndOfSession, useProfileChanged } from './useProfile';

interface ProfileFormProps {
  account: User;
  /** The account has an authenticator after a save: offer to set it up. */
  onSetUp: () => void;
  /** The second factor is another one after a save, and holds. */
  onFactorChanged: () => void;
}

/** Views, edits and saves one's own account (spec 1 §4 "Profile edit", §5 "Profile save"). */
export const ProfileForm = ({ account, onSetUp, onFactorChanged }: ProfileFormProps) => {
  const notify = useNotify();
  const data = useData();
  const refuse = useRefusal('saveAccount');
  const endOfSession = useEndOfSession();
  const profileChanged = useProfileChanged();
  const [isBegun, setBegun] = useState(false);
  const [saves, setSaves] = useState(0);
  const toggle = useRef<HTMLButtonElement>(null);

  const settle = async (change: Partial<User>) => {
    const held = await profileChanged(change);
    if (change.mfa_type && held?.mfa_type === change.mfa_type) onFactorChanged();
  };
  const save = async (values: ProfileValues) => {
    const change = profileChange(account, values);
    if (Object.keys(change).length === 0) return notify('profile.account.noChanges', { type: 'info' });
    const { picture: _file, ...texts } = change;
    const { message, pictureUrl } = await data.saveAccount(change);
    if (message) notify('error.fromServer', { type: 'success', messageArgs: { text: message } });
    else notify('profile.account.saved', { type: 'success' });
    void settle({ ...texts, ...(pictureUrl === undefined ? {} : { picture_url: pictureUrl }) });
    if (includesAuthenticator(change.mfa_type ?? mfaTypeOf(account))) onSetUp();
    return undefined;
  };
  const onSaved = () => {
    setBegun(false);
    setSaves(saves + 1);
    // The button that was pressed goes away; the focus must not go with it.
    toggle.current?.focus();
  };

  return (
    <RecordForm
      // Another id, and the form begins again from the account.
      record={{ ...profileValues(account), id: saves }}
      save={save}
      onSaved={onSaved}
      onRefused={(error, names) => (endOfSession(error) ? { errors: {}, wait: null } : refuse(error, names))}
    >
      <ProfileInputs account={account} isBegun={isBegun} onBegin={setBegun} toggle={toggle} />
    </RecordForm>
  );
};
