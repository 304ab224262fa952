import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { serverUrl } from '../../paths';

interface PicturePreviewProps {
  picture: string | File;
  alt: string;
  onBroken?: () => void;
  frame: { width: number; height: number; objectFit: 'cover' | 'contain'; borderRadius: number };
}

export const PicturePreview = ({ picture, alt, frame, onBroken }: PicturePreviewProps) => {
  const url = useObjectUrl(typeof picture === 'string' ? null : picture);
  return (
    <Box
      component="img"
      src={typeof picture === 'string' ? serverUrl(picture) : (url ?? undefined)}
      alt={alt}
      onError={onBroken}
      sx={{ ...frame, border: 1, borderColor: 'divider' }}
    />
  );
};

export const useObjectUrl = (file: Blob | null): string | null => {
  const [shown, setShown] = useState<{ file: Blob; url: string } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- an object URL is created and revoked outside React
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown && shown.file === file ? shown.url : null;
};
