import { Button, FormHelperText } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FilePicker } from '../../ui/inputs/FilePicker';
import { PicturePreview } from '../../ui/inputs/PicturePreview';
import { useField } from '../../ui/inputs/useField';

const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

const frame = { width: 160, height: 96, objectFit: 'cover', borderRadius: 1 } as const;

export const PictureInput = ({ current }: { current: string | null }) => {
  const t = useTranslate();
  const text = (key: string) => t(`projects.picture.${key}`);
  const field = useField<File | null>({ source: 'picture', label: 'projects.fields.picture' });
  // ra-core turns null into ''.
  const chosen = field.value || null;
  const [isRefused, setRefused] = useState(false);
  const [broken, setBroken] = useState<string | File | null>(null);
  const picture = chosen ?? current;
  const shown = picture === broken ? null : picture;

  const choose = (file: File) => {
    setRefused(!types.includes(file.type));
    if (types.includes(file.type)) field.onChange(file);
  };
  /** Files with the type of a picture that the browser cannot read are not sent. */
  const onBroken = () => {
    setBroken(picture);
    if (!chosen) return;
    setRefused(true);
    field.onChange(null);
  };

  return (
    <FilePicker
      label={field.label}
      name={field.name}
      accept={types.join()}
      choose={text(shown ? 'replace' : 'choose')}
      help={text('help')}
      error={isRefused ? text('notImage') : field.error}
      onChoose={choose}
      after={chosen && <Button onClick={() => field.onChange(null)}>{text('undo')}</Button>}
    >
      {shown ? (
        <PicturePreview
          picture={shown}
          alt={text(chosen ? 'chosen' : 'current')}
          frame={frame}
          onBroken={onBroken}
        />
      ) : (
        <FormHelperText sx={{ m: 0 }}>{text('none')}</FormHelperText>
      )}
    </FilePicker>
  );
};
