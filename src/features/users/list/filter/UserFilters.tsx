import ExpandMore from '@mui/icons-material/ExpandMore';
import Refresh from '@mui/icons-material/Refresh';
import { Box, Button, Card, Collapse, Skeleton, Stack, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useDeferredValue, useId, useRef, useState } from 'react';
import { BusyLabel } from '../../../../ui/form/BusyLabel';
import { LabelledSelect } from '../../../../ui/inputs/LabelledSelect';
import { SearchBox } from '../../../../ui/inputs/SearchBox';
import { FilterBar } from '../../../../ui/lists/FilterBar';
import { lazyPart } from '../../../../ui/loading/lazyCode';
import { tooltip } from '../../../../ui/page/SharedTooltip';
import { useRefetchUsers } from '../../account/usersCache';
import { useNewestUsers, useUserListContext, useUserSearch } from '../UserListBase';
import { SortNote } from '../userColumns';
import {
  type DateTimeFilter,
  type FilterDraft,
  getActiveFilters,
  getBuiltInFilters,
  getDaysAgo,
  dateTimeFilters,
  findProblem,
  flagFilters,
  isSameFilter,
  panelFilters,
  applyDraft,
} from './userFilter';
import { BuiltInViews } from './BuiltInViews';
import { useFilterForm } from './useFilterForm';
import { useFilterLabels } from './useFilterLabels';
import { userViews } from './useUserFilter';

/** Toolbar above the users, with the filter panel and the active filters below it. */
export const UserFilters = ({ children }: { children: ReactNode }) => {
  const { filter, clear } = useUserListContext();
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Rendering the form is slow, so the button updates first.
  const isPanelOpen = useDeferredValue(isOpen);
  const count = getActiveFilters(filter).length;
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Box sx={toolRowStyle}>
        <Box sx={{ flex: { xs: '1 1 100%', md: '1 1 0' }, minWidth: { xs: 0, md: 'max-content' } }}>
          <Typography variant="h2">{t('users.title')}</Typography>
        </Box>
        <Search />
        <Button
          ref={toggle}
          variant="outlined"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          // Counts are equally wide.
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          <BusyLabel
            label={t('users.filters.title')}
            busyLabel={t('users.filters.titleCount', { count: Math.max(1, count) })}
            busy={count > 0}
          />
        </Button>
        {children}
      </Box>
      <Collapse in={isPanelOpen} id={id} mountOnEnter>
        <FilterForm
          onApplied={() => {
            setOpen(false);
            toggle.current?.focus();
          }}
        />
      </Collapse>
      <Box sx={viewRowStyle}>
        <BuiltInViews />
        <ActiveFilters
          onClear={() => {
            clear();
            // Keeps the focus, which would be lost with the button.
            toggle.current?.focus();
          }}
        />
        <UserCount />
        <SortNote />
        <RefreshButton />
      </Box>
    </>
  );
};

const toolRowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 40,
  // Fits all buttons in one line on phones.
  '@media (max-width: 599px)': {
    '& .MuiButton-startIcon': { display: 'none' },
    '& .MuiButton-root': { px: 2.5 },
  },
} as const;

/** One line for views, active filters and the count, which have their places before they are needed. */
const viewRowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: { xs: 1, md: 2 },
  minHeight: 32,
  mt: { xs: 2, md: 1 },
  mb: -1,
  // At the end of the line, so that the count does not move it.
  '& .icon-button': { my: '-3px', marginInlineStart: { xs: 'auto', md: 0 } },
} as const;

const ActiveFilters = ({ onClear }: { onClear: () => void }) => {
  const t = useTranslate();
  const { filter, change } = useUserListContext();
  const { describe } = useFilterLabels();
  const chips = describe(filter).map(({ name, label }) => ({
    name,
    label,
    removeLabel: t('users.filters.remove', { filter: label }),
    onRemove: () => change((now) => applyDraft(now, { [name]: undefined })),
  }));
  return (
    <Box sx={activeStyle}>
      <FilterBar
        isInLine
        isNamed={Object.values(getBuiltInFilters()).some((view) => isSameFilter(view, filter))}
        title={t('users.filters.active')}
        chips={chips}
        views={userViews}
        clearLabel={t('users.filters.clearAll')}
        onClear={onClear}
      />
    </Box>
  );
};

/** A line of its own on phones. */
const activeStyle = {
  flex: { xs: '1 1 100%', md: '1 1 0' },
  minWidth: 0,
  minHeight: { xs: 32, md: 0 },
} as const;

const Search = () => {
  const t = useTranslate();
  const { text, type } = useUserSearch();
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 12rem' }, maxWidth: { md: 360 } }}>
      <SearchBox
        isMain
        fullWidth
        label={t('users.search')}
        placeholder={t('users.searchPlaceholder')}
        value={text}
        onChange={type}
      />
    </Box>
  );
};

const UserCount = () => {
  const t = useTranslate();
  const { data, total: shown = 0, isPlaceholderData } = useListContext();
  const { filter } = useUserListContext();
  const isFiltered = !isSameFilter(filter, {});
  const newestTotal = useNewestUsers().data?.total;
  // Requested only if neither the list nor the newest users have the total.
  const countedTotal = useNewestUsers(1, isFiltered && data !== undefined && !newestTotal).data?.total;
  const total = isFiltered || isPlaceholderData ? newestTotal || countedTotal : shown;
  return (
    <Typography variant="body2" color="textSecondary" component="output">
      {data && total !== undefined && t('users.showing', { shown, total })}
    </Typography>
  );
};

/** Spec 2 §2.9 "toolbar". */
const RefreshButton = () => {
  const t = useTranslate();
  const { isFetching } = useListContext();
  const refresh = useRefetchUsers();
  return (
    <button
      type="button"
      className="icon-button"
      style={{ opacity: isFetching ? 0.4 : 1 }}
      onClick={() => void refresh()}
      {...tooltip(t('ra.action.refresh'))}
    >
      <Refresh fontSize="small" />
    </button>
  );
};

/** As high as the field with its label, so that nothing moves when it is loaded. */
const DateTimeField = lazyPart(() => import('./DateTimeField'), <Skeleton variant="rounded" height={66} />);

/** A date that is typed in part. */
const halfDate = '';

const offeredDays = [30, 90, 180];

const gridStyle = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
} as const;

const FilterForm = ({ onApplied }: { onApplied: () => void }) => {
  const t = useTranslate();
  const { labelOf, flagText } = useFilterLabels();
  const { filter, clearCount, change, clear } = useUserListContext();
  const { typed, type, form } = useFilterForm<FilterDraft>({
    applied: filter,
    names: panelFilters,
    clearCount,
    onSubmit: (draft, texts) => {
      // The picker does not report an incomplete date, but its field contains the text.
      const toDate = (name: DateTimeFilter) => draft[name] || (texts.get(name) ? halfDate : undefined);
      const dates = Object.fromEntries(dateTimeFilters.map((name) => [name, toDate(name)]));
      type(dates);
      if (findProblem(draft) || Object.values(dates).includes(halfDate)) return;
      change((now) => applyDraft(now, { ...draft, ...dates, search: now.search }));
      onApplied();
    },
  });
  const getProblem = (name: DateTimeFilter) => {
    if (typed[name] === halfDate) return 'users.filters.halfDate';
    return name === 'last_login__lte' ? findProblem(typed) : null;
  };
  return (
    <Card {...form} aria-label={t('users.filters.title')} sx={{ p: 4, mt: 3 }}>
      <Box sx={gridStyle}>
        {flagFilters.map((name) => (
          <LabelledSelect
            key={name}
            name={name}
            label={labelOf(name)}
            value={String(typed[name] ?? '')}
            onChange={(text) => type({ [name]: text === '' ? undefined : text === 'true' })}
            options={[
              { value: '', label: t('users.filters.any') },
              // Users who have logged in come first.
              ...(name === 'last_login__isnull' ? [false, true] : [true, false]).map((value) => ({
                value: String(value),
                label: flagText(name, value),
              })),
            ]}
          />
        ))}
      </Box>
      <Box sx={{ ...gridStyle, mt: 5 }}>
        {dateTimeFilters.map((name) => (
          <div key={name}>
            <DateTimeField
              // Only a new key clears an incomplete date.
              key={clearCount}
              name={name}
              label={labelOf(name)}
              value={typed[name]}
              problem={getProblem(name)}
              onChange={(value: string | undefined) => type({ [name]: value })}
            />
            {name === 'last_login__lte' && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 1 }}>
                {offeredDays.map((days) => {
                  const value = t('users.filters.daysAgo', { days });
                  return (
                    <Button
                      key={days}
                      size="small"
                      aria-label={t('users.filters.chip', { label: labelOf(name), value })}
                      onClick={() => type({ [name]: getDaysAgo(days) })}
                    >
                      {value}
                    </Button>
                  );
                })}
              </Box>
            )}
          </div>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 2, mt: 5, justifyContent: 'flex-end' }}>
        <Button color="inherit" onClick={clear}>
          {t('users.filters.reset')}
        </Button>
        <Button type="submit" variant="contained">
          {t('users.filters.apply')}
        </Button>
      </Stack>
    </Card>
  );
};
