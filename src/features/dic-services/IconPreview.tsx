import { Box } from '@mui/material';
import { useCallback } from 'react';

interface IconPreviewProps {
  /** An address, or a file that was just chosen. */
  picture: string | File;
  alt: string;
}

/** An icon as it is stored, or as it will be. */
export const IconPreview = ({ picture, alt }: IconPreviewProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (typeof picture === 'string') {
        image.src = picture;
        return () => undefined;
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
      sx={{ width: 64, height: 64, objectFit: 'contain', border: 1, borderColor: 'divider', borderRadius: 2 }}
    />
  );
};
