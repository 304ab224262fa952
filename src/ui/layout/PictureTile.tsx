import { Box } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { serverAddress } from '../../paths';

interface PictureTileProps {
  src: string | null;
  tint?: 'primary' | 'info' | 'success' | 'warning' | 'error';
  children: ReactNode;
}

export const PictureTile = ({ src, tint = 'primary', children }: PictureTileProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 48,
        height: 48,
        borderRadius: '12px',
        overflow: 'hidden',
        color: `${tint}.main`,
        backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
      }}
    >
      {src && src !== broken ? (
        <img
          src={serverAddress(src)}
          alt=""
          width={48}
          height={48}
          style={{ objectFit: 'contain' }}
          onError={() => setBroken(src)}
        />
      ) : (
        children
      )}
    </Box>
  );
};
