import { Box, Button, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense, useState, type FormEvent } from 'react';
import { LabelledSelect } from '../../../../ui/inputs/LabelledSelect';
import {
  dateTimeFilters,
  rebaseDraft,
  filterProblem,
  flagFilters,
  isSameFilter,
  withDraft,
  type DateTimeFilter,
  type FilterDraft,
} from './userFilter';
import { useUserListContext } from '../UserListBase';
import { lazyPart } from '../../../../ui/loading/lazyCode';

const DateTimeFields = lazyPart(() => import('./DateTimeFields'));

const grid = (sm: number, md: number) => ({
  display: 'grid',
  gap: 4,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: `repeat(${sm}, minmax(0, 1fr))`,
    md: `repeat(${md}, minmax(0, 1fr))`,
  },
});

/** Choices in the form are kept when the applied filter changes elsewhere, until they are applied. */
export const FilterForm = () => {
  const t = useTranslate();
  const { filter, clearCount, change, clear } = useUserListContext();
  const [draft, setDraft] = useState<FilterDraft>({});
  const [incomplete, setIncomplete] = useState<readonly DateTimeFilter[]>([]);
  const [previous, setPrevious] = useState({ filter, clearCount });

  const isCleared = previous.clearCount !== clearCount;
  if (isCleared || !isSameFilter(previous.filter, filter)) {
    setPrevious({ filter, clearCount });
    setDraft(isCleared ? {} : rebaseDraft(draft, previous.filter, filter));
    setIncomplete(isCleared ? [] : incomplete.filter((name) => previous.filter[name] === filter[name]));
  }

  const shown = withDraft(filter, draft);
  const problem = filterProblem(shown);
  const problems: Partial<Record<DateTimeFilter, string>> = {
    ...(problem ? { last_login__lte: problem } : {}),
    ...Object.fromEntries(incomplete.map((name) => [name, 'users.filters.halfDate'])),
  };
  const choose = (part: FilterDraft) => {
    setDraft((now) => ({ ...now, ...part }));
    setIncomplete(incomplete.filter((name) => !(name in part)));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The picker does not report an incomplete date, but its field contains the text.
    const typed = new FormData(event.currentTarget);
    const found = dateTimeFilters.filter((name) => shown[name] === undefined && typed.get(name));
    setIncomplete(found);
    if (problem === null && found.length === 0) change((now) => withDraft(now, draft));
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('users.filters.title')}
      onSubmit={onSubmit}
      sx={{ p: 4, pt: 0 }}
    >
      <Box sx={grid(2, 4)}>
        {flagFilters.map((name) => (
          <LabelledSelect
            key={name}
            name={name}
            label={t(`users.filters.${name}`)}
            value={String(shown[name] ?? '')}
            onChange={(text) => choose({ [name]: text === '' ? undefined : text === 'true' })}
            options={[
              { value: '', label: t('users.filters.any') },
              // Who has logged in comes before who has not.
              ...(name === 'last_login__isnull' ? ['false', 'true'] : ['true', 'false']).map((value) => ({
                value,
                label: t(`users.filters.${value}.${name}`),
              })),
            ]}
          />
        ))}
      </Box>
      <Box sx={{ ...grid(3, 3), mt: 5 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          {/* Only a new key clears an incomplete date. */}
          <DateTimeFields key={clearCount} filter={shown} problems={problems} onChange={choose} />
        </Suspense>
      </Box>
      <Stack direction="row" sx={{ gap: 2, mt: 5, justifyContent: 'flex-end' }}>
        <Button color="inherit" onClick={clear}>
          {t('users.filters.reset')}
        </Button>
        <Button type="submit" variant="contained">
          {t('users.filters.apply')}
        </Button>
      </Stack>
    </Box>
  );
};
