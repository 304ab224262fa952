import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState, type ReactNode } from 'react';
import { useData } from '../../api/useData';
import {
  includesAuthenticator,
  getMfaType,
  profileChange,
  profileValues,
  type ProfileValues,
} from '../../model/profile/profile';
import type { User } from '../../model/users/user';
import { RecordForm } from '../../ui/form/RecordForm';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { visuallyHidden } from '../../ui/styles';
import { fieldColumns, ProfileInputs } from './ProfileInputs';
import { useWithProof } from '../proof/useWithProof';
import { useProfile, useUpdateProfile, useProfileFormErrors } from './useProfile';
import { lazyPart } from '../../ui/loading/lazyCode';

const AuthenticatorDialog = lazyPart(() => import('./AuthenticatorDialog'));

interface AccountDetailsTabProps {
  onFactorChanged: () => void;
  sessionsAlert: ReactNode;
}

/** Spec 1 §2 "Profile page" 1, §4 "Profile edit", §5. */
export const AccountDetailsTab = ({ onFactorChanged, sessionsAlert }: AccountDetailsTabProps) => {
  const t = useTranslate();
  const { account, failure } = useProfile();
  const [isSettingUp, setSettingUp] = useState(false);
  return (
    <Stack sx={{ gap: 6 }}>
      <div>
        <Typography variant="h2">{t('profile.heading.account')}</Typography>
        <Typography color="textSecondary">{t('profile.account.line')}</Typography>
      </div>
      {failure && <LoadFailure {...failure} />}
      {!account && !failure && <DetailsSkeleton label={t('profile.account.loading')} />}
      {sessionsAlert}
      {account && (
        // Hidden overflow would keep the buttons from sticking.
        <Card sx={{ p: { xs: 4, sm: 6 }, overflow: 'visible' }}>
          <ProfileForm
            account={account}
            onSetUp={() => setSettingUp(true)}
            onFactorChanged={onFactorChanged}
          />
        </Card>
      )}
      {isSettingUp && (
        <AuthenticatorDialog
          title="profile.authenticator.setUp"
          isNew
          canCopy
          onClose={() => setSettingUp(false)}
          onVerified={onFactorChanged}
        />
      )}
    </Stack>
  );
};

interface ProfileFormProps {
  account: User;
  /** Called after a save when the method includes an authenticator. */
  onSetUp: () => void;
  onFactorChanged: () => void;
}

const ProfileForm = ({ account, onSetUp, onFactorChanged }: ProfileFormProps) => {
  const notify = useNotify();
  const data = useData();
  const onError = useProfileFormErrors('saveAccount');
  const updateProfile = useUpdateProfile();
  const { withProof, dialog } = useWithProof();
  const [isEditStarted, setEditStarted] = useState(false);
  const [saveCount, setSaveCount] = useState(0);
  const toggleRef = useRef<HTMLButtonElement>(null);

  const applyChange = async (change: Partial<User>) => {
    const saved = await updateProfile(change);
    if (change.mfa_type && saved?.mfa_type === change.mfa_type) onFactorChanged();
  };
  const save = async (values: ProfileValues) => {
    const change = profileChange(account, values);
    if (Object.keys(change).length === 0) return notify('profile.account.noChanges', { type: 'info' });
    const { picture: _picture, ...textChanges } = change;
    const { message, pictureUrl } = await withProof((proof) => data.saveAccount(change, proof));
    if (message) notify('error.fromServer', { type: 'success', messageArgs: { text: message } });
    else notify('profile.account.saved', { type: 'success' });
    void applyChange({ ...textChanges, ...(pictureUrl === undefined ? {} : { picture_url: pictureUrl }) });
    if (includesAuthenticator(change.mfa_type ?? getMfaType(account))) onSetUp();
    return undefined;
  };
  const onSaved = () => {
    setEditStarted(false);
    setSaveCount(saveCount + 1);
    // The Save button is removed, which would lose the focus.
    toggleRef.current?.focus();
  };

  return (
    <>
      <RecordForm
        // A new id resets the form to the account.
        record={{ ...profileValues(account), id: saveCount }}
        save={save}
        onSaved={onSaved}
        onError={onError}
      >
        <ProfileInputs
          account={account}
          isEditStarted={isEditStarted}
          onEdit={setEditStarted}
          toggleRef={toggleRef}
        />
      </RecordForm>
      {dialog}
    </>
  );
};

const DetailsSkeleton = ({ label }: { label: string }) => (
  <Card sx={{ p: { xs: 4, sm: 6 } }}>
    <output style={visuallyHidden}>{label}</output>
    {/* Holds the button below the picture on phones. */}
    <Box sx={{ height: { xs: 152, sm: 88 }, mb: 5 }}>
      <Skeleton variant="circular" width={88} height={88} />
    </Box>
    <Box sx={fieldColumns}>
      {['email', 'joined', 'title', 'first', 'last', 'method'].map((field) => (
        <Skeleton key={field} variant="rounded" height={66} />
      ))}
    </Box>
  </Card>
);
