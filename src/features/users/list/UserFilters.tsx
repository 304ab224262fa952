import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Card, Collapse, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { activeFilters, flagFilters, type FlagFilter } from './userFilter';
import { SearchInput } from '../../../ui/inputs/SearchInput';
import { SelectInput } from '../../../ui/inputs/SelectInput';
import { useFilterForm } from './useFilterForm';
import { useUserListContext } from './UserListBase';

const DateTimeFields = lazy(() => import('./DateTimeFields'));

const flagOf = (text: string) => (text === '' ? undefined : text === 'true');
const order: Record<FlagFilter, readonly boolean[]> = {
  is_active: [true, false],
  is_staff: [true, false],
  is_superuser: [true, false],
  last_login__isnull: [false, true],
};

/** The search, and the panel of filters: what is chosen there counts once it is applied. */
export const UserFilters = () => {
  const { filter, text, search, clear: clearFilters } = useUserListContext();
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = activeFilters(filter).length;
  const toggle = useRef<HTMLButtonElement>(null);
  const clear = () => {
    clearFilters();
    // Its own button goes with the filters.
    toggle.current?.focus();
  };
  return (
    <Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', p: 4, gap: 2 }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 360px' } }}>
          <SearchInput
            label={t('users.search')}
            placeholder={t('users.searchPlaceholder')}
            value={text}
            onChange={search}
          />
        </Box>
        <Button
          ref={toggle}
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        >
          {count > 0 ? t('users.filters.titleCount', { count }) : t('users.filters.title')}
        </Button>
        {(count > 0 || filter.search) && (
          <Button onClick={clear} sx={{ ml: 'auto' }}>
            {t('users.filters.clearAll')}
          </Button>
        )}
      </Box>
      <Collapse in={isOpen} id={id} mountOnEnter>
        <FilterForm />
      </Collapse>
    </Card>
  );
};

const FilterForm = () => {
  const t = useTranslate();
  const form = useFilterForm();
  const { shown } = form;
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('users.filters.title')}
      onSubmit={form.onSubmit}
      sx={{ p: 4, pt: 0 }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {flagFilters.map((name) => (
          <SelectInput
            key={name}
            name={name}
            label={t(`users.filters.${name}`)}
            value={shown[name] === undefined ? '' : String(shown[name])}
            onChange={(text) => form.choose({ [name]: flagOf(text) })}
            options={[
              { value: '', label: t('users.filters.any') },
              ...order[name].map((value) => ({
                value: String(value),
                label: t(`users.filters.${String(value)}.${name}`),
              })),
            ]}
          />
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          mt: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          <DateTimeFields key={form.round} filter={shown} problems={form.problems} onChange={form.choose} />
        </Suspense>
      </Box>
      <Stack direction="row" sx={{ gap: 2, mt: 5, justifyContent: 'flex-end' }}>
        <Button color="inherit" onClick={form.reset}>
          {t('users.filters.reset')}
        </Button>
        <Button type="submit" variant="contained">
          {t('users.filters.apply')}
        </Button>
      </Stack>
    </Box>
  );
};
