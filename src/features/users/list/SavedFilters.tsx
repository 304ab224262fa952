import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import Clear from '@mui/icons-material/Clear';
import { Box, Button, Chip, IconButton } from '@mui/material';
import { useListContext, useStore, useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { isFields } from '../../../model/fields';
import { activeFilters, isSameFilter, readUserFilter, type UserFilter } from './userFilter';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { TextField } from '../../../ui/inputs/TextField';
import { useUserListContext } from './UserListBase';

interface FilterSet {
  name: string;
  filter: UserFilter;
}

const noSets: FilterSet[] = [];
const maxSets = 20;

const readSets = (stored: unknown): FilterSet[] =>
  (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((set) =>
    isFields(set) && typeof set['name'] === 'string'
      ? [{ name: set['name'], filter: readUserFilter(set['filter']) }]
      : [],
  );

export const SavedFilters = () => {
  const t = useTranslate();
  const { setFilters } = useListContext();
  const { filter } = useUserListContext();
  const [stored, setStored] = useStore<FilterSet[]>('preferences.users.filters', noSets);
  const [name, setName] = useState<string | null>(null);
  const sets = readSets(stored);
  const isFiltered = activeFilters(filter).length > 0 || filter.search !== undefined;
  const isSaved = sets.some((set) => isSameFilter(set.filter, filter));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const newName = name?.trim() ?? '';
    if (newName === '') return;
    setStored([...sets.filter((set) => set.name !== newName), { name: newName, filter }].slice(-maxSets));
    setName(null);
  };
  return (
    <>
      {sets.length > 0 && (
        <Box
          component="ul"
          aria-label={t('users.filters.sets')}
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
                color={isSameFilter(set.filter, filter) ? 'primary' : 'default'}
                aria-pressed={isSameFilter(set.filter, filter)}
                onClick={() => setFilters(set.filter)}
              />
              <IconButton
                size="small"
                aria-label={t('users.filters.removeSet', { name: set.name })}
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
          {t('users.filters.saveSet')}
        </Button>
      )}
      <Dialog
        open={name !== null}
        onClose={() => setName(null)}
        size="sm"
        title={t('users.filters.saveSet')}
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
          <TextField
            label={t('users.filters.setName')}
            value={name ?? ''}
            onChange={setName}
            maxLength={40}
          />
        </form>
      </Dialog>
    </>
  );
};
