import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Card, Collapse } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { SearchBox } from '../../../../ui/inputs/SearchBox';
import { FilterForm } from './FilterForm';
import { activeFilters } from './userFilter';
import { useUserListContext, useUserSearch } from '../UserListBase';

export const UserFilters = () => {
  const { filter, clear: clearFilters } = useUserListContext();
  const { text, type } = useUserSearch();
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Rendering the form is slow, so the button updates first.
  const isPanelOpen = useDeferredValue(isOpen);
  const count = activeFilters(filter).length;
  const toggle = useRef<HTMLButtonElement>(null);
  const clear = () => {
    clearFilters();
    // The Clear button is removed, which would lose the focus.
    toggle.current?.focus();
  };
  return (
    <Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', p: 4, gap: 2 }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 360px' } }}>
          <SearchBox
            isMain
            label={t('users.search')}
            placeholder={t('users.searchPlaceholder')}
            value={text}
            onChange={type}
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
          <Button onClick={clear} sx={{ marginInlineStart: 'auto' }}>
            {t('users.filters.clearAll')}
          </Button>
        )}
      </Box>
      <Collapse in={isPanelOpen} id={id} mountOnEnter>
        <FilterForm />
      </Collapse>
    </Card>
  );
};
