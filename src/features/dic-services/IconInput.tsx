import { Box, Button, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { iconText, maxIconBytes, type CatalogueService } from '../../model/dic-services/catalogueService';
import { FilePicker } from '../../ui/inputs/FilePicker';
import { useField } from '../../ui/inputs/useField';
import { PicturePreview } from '../../ui/inputs/PicturePreview';

const frame = { width: 64, height: 64, objectFit: 'contain', borderRadius: 2 } as const;

const iconTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

const iconProblem = (file: File) => {
  if (!iconTypes.includes(file.type)) return 'notImage';
  return file.size > maxIconBytes ? 'tooLarge' : null;
};

export const IconInput = () => {
  const t = useTranslate();
  const current = useRecordContext<CatalogueService>()?.icon_url ?? null;
  // The file name of the current icon, a chosen file, or '' for no icon.
  const field = useField<string | File>({ source: 'icon', label: 'dicServices.fields.icon' });
  const { value: icon, onChange } = field;
  const [refused, setRefused] = useState<'notImage' | 'tooLarge' | null>(null);
  const text = (key: string) => t(`dicServices.icon.${key}`);
  const isChosen = icon instanceof File;
  const stored = icon === '' ? null : current;
  const picture = isChosen ? icon : stored;
  const [broken, setBroken] = useState<string | File | null>(null);
  const shown = picture === broken ? null : picture;
  const previous = useRef<string | File>(icon);

  const choose = (file: File) => {
    const problem = iconProblem(file);
    setRefused(problem);
    if (problem) return;
    previous.current = icon;
    onChange(file);
  };
  // A chosen file that does not load is dropped; a stored icon that does not load keeps its name.
  const onBroken = () => {
    setBroken(picture);
    if (!isChosen) return;
    setRefused('notImage');
    onChange(previous.current);
  };
  const remove = () => {
    setRefused(null);
    onChange('');
  };

  return (
    <FilePicker
      label={field.label}
      name={field.name}
      accept={iconTypes.join()}
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
