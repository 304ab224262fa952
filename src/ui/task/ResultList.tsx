import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';

export interface ResultEntry {
  id: number;
  title: string;
  text: string;
}

interface ResultListProps {
  entries: readonly ResultEntry[];
  /** A message key with `count`, for the button that shows a long list. */
  label: string;
}

interface ResultNoteProps extends Partial<ResultListProps> {
  severity: 'info' | 'warning' | 'error';
  sentence: string;
  actions?: ReactNode;
}

/** Announces the sentence, but not the list, which may be long. */
export const ResultNote = ({ severity, sentence, entries = [], label = '', actions }: ResultNoteProps) => (
  <Alert severity={severity} variant="outlined" role="note">
    <div role="alert">{sentence}</div>
    {entries.length > 0 && <ResultList label={label} entries={entries} />}
    {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>{actions}</Box>}
  </Alert>
);

/** Longer lists start collapsed. */
const collapsedLimit = 5;

export const ResultList = ({ entries, label }: ResultListProps) => {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(entries.length <= collapsedLimit);
  return (
    <Box sx={{ mt: 1 }}>
      {entries.length > collapsedLimit && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(label, { count: entries.length })}
        </Button>
      )}
      <Box component="ul" id={id} hidden={!isOpen} sx={listStyles}>
        {isOpen &&
          entries.map((entry) => (
            <li key={entry.id}>
              <span>{entry.title}</span>
              <small>{entry.text}</small>
            </li>
          ))}
      </Box>
    </Box>
  );
};

const listStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  // Skips the layout of rows out of sight, because a list may have thousands.
  '& li': { py: 0.5, contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 52px' },
  '& small': { display: 'block', color: 'text.secondary' },
} as const;
