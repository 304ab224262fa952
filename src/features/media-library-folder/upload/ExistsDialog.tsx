import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { MediaFile } from '../../../model/media-library-folder/media';
import { fileSize } from '../../../model/locale';
import { formatMediaDate } from '../mediaFile';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import type { ConflictChoice } from './uploads';

interface ExistsDialogProps {
  name: string;
  file: File;
  existing: MediaFile | null;
  isOneOfSeveral?: boolean;
  onChoose: (choice: ConflictChoice, forAll: boolean) => void;
}

export const ExistsDialog = (props: ExistsDialogProps) => {
  const { name, file, existing, isOneOfSeveral = false, onChoose } = props;
  const t = useTranslate();
  const [forAll, setForAll] = useState(false);
  const choose = (choice: ConflictChoice) => onChoose(choice, forAll);
  const formatFacts = (size: number | null, date: string) =>
    t('mediaLibraryFolder.exists.facts', {
      size: fileSize(size) || t('mediaLibraryFolder.exists.unknownSize'),
      date: date || t('mediaLibraryFolder.unknownDate'),
    });
  const rows = [
    ['there', formatFacts(existing?.size ?? null, formatMediaDate(existing?.created_at ?? null))],
    ['mine', formatFacts(file.size, formatMediaDate(new Date(file.lastModified).toISOString()))],
  ] as const;
  return (
    <TitledDialog
      open
      size="md"
      role="alertdialog"
      onClose={() => choose('skip')}
      title={t('mediaLibraryFolder.exists.title')}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the least destructive button of an alert dialog */}
          <Button autoFocus color="inherit" onClick={() => choose('skip')}>
            {t(isOneOfSeveral ? 'mediaLibraryFolder.exists.skip' : 'action.cancel')}
          </Button>
          {isOneOfSeveral && (
            <Button variant="outlined" onClick={() => choose('keepBoth')}>
              {t('mediaLibraryFolder.exists.keepBoth')}
            </Button>
          )}
          <Button variant="contained" color="error" onClick={() => choose('overwrite')}>
            {t('mediaLibraryFolder.exists.overwrite')}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">{t('mediaLibraryFolder.exists.text')}</Typography>
      <Typography sx={{ mt: 3, fontWeight: 500, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'auto 1fr' },
          columnGap: 4,
          rowGap: 1,
          my: 3,
          typography: 'body2',
        }}
      >
        {rows.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {t(`mediaLibraryFolder.exists.${label}`)}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {isOneOfSeveral && (
        <FormControlLabel
          control={<Checkbox checked={forAll} onChange={({ target }) => setForAll(target.checked)} />}
          label={t('mediaLibraryFolder.exists.all')}
        />
      )}
    </TitledDialog>
  );
};
