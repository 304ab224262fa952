import type { Area } from 'react-easy-crop';

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
export const cropPicture = async (url: string, area: Area, type: string): Promise<File> => {
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
