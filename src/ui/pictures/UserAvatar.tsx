import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { serverUrl } from '../../paths';

interface UserAvatarProps {
  picture?: string | null | undefined;
  initials: string;
  name: string;
  size?: number;
}

/** Readable below white initials, in both schemes. Outside the theme, whose colours are part of every page. */
export const avatarColours = [
  '#0F766E',
  '#0369A1',
  '#4338CA',
  '#7E22CE',
  '#BE185D',
  '#B45309',
  '#3F6212',
  '#475569',
];

const Circle = styled('span', { shouldForwardProp: (name) => name !== 'tint' })<{ tint: number }>(
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
    color: theme.vars.palette.common.white,
    backgroundColor: avatarColours[tint % avatarColours.length],
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  }),
);

/** Gives equal names an equal tint. */
const getTint = (name: string): number =>
  Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0);

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
