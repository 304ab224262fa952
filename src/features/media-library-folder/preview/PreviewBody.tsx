import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FileItem } from '../browse/item';
import { downloadAddress, kindOf } from '../mediaFile';
import { PdfPreview, PreviewFailure, PreviewArea, TextPreview } from './LoadedPreview';

const largestPdf = 50_000_000;

const fitting = { maxWidth: '100%', maxHeight: '65vh', display: 'block' };

/** A file by its kind. Nothing of it runs: pictures and players take bytes alone, text is text. */
export const PreviewBody = ({ item }: { item: FileItem }) => {
  const [hasFailed, setFailed] = useState(false);
  const { name, file } = item;
  const address = downloadAddress(file.file_url);
  if (hasFailed || !address) return <PreviewFailure />;
  const media = { src: address, onError: () => setFailed(true) };
  switch (kindOf(name)) {
    case 'image':
      return (
        <PreviewArea>
          <Box component="img" {...media} alt={name} sx={fitting} />
        </PreviewArea>
      );
    case 'audio':
      return (
        <PreviewArea>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has captions for what people upload */}
          <audio controls {...media} aria-label={name} style={{ width: '100%' }} />
        </PreviewArea>
      );
    case 'video':
      return (
        <PreviewArea>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has captions for what people upload */}
          <Box component="video" controls {...media} aria-label={name} sx={fitting} />
        </PreviewArea>
      );
    case 'text':
      return <TextPreview address={address} name={name} />;
    case 'pdf':
      if ((file.size ?? 0) > largestPdf) return <NoPreview text="mediaLibraryFolder.preview.large" />;
      return <PdfPreview address={address} name={name} />;
    default:
      return <NoPreview text="mediaLibraryFolder.preview.none" />;
  }
};

const NoPreview = ({ text }: { text: string }) => (
  <PreviewArea>
    <Typography color="textSecondary">{useTranslate()(text)}</Typography>
  </PreviewArea>
);
