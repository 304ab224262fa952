import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { serverUrl } from '../../paths';

interface UserAvatarProps {
  picture?: string | null | undefined;
  initials: string;
  name: string;
  size?: number;
}

/** Each has a readable colour of text in both schemes. */
const avatarTints = ['primary', 'info', 'success', 'warning', 'secondary'] as const;

type Tint = (typeof avatarTints)[number];

const Circle = styled('span', { shouldForwardProp: (name) => name !== 'tint' })<{ tint: Tint }>(
  ({ theme, tint }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderRadius: '50%',
    overflow: 'hidden',
    userSelect: 'none',
    fontFamily: theme.typography.fontFamily,
    fontWeight: 600,
    lineHeight: 1,
    color: theme.vars.palette[tint].contrastText,
    backgroundColor: theme.vars.palette[tint].main,
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  }),
);

/** Gives equal names an equal tint. */
const getTint = (name: string): Tint => {
  const sum = Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((all, code) => all + code, 0);
  return avatarTints[sum % avatarTints.length] ?? 'primary';
};

/** Decorative (spec 2 §2.9). A single element, because every table row has one. */
export const UserAvatar = ({ picture, initials, name, size = 36 }: UserAvatarProps) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <Circle aria-hidden tint={getTint(name)} style={{ width: size, height: size, fontSize: size * 0.38 }}>
      {picture && picture !== brokenUrl ? (
        <img src={serverUrl(picture)} alt="" onError={() => setBrokenUrl(picture)} />
      ) : (
        initials
      )}
    </Circle>
  );
};
