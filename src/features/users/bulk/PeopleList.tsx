import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { PeopleRows, type Entry } from './PeopleRows';

/** So many are shown at once, more of them on demand. */
const few = 5;

export const PeopleList = ({ entries }: { entries: readonly Entry[] }) => {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(entries.length <= few);
  return (
    <Box sx={{ mt: 1 }}>
      {entries.length > few && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('users.bulk.byPerson', { count: entries.length })}
        </Button>
      )}
      <Box id={id} hidden={!isOpen} sx={list}>
        {isOpen && <PeopleRows entries={entries} />}
      </Box>
    </Box>
  );
};

const list = {
  overflowWrap: 'anywhere',
  '& li': { py: 0.5 },
  '& small': { display: 'block', color: 'text.secondary' },
} as const;
