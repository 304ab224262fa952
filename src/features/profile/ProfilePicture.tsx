import { Box, Button, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState, type ReactNode } from 'react';
import { displayName, initials, type User } from '../../model/users/user';
import { UserAvatar } from '../../ui/pictures/UserAvatar';
import { useField } from '../../ui/inputs/useField';
import { useObjectUrl } from '../../ui/inputs/PicturePreview';
import { lazyPart } from '../../ui/loading/lazyCode';

const PictureCrop = lazyPart(() => import('./PictureCrop'));

const acceptedTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

interface ProfilePictureProps {
  account: User;
  isEditing: boolean;
  action: ReactNode;
}

export const ProfilePicture = ({ account, isEditing, action }: ProfilePictureProps) => {
  const t = useTranslate();
  const field = useField<Blob | null>({ source: 'picture', label: 'profile.picture.label' });
  // ra-core turns null into ''.
  const picture = field.value || null;
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const preview = useObjectUrl(picture);

  const rejectFile = () => {
    setFile(null);
    notify('profile.picture.notImage', { type: 'error' });
  };
  const choose = (chosen: File | undefined) => {
    // Reset so that choosing the same file again fires a change event.
    if (input.current) input.current.value = '';
    if (!chosen) return;
    if (acceptedTypes.includes(chosen.type)) setFile(chosen);
    else rejectFile();
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      <UserAvatar
        size={88}
        picture={preview ?? account.picture_url ?? account.picture ?? null}
        initials={initials(account)}
        name={displayName(account)}
      />
      <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {displayName(account)}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {picture ? t('profile.picture.chosen') : account.email}
        </Typography>
      </Box>
      {isEditing && (
        <Box sx={buttonStyle}>
          <input
            ref={input}
            hidden
            type="file"
            aria-label={field.label}
            accept={acceptedTypes.join()}
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <Button variant="text" onClick={() => input.current?.click()}>
            {t(account.picture_url || picture ? 'profile.picture.replace' : 'profile.picture.choose')}
          </Button>
          {picture && (
            <Button variant="text" color="inherit" onClick={() => field.onChange(null)}>
              {t('profile.picture.undo')}
            </Button>
          )}
        </Box>
      )}
      {action}
      {file && (
        <PictureCrop
          file={file}
          onClose={() => setFile(null)}
          onError={rejectFile}
          onCrop={(cropped) => {
            setFile(null);
            field.onChange(cropped);
          }}
        />
      )}
    </Box>
  );
};

/** Below the name on phones, where the row has no place for them. */
const buttonStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  width: { xs: '100%', sm: 'auto' },
  order: { xs: 1, sm: 0 },
} as const;
