import { Box, Button, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense, useState, type FormEvent } from 'react';
import { SelectInput } from '../../../ui/inputs/SelectInput';
import {
  dateTimeFilters,
  draftAfter,
  filterProblem,
  flagFilters,
  isSameFilter,
  withDraft,
  type DateTimeFilter,
  type FilterDraft,
  type FlagFilter,
} from './userFilter';
import { useUserListContext } from './UserListBase';
import { lazyPart } from '../../../ui/layout/lazyPart';

const DateTimeFields = lazyPart(() => import('./DateTimeFields'));

const choices: Record<FlagFilter, readonly string[]> = {
  is_active: ['true', 'false'],
  is_staff: ['true', 'false'],
  is_superuser: ['true', 'false'],
  last_login__isnull: ['false', 'true'],
};

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
  const { filter, clears, change, clear } = useUserListContext();
  const [draft, setDraft] = useState<FilterDraft>({});
  const [half, setHalf] = useState<readonly DateTimeFilter[]>([]);
  const [seen, setSeen] = useState({ filter, clears });

  const isCleared = seen.clears !== clears;
  if (isCleared || !isSameFilter(seen.filter, filter)) {
    setSeen({ filter, clears });
    setDraft(isCleared ? {} : draftAfter(draft, seen.filter, filter));
    setHalf(isCleared ? [] : half.filter((name) => seen.filter[name] === filter[name]));
  }

  const shown = withDraft(filter, draft);
  const problem = filterProblem(shown);
  const problems: Partial<Record<DateTimeFilter, string>> = {
    ...(problem ? { last_login__lte: problem } : {}),
    ...Object.fromEntries(half.map((name) => [name, 'users.filters.halfDate'])),
  };
  const choose = (part: FilterDraft) => {
    setDraft((now) => ({ ...now, ...part }));
    setHalf(half.filter((name) => !(name in part)));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The picker does not report an incomplete date, but its field contains the text.
    const typed = new FormData(event.currentTarget);
    const found = dateTimeFilters.filter((name) => shown[name] === undefined && typed.get(name));
    setHalf(found);
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
          <SelectInput
            key={name}
            name={name}
            label={t(`users.filters.${name}`)}
            value={String(shown[name] ?? '')}
            onChange={(text) => choose({ [name]: text === '' ? undefined : text === 'true' })}
            options={[
              { value: '', label: t('users.filters.any') },
              ...choices[name].map((value) => ({ value, label: t(`users.filters.${value}.${name}`) })),
            ]}
          />
        ))}
      </Box>
      <Box sx={{ ...grid(3, 3), mt: 5 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          {/* Only a new key clears an incomplete date. */}
          <DateTimeFields key={clears} filter={shown} problems={problems} onChange={choose} />
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
