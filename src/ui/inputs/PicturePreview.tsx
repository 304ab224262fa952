import { Box } from '@mui/material';
import { useCallback } from 'react';
import { serverAddress } from '../../paths';

interface PicturePreviewProps {
  picture: string | File;
  alt: string;
  onBroken?: () => void;
  frame: { width: number; height: number; objectFit: 'cover' | 'contain'; borderRadius: number };
}

export const PicturePreview = ({ picture, alt, frame, onBroken }: PicturePreviewProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (typeof picture === 'string') {
        image.src = serverAddress(picture);
        // Without a cleanup function, React would call this again with null.
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
      onError={onBroken}
      sx={{ ...frame, border: 1, borderColor: 'divider' }}
    />
  );
};
