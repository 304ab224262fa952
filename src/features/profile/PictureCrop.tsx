import { Box, Button, Slider, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet exports nothing
import 'react-easy-crop/react-easy-crop.css';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useObjectUrl } from '../../ui/inputs/PicturePreview';

interface PictureCropProps {
  file: File;
  onClose: () => void;
  onCrop: (picture: File) => void;
  onError: () => void;
}

const maxZoom = 4;
const keyboardStep = 8;

const PictureCrop = ({ file, onClose, onCrop, onError }: PictureCropProps) => {
  const t = useTranslate();
  const id = useId();
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [busy, setBusy] = useState(false);

  const saveCrop = async () => {
    if (!url || !area) return;
    setBusy(true);
    await cropPicture(url, area, file.type).then(onCrop, onError);
  };

  return (
    <TitledDialog
      open
      size="sm"
      title={t('profile.picture.crop')}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <SubmitButton
            type="button"
            label={t('profile.picture.use')}
            busyLabel={t('profile.picture.using')}
            busy={busy}
            disabled={area === null}
            onClick={() => void saveCrop()}
          />
        </>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t('profile.picture.cropHelp')}
      </Typography>
      <Box
        sx={{
          position: 'relative',
          height: 'min(280px, 45vh)',
          borderRadius: 2,
          overflow: 'hidden',
          bgcolor: 'action.selected',
          '& [role="group"]:focus-visible': { outline: 2, outlineColor: 'primary.main' },
        }}
      >
        {url && (
          <Cropper
            image={url}
            // The library injects its styles as HTML, which Trusted Types block.
            disableAutomaticStylesInjection
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            keyboardStep={keyboardStep}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_part, pixels) => setArea(pixels)}
            mediaProps={{ alt: '', onError }}
            cropperProps={{ role: 'group', 'aria-label': t('profile.picture.area') }}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 6, mt: 4, px: 3 }}>
        <Typography id={`${id}zoom`} variant="body2">
          {t('profile.picture.zoom')}
        </Typography>
        <Slider
          aria-labelledby={`${id}zoom`}
          min={1}
          max={maxZoom}
          step={0.1}
          value={zoom}
          onChange={(_event, value) => setZoom(value)}
        />
      </Box>
    </TitledDialog>
  );
};

export default PictureCrop;

/** Pixels. */
const maxSize = 512;
const quality = 0.9;

const loadImage = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture cannot be read.'));
    image.src = url;
  });

/** Crops `area` (in pixels of the picture) to a square file of at most 512 × 512, without enlarging it. */
const cropPicture = async (url: string, area: Area, type: string): Promise<File> => {
  const image = await loadImage(url);
  const canvas = document.createElement('canvas');
  const size = Math.max(1, Math.min(maxSize, Math.round(area.width)));
  canvas.width = size;
  canvas.height = size;
  const { x, y, width, height } = area;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, size, size);
  // WebP keeps transparency; a JPEG has none.
  const outputType = type === 'image/jpeg' ? type : 'image/webp';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, outputType, quality));
  if (!blob) throw new Error('The picture cannot be written.');
  // Browsers that cannot encode WebP write PNG instead.
  return new File([blob], `picture.${blob.type.replace('image/', '')}`, { type: blob.type });
};
