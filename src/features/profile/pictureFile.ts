import { useEffect, useState } from 'react';
import type { Area } from 'react-easy-crop';

/** Pixels of each side: sharp for an avatar on any screen, and small to send. */
const side = 512;
const quality = 0.9;

const load = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture cannot be read.'));
    image.src = url;
  });

/** A square part of a picture, in its pixels, as a file of at most 512 × 512; a smaller part is not blown up. */
export const cropPicture = async (url: string, area: Area, type: string): Promise<File> => {
  const image = await load(url);
  const canvas = document.createElement('canvas');
  const size = Math.max(1, Math.min(side, Math.round(area.width)));
  canvas.width = size;
  canvas.height = size;
  const { x, y, width, height } = area;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, size, size);
  // Only a JPEG has no transparency to lose.
  const wanted = type === 'image/jpeg' ? type : 'image/webp';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, quality));
  if (!blob) throw new Error('The picture cannot be written.');
  // A browser that cannot write the wanted type writes PNG.
  return new File([blob], `picture.${blob.type.replace('image/', '')}`, { type: blob.type });
};

export const useObjectUrl = (file: Blob | null): string | null => {
  const [shown, setShown] = useState<{ file: Blob; url: string } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the address is a resource outside React, made and released here
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown && shown.file === file ? shown.url : null;
};
