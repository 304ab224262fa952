import { Box } from '@mui/material';
import { useCallback } from 'react';

interface PictureProps {
  /** An address, or a file that was just chosen. */
  picture: string | File;
  alt: string;
  /** Pixels. */
  size?: number;
}

/** The picture of an account, as it is stored or as it will be. */
export const Picture = ({ picture, alt, size = 96 }: PictureProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (typeof picture === 'string') {
        image.src = picture;
        return undefined;
      }
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return (
    <Box
      component="img"
      ref={show}
      alt={alt}
      sx={{
        width: size,
        height: size,
        objectFit: 'cover',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    />
  );
};
