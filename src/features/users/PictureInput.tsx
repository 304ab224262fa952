import { Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { FilePicker } from '../../ui/inputs/FilePicker';
import { useField } from '../../ui/inputs/useField';
import { PicturePreview } from '../../ui/inputs/PicturePreview';

const frame = { width: 96, height: 96, objectFit: 'cover', borderRadius: 2 } as const;

/** The picture of an account, at the address `current`, and the way to another; what is no picture is refused by the server. */
export const PictureInput = ({ current = null }: { current?: string | null | undefined }) => {
  const t = useTranslate();
  const field = useField<File | ''>({ source: 'picture', label: 'userPages.field.picture' });
  const chosen = field.value || null;
  const shown = chosen ?? current;
  const text = (name: string) => t(`userPages.picture.${name}`);
  return (
    <FilePicker
      label={field.label}
      name={field.name}
      accept="image/*"
      choose={text(shown ? 'replace' : 'choose')}
      error={field.error}
      onChoose={field.onChange}
      after={chosen && <Button onClick={() => field.onChange('')}>{text('undo')}</Button>}
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
