import { Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { FilePicker } from '../../../ui/FilePicker';
import { PicturePreview } from '../../../ui/PicturePreview';

interface PictureInputProps {
  /** Address of the picture that there is. */
  current?: string | null | undefined;
  chosen: File | null;
  error?: string | undefined;
  onChoose: (picture: File | null) => void;
}

const frame = { width: 96, height: 96, objectFit: 'cover', borderRadius: 2 } as const;

/** The picture of an account and the way to another; what is no picture is refused by the server. */
export const PictureInput = ({ current = null, chosen, error, onChoose }: PictureInputProps) => {
  const t = useTranslate();
  const shown = chosen ?? current;
  const text = (name: string) => t(`userPages.picture.${name}`);
  return (
    <FilePicker
      label={t('userPages.field.picture')}
      name="picture"
      accept="image/*"
      choose={text(shown ? 'replace' : 'choose')}
      error={error}
      onChoose={onChoose}
      after={chosen && <Button onClick={() => onChoose(null)}>{text('undo')}</Button>}
    >
      {shown && <PicturePreview picture={shown} alt={text(chosen ? 'chosen' : 'current')} frame={frame} />}
      {chosen && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {chosen.name}
        </Typography>
      )}
    </FilePicker>
  );
};
