import { useNotify, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { RecordForm } from '../../../ui/form/RecordForm';
import { UnsavedForm } from '../../../ui/form/UnsavedForm';
import { EndSessionsOffer } from '../../sessions';
import type { ListLocation } from '../listLocation';
import { type TypedUser, typedUserOf, userDetails } from '../userForms';
import { useUserRefusal, useUsersChanged } from '../usersCache';
import { Edit } from '../../../ui/views';
import { DetailsForm } from './DetailsForm';

interface DetailsTabProps {
  origin: ListLocation | null;
  onBack: () => void;
}

const queryOptions = { onError: () => undefined, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** The account itself: read, then edited in place (spec 2 §2.5, §4). */
export const DetailsTab = ({ origin, onBack }: DetailsTabProps) => {
  const user = useRecordContext<UserRecord>();
  const t = useTranslate();
  const me = useUser();
  const notify = useNotify();
  const usersChanged = useUsersChanged();
  const [isEditing, setEditing] = useState(false);
  const [wasDeactivated, setDeactivated] = useState(false);
  const onRefused = useUserRefusal('updateAccount');
  const onSaved = (_record: unknown, typed: Record<string, unknown>) => {
    const { first_name, email, is_active } = typed as unknown as TypedUser;
    setEditing(false);
    notify('userPages.details.saved', { type: 'success', messageArgs: { name: first_name.trim() || email } });
    void usersChanged();
    setDeactivated(Boolean(user?.is_active && !is_active));
  };
  if (!user) return null;
  return (
    <Edit queryOptions={queryOptions} transform={userDetails}>
      <RecordForm
        label={t('userPages.details.tab.details')}
        record={typedUserOf(user)}
        onSaved={onSaved}
        onRefused={onRefused}
      >
        {wasDeactivated && me?.is_superuser && (
          <EndSessionsOffer
            withCurrent
            userId={user.user_id}
            severity="warning"
            text="userPages.details.deactivated"
            end="userPages.details.endSessions"
          />
        )}
        <DetailsForm user={user} origin={origin} isEditing={isEditing} onEdit={setEditing} onBack={onBack} />
        <UnsavedForm userId={me?.user_id ?? 0} name="details" />
      </RecordForm>
    </Edit>
  );
};
