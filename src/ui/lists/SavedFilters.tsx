import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import Clear from '@mui/icons-material/Clear';
import { Box, Button, Chip, IconButton } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { TitledDialog } from '../dialogs/TitledDialog';
import { LabelledTextField } from '../inputs/LabelledTextField';

interface FilterSet {
  name: string;
  filter: unknown;
}

const noSets: FilterSet[] = [];
const maxSets = 20;

const isSet = (stored: unknown): stored is FilterSet =>
  typeof stored === 'object' && stored !== null && 'name' in stored && typeof stored.name === 'string';

interface SavedFiltersProps<Filter> {
  storeKey: `preferences.${string}`;
  filter: Filter;
  /** Checks what was stored; null is no filter. Equal filters have their fields in the same order. */
  read: (stored: unknown) => Filter;
  onChoose: (filter: Filter) => void;
}

export const SavedFilters = <Filter,>({ storeKey, filter, read, onChoose }: SavedFiltersProps<Filter>) => {
  const t = useTranslate();
  const [stored, setStored] = useStore<unknown>(storeKey, noSets);
  const [name, setName] = useState<string | null>(null);
  const sets = (Array.isArray(stored) ? stored : []).filter(isSet);
  const textOf = (values: unknown) => JSON.stringify(read(values));
  const current = textOf(filter);
  const isFiltered = current !== textOf(null);
  const isSaved = sets.some((set) => textOf(set.filter) === current);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const newName = name?.trim() ?? '';
    if (newName === '') return;
    setStored(
      [...sets.filter((set) => set.name !== newName), { name: newName, filter: read(filter) }].slice(
        -maxSets,
      ),
    );
    setName(null);
  };
  return (
    <>
      {sets.length > 0 && (
        <Box
          component="ul"
          aria-label={t('ui.savedFilters.title')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, p: 0 }}
        >
          {sets.map((set) => (
            <Box
              key={set.name}
              component="li"
              sx={{ display: 'flex', alignItems: 'center', maxWidth: '100%' }}
            >
              <Chip
                label={set.name}
                color={textOf(set.filter) === current ? 'primary' : 'default'}
                aria-pressed={textOf(set.filter) === current}
                onClick={() => onChoose(read(set.filter))}
              />
              <IconButton
                size="small"
                aria-label={t('ui.savedFilters.remove', { name: set.name })}
                onClick={() => setStored(sets.filter((other) => other.name !== set.name))}
              >
                <Clear fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      {isFiltered && !isSaved && (
        <Button size="small" sx={{ minHeight: 32 }} startIcon={<BookmarkAdd />} onClick={() => setName('')}>
          {t('ui.savedFilters.save')}
        </Button>
      )}
      <TitledDialog
        open={name !== null}
        onClose={() => setName(null)}
        size="sm"
        title={t('ui.savedFilters.save')}
        actions={
          <>
            <Button color="inherit" onClick={() => setName(null)}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" form="saved-filters" variant="contained" disabled={!name?.trim()}>
              {t('action.save')}
            </Button>
          </>
        }
      >
        <form id="saved-filters" onSubmit={save}>
          <LabelledTextField
            label={t('ui.savedFilters.name')}
            value={name ?? ''}
            onChange={setName}
            maxLength={40}
          />
        </form>
      </TitledDialog>
    </>
  );
};
