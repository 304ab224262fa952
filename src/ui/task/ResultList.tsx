import { Alert, Box, Button, dialogContentClasses } from '@mui/material';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { FailureDetails } from '../FailureDetails';

export interface ResultEntry {
  id: number;
  title: string;
  text: string;
  requestId?: string | null | undefined;
}

interface EntriesProps {
  entries: readonly ResultEntry[];
}

interface ResultListProps extends EntriesProps {
  /** A message key with `count`, for the button that shows a long list. */
  label: string;
}

export interface ResultNoteProps extends Partial<ResultListProps> {
  severity: 'info' | 'warning' | 'error';
  sentence: string;
  /** Of the failed call that the sentence is about. */
  requestId?: string | null | undefined;
  onRetry?: () => void;
  actions?: ReactNode;
}

/** Announces the sentence, but not the list, which may be long. */
export const ResultNote = (props: ResultNoteProps) => {
  const { severity, sentence, requestId, entries = [], label = '', onRetry, actions } = props;
  const t = useTranslate();
  return (
    <Alert severity={severity} variant="outlined" role="note">
      <div role="alert">{sentence}</div>
      <FailureDetails requestId={requestId} />
      {entries.length > 0 && <ResultList label={label} entries={entries} />}
      {(onRetry ?? actions) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {onRetry && (
            <Button color="inherit" variant="outlined" onClick={onRetry}>
              {t('action.retry')}
            </Button>
          )}
          {actions}
        </Box>
      )}
    </Alert>
  );
};

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
      <Box id={id} hidden={!isOpen} sx={listStyles}>
        {isOpen &&
          (entries.length > virtualThreshold ? (
            <VirtualRows entries={entries} />
          ) : (
            <Rows entries={entries} />
          ))}
      </Box>
    </Box>
  );
};

/** Longer lists are virtualized. */
const virtualThreshold = 100;
const estimatedPx = 68;

const Rows = ({ entries }: EntriesProps) => (
  <ul style={listReset}>
    {entries.map((entry) => (
      <li key={entry.id}>
        <Entry {...entry} />
      </li>
    ))}
  </ul>
);

/** Virtual rows in a dialog, whose content is the scroll container. */
const VirtualRows = ({ entries }: EntriesProps) => {
  const [list, setList] = useState<HTMLElement | null>(null);
  const scroller = list?.closest<HTMLElement>(`.${dialogContentClasses.root}`) ?? null;
  const top = list && scroller ? offsetWithin(scroller, list) : 0;
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not in use here
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: entries.length,
    getScrollElement: () => scroller,
    estimateSize: () => estimatedPx,
    overscan: 10,
    scrollMargin: top,
  });
  return (
    <ul ref={setList} style={{ ...listReset, position: 'relative', height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const entry = entries[index];
        return (
          entry && (
            <li
              key={entry.id}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              style={{ ...rowPosition, transform: `translateY(${start - top}px)` }}
            >
              <Entry {...entry} />
            </li>
          )
        );
      })}
    </ul>
  );
};

const Entry = ({ title, text, requestId }: ResultEntry) => (
  <>
    <span>{title}</span>
    <small>{text}</small>
    <FailureDetails requestId={requestId} />
  </>
);

const listStyles = {
  overflowWrap: 'anywhere',
  '& li': { py: 0.5 },
  '& small': { display: 'block', color: 'text.secondary' },
} as const;

const listReset: CSSProperties = { margin: 0, padding: 0, listStyle: 'none', overflowAnchor: 'none' };
const rowPosition: CSSProperties = { position: 'absolute', insetInline: 0, top: 0 };

const offsetWithin = (scroller: HTMLElement, list: HTMLElement): number =>
  Math.round(list.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop);
