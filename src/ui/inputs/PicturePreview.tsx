import { Box } from '@mui/material';
import { useCallback } from 'react';
import { serverAddress } from '../../paths';

interface PicturePreviewProps {
  /** An address, or a file that was just chosen. */
  picture: string | File;
  alt: string;
  /** It is no picture that this browser can draw. */
  onBroken?: () => void;
  /** In px, and how the picture fills it. */
  frame: { width: number; height: number; objectFit: 'cover' | 'contain'; borderRadius: number };
}

/** A picture as it is stored, or as it will be. */
export const PicturePreview = ({ picture, alt, frame, onBroken }: PicturePreviewProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (typeof picture === 'string') {
        image.src = serverAddress(picture);
        // Without a way to clean up, React would call this again with null.
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
