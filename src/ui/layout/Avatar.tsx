import MuiAvatar from '@mui/material/Avatar';
import { serverAddress } from '../../paths';

interface AvatarProps {
  picture?: string | null | undefined;
  letters: string;
  size?: number;
}

/** A user's picture or letters (spec 2 §2.9). Decorative: the name stands beside it or in the control. */
export const Avatar = ({ picture, letters, size = 36 }: AvatarProps) => (
  <MuiAvatar
    aria-hidden
    alt=""
    {...(picture ? { src: serverAddress(picture) } : {})}
    sx={{
      width: size,
      height: size,
      fontSize: size * 0.38,
      fontWeight: 600,
      color: 'primary.contrastText',
      bgcolor: 'primary.main',
    }}
  >
    {letters}
  </MuiAvatar>
);
