import AppsOutlined from '@mui/icons-material/AppsOutlined';
import { Box } from '@mui/material';
import { useState } from 'react';

/** The picture of a service, or a stand-in. It says nothing that the name does not say, so it has no text. */
export const CatalogueIcon = ({ src }: { src: string | null }) => {
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
        color: 'primary.main',
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
        <AppsOutlined aria-hidden />
      )}
    </Box>
  );
};
