import { Box, Button, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { iconText, maxIconBytes, type CatalogueService } from '../../model/dic-services/catalogueService';
import { FilePicker } from '../../ui/inputs/FilePicker';
import { useField } from '../../ui/inputs/useField';
import { PicturePreview } from '../../ui/inputs/PicturePreview';

const frame = { width: 64, height: 64, objectFit: 'contain', borderRadius: 2 } as const;

export const IconInput = () => {
  const t = useTranslate();
  const current = useRecordContext<CatalogueService>()?.icon_url ?? null;
  // The name of that icon, a file that was chosen, or '' for none.
  const field = useField<string | File>({ source: 'icon', label: 'dicServices.fields.icon' });
  const { value: icon, onChange } = field;
  const [refused, setRefused] = useState<'notImage' | 'tooLarge' | null>(null);
  const text = (key: string) => t(`dicServices.icon.${key}`);
  const isChosen = icon instanceof File;
  const offered = isChosen ? icon : icon === '' ? null : current;
  const [broken, setBroken] = useState<string | File | null>(null);
  const shown = offered === broken ? null : offered;
  const before = useRef<string | File>(icon);

  const choose = (file: File) => {
    const problem = !file.type.startsWith('image/')
      ? 'notImage'
      : file.size > maxIconBytes
        ? 'tooLarge'
        : null;
    setRefused(problem);
    if (problem) return;
    before.current = icon;
    onChange(file);
  };
  /** What calls itself a picture and is none is not sent; a stored icon that is gone leaves its name. */
  const onBroken = () => {
    setBroken(offered);
    if (!isChosen) return;
    setRefused('notImage');
    onChange(before.current);
  };
  const remove = () => {
    setRefused(null);
    onChange('');
  };

  return (
    <FilePicker
      label={field.label}
      name={field.name}
      accept="image/*"
      choose={text(icon === '' ? 'choose' : 'replace')}
      help={text('help')}
      error={refused ? text(refused) : field.error}
      onChoose={choose}
      after={
        icon !== '' && (
          <Button color="error" onClick={remove}>
            {text('remove')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
        {shown && (
          <PicturePreview
            picture={shown}
            alt={text(isChosen ? 'chosen' : 'current')}
            frame={frame}
            onBroken={onBroken}
          />
        )}
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {icon === '' ? text('none') : iconText(isChosen ? icon.name : icon)}
        </Typography>
      </Box>
    </FilePicker>
  );
};
