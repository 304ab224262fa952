import { Box } from '@mui/material';
import { useState } from 'react';
import { lookOf } from './serviceLook';

/** The service's picture on a tile of its colour. It says nothing that the name does not say, so it has no text. */
export const ServiceIcon = ({ code, src }: { code: string; src: string | null }) => {
  const [broken, setBroken] = useState<string | null>(null);
  const { tint, Icon } = lookOf(code);
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
          src={src}
          alt=""
          width={48}
          height={48}
          style={{ objectFit: 'contain' }}
          onError={() => setBroken(src)}
        />
      ) : (
        <Icon aria-hidden />
      )}
    </Box>
  );
};
