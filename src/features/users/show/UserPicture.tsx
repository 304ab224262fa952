import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { UserRecord } from '../../../model/users/userRecord';
import { displayName } from '../../../model/users/user';
import { PicturePreview } from '../../../ui/inputs/PicturePreview';

const frame = { width: 160, height: 160, objectFit: 'cover', borderRadius: 2 } as const;

/** The picture of an account, or that there is none. */
export const UserPicture = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const picture = user.picture_url ?? user.picture;
  if (picture)
    return (
      <PicturePreview
        picture={picture}
        alt={t('userPages.details.pictureOf', { name: displayName(user) })}
        frame={frame}
      />
    );
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
