import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Card, Collapse, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { activeFilters, flagFilters, type FlagFilter } from './userFilter';
import { SelectInput } from '../../../ui/inputs/SelectInput';
import { useFilterForm } from './useFilterForm';
import type { UserFilterState } from './useUserFilter';

const DateTimeFields = lazy(() => import('./DateTimeFields'));

interface FilterFormProps {
  filters: UserFilterState;
}

const flagOf = (text: string) => (text === '' ? undefined : text === 'true');
const order: Record<FlagFilter, readonly boolean[]> = {
  is_active: [true, false],
  is_staff: [true, false],
  is_superuser: [true, false],
  last_login__isnull: [false, true],
};

interface UserFiltersProps extends FilterFormProps {
  /** The search, in the same row. */
  children: ReactNode;
}

/** The panel of filters, folded away at first: chosen here, they count once they are applied. */
export const UserFilters = ({ filters, children }: UserFiltersProps) => {
  const { filter } = filters;
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = activeFilters(filter).length;
  const toggle = useRef<HTMLButtonElement>(null);
  const clear = () => {
    filters.clear();
    // Its own button goes with the filters.
    toggle.current?.focus();
  };
  return (
    <Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', p: 4, gap: 2 }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 360px' } }}>{children}</Box>
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
        <FilterForm filters={filters} />
      </Collapse>
    </Card>
  );
};

const FilterForm = ({ filters }: FilterFormProps) => {
  const t = useTranslate();
  const form = useFilterForm(filters);
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
