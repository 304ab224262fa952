import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { fullName, type UserRecord } from '../../../model/users/userRecord';

export interface Entry {
  user: UserRecord;
  text?: string;
}

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
      <Box component="ul" id={id} hidden={!isOpen} sx={list}>
        {isOpen &&
          entries.map(({ user, text }) => (
            <li key={user.id}>
              <span>{user.email || t('users.bulk.unknown', { id: String(user.id) })}</span>
              <small>{[fullName(user), text].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
      </Box>
    </Box>
  );
};

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  // Of ten thousand rows, the browser lays out those in sight.
  '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 44px', py: 0.5 },
  '& small': { display: 'block', color: 'text.secondary' },
} as const;
