import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FileItem } from '../browse/item';
import { downloadAddress, kindOf } from '../mediaFile';
import { PdfPreview, PreviewFailure, PreviewArea, TextPreview } from './LoadedPreview';

const maxPdfBytes = 50_000_000;

const mediaStyles = { maxWidth: '100%', maxHeight: '65vh', display: 'block' };

/** Uploaded content never runs: SVG is shown only in an <img>, and HTML as text. */
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
          <Box component="img" {...media} alt={name} sx={mediaStyles} />
        </PreviewArea>
      );
    case 'audio':
      return (
        <PreviewArea>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded files come without captions */}
          <audio controls {...media} aria-label={name} style={{ width: '100%' }} />
        </PreviewArea>
      );
    case 'video':
      return (
        <PreviewArea>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded files come without captions */}
          <Box component="video" controls {...media} aria-label={name} sx={mediaStyles} />
        </PreviewArea>
      );
    case 'text':
      return <TextPreview address={address} name={name} />;
    case 'pdf':
      if ((file.size ?? 0) > maxPdfBytes) return <NoPreview text="mediaLibraryFolder.preview.large" />;
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
