import { Alert, Box, Card, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useUser } from '../../../auth/useAuth';
import { displayName } from '../../../model/user';
import type { ManagedUser } from '../../../model/managedUser';
import type { UserPlace } from '../../../model/userPlace';
import { PicturePreview } from '../../../ui/PicturePreview';
import { UnsavedChanges } from '../../../ui/UnsavedChanges';
import { mayChange } from '../fields/mayChange';
import { PictureInput } from '../fields/PictureInput';
import { RoleChanges } from '../fields/RoleChanges';
import { RoleFields } from '../fields/RoleFields';
import { DetailsActions } from './DetailsActions';
import { DetailsFields } from './DetailsFields';
import { OpenSessionsOffer } from './OpenSessionsOffer';
import { detailFlags, useDetailsForm } from './useDetailsForm';

const frame = { width: 160, height: 160, objectFit: 'cover', borderRadius: 2 } as const;

interface UserDetailsTabProps {
  user: ManagedUser;
  origin: UserPlace | null;
  onBack: () => void;
}

/** The account itself: read, then edited in place (spec 2 §2.5). */
export const UserDetailsTab = ({ user, origin, onBack }: UserDetailsTabProps) => {
  const t = useTranslate();
  const me = useUser();
  const [wasDeactivated, setDeactivated] = useState(false);
  const form = useDetailsForm(user, (after) => setDeactivated(Boolean(user.is_active && !after.is_active)));
  const { isEditing, flags, picture, errors } = form;
  const stored = user.picture_url ?? user.picture;
  return (
    <form noValidate onSubmit={form.onSubmit} aria-label={t('userPages.details.tab.details')}>
      <Stack sx={{ gap: 4 }}>
        {wasDeactivated && me?.is_superuser && <OpenSessionsOffer userId={user.user_id} />}
        {!mayChange(me, user) && (
          <Alert severity="info" variant="outlined">
            {t('userPages.details.superuserOnly')}
          </Alert>
        )}
        <Card
          sx={{
            p: { xs: 4, sm: 6 },
            display: 'grid',
            gap: 6,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 560px)' },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            {!isEditing && stored && (
              <PicturePreview
                picture={stored}
                alt={t('userPages.details.pictureOf', { name: displayName(user) })}
                frame={frame}
              />
            )}
            {!isEditing && !stored && <NoImage />}
            {isEditing && (
              <PictureInput
                current={stored}
                chosen={picture}
                error={errors['picture']}
                onChoose={(file) => form.change({ picture: file }, 'picture')}
              />
            )}
          </Box>
          <Stack sx={{ gap: 5, minWidth: 0 }}>
            <DetailsFields form={form} />
            <RoleFields
              flags={detailFlags}
              values={flags}
              onChange={(flag, value) => form.change({ [flag]: value }, flag)}
              readOnly={!isEditing}
            />
            <RoleChanges
              userId={user.user_id}
              before={isEditing ? { ...user, is_verified: false } : {}}
              after={isEditing ? flags : {}}
            />
            <DetailsActions user={user} form={form} origin={origin} onBack={onBack} />
          </Stack>
        </Card>
      </Stack>
      <UnsavedChanges when={form.isDirty} saved={form.saved} onDiscard={form.leave} />
    </form>
  );
};

const NoImage = () => {
  const t = useTranslate();
  return (
    <Box
      sx={{
        width: 160,
        height: 160,
        display: 'grid',
        placeItems: 'center',
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.default',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('userPages.details.noImage')}
      </Typography>
    </Box>
  );
};
