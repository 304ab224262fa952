import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { serverUrl } from '../../paths';

interface PictureTileProps {
  src: string | null;
  tint?: 'primary' | 'info' | 'success' | 'warning' | 'error';
  children: ReactNode;
}

const Tile = styled('div')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: 12,
  overflow: 'hidden',
  backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
  '& > img': { objectFit: 'contain' },
});

export const PictureTile = ({ src, tint = 'primary', children }: PictureTileProps) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <Tile style={{ color: `var(--mui-palette-${tint}-main)` }}>
      {src && src !== brokenUrl ? (
        <img src={serverUrl(src)} alt="" width={48} height={48} onError={() => setBrokenUrl(src)} />
      ) : (
        children
      )}
    </Tile>
  );
};
