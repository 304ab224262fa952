import Close from '@mui/icons-material/Close';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Replay from '@mui/icons-material/Replay';
import { Box, Button, Card, IconButton, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';

export interface TrayEntry {
  id: number;
  name: string;
  /** How it stands, in words. */
  status: string;
  /** From 0 to 1. */
  share: number;
  look: 'waiting' | 'running' | 'done' | 'failed' | 'off';
  /** Labels of what can be done; absent where it cannot. */
  cancel?: string;
  retry?: string;
}

interface UploadTrayProps {
  label: string;
  /** `2 of 5`. */
  progress: string;
  entries: readonly TrayEntry[];
  /** How many more there are than the entries. */
  rest: number;
  texts: { show: string; hide: string; close: string; cancelAll: string; retryAll: string };
  onCancel: (id: number) => void;
  onRetry: (id: number) => void;
  /** Absent where nothing runs. */
  onCancelAll?: (() => void) | undefined;
  /** Absent where nothing failed. */
  onRetryAll?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

const colours = {
  waiting: 'inherit',
  running: 'primary',
  done: 'success',
  failed: 'error',
  off: 'inherit',
} as const;

/** What is being uploaded: one bar a file, to be cancelled and tried again, in the corner of the page. */
export const UploadTray = (props: UploadTrayProps) => {
  const { label, progress, entries, rest, texts } = props;
  const [isOpen, setOpen] = useState(true);
  return (
    <Card
      component="section"
      aria-label={label}
      sx={{
        position: 'fixed',
        right: { xs: 8, sm: 24 },
        left: { xs: 8, sm: 'auto' },
        bottom: { xs: 8, sm: 24 },
        width: { sm: 380 },
        zIndex: 'speedDial',
        boxShadow: 4,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 4, pr: 2, py: 2 }}>
        <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {label}{' '}
          <Typography component="output" color="textSecondary" sx={{ ml: 1 }}>
            {progress}
          </Typography>
        </Typography>
        <IconButton
          size="small"
          aria-label={isOpen ? texts.hide : texts.show}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ExpandMore fontSize="small" /> : <ExpandLess fontSize="small" />}
        </IconButton>
        {props.onClose && (
          <IconButton size="small" aria-label={texts.close} onClick={props.onClose}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Box>
      {isOpen && (
        <>
          <Box
            component="ul"
            tabIndex={0}
            aria-label={label}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              maxHeight: 'min(280px, 40vh)',
              overflowY: 'auto',
              '&:focus-visible': {
                outline: 2,
                outlineColor: 'primary.main',
                outlineOffset: -2,
                outlineStyle: 'solid',
              },
            }}
          >
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onCancel={props.onCancel} onRetry={props.onRetry} />
            ))}
            {rest > 0 && (
              <Typography component="li" variant="body2" color="textSecondary" sx={{ px: 4, py: 2 }}>
                {`+ ${rest}`}
              </Typography>
            )}
          </Box>
          {(props.onCancelAll ?? props.onRetryAll) && (
            <Box
              sx={{
                display: 'flex',
                justifyContent: 'flex-end',
                gap: 2,
                px: 2,
                py: 1,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              {props.onRetryAll && <Button onClick={props.onRetryAll}>{texts.retryAll}</Button>}
              {props.onCancelAll && (
                <Button color="inherit" onClick={props.onCancelAll}>
                  {texts.cancelAll}
                </Button>
              )}
            </Box>
          )}
        </>
      )}
    </Card>
  );
};

interface EntryProps {
  entry: TrayEntry;
  onCancel: (id: number) => void;
  onRetry: (id: number) => void;
}

const Entry = ({ entry, onCancel, onRetry }: EntryProps) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 4, pr: 2, py: 2 }}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 2, typography: 'body2' }}>
        <Typography variant="body2" noWrap title={entry.name} sx={{ flex: 1, unicodeBidi: 'plaintext' }}>
          {entry.name}
        </Typography>
        <Typography variant="body2" color={entry.look === 'failed' ? 'error' : 'textSecondary'}>
          {entry.status}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        color={colours[entry.look]}
        aria-label={entry.name}
        value={Math.round(100 * Math.min(1, Math.max(0, entry.share)))}
        sx={{ mt: 1.5, height: 4, borderRadius: 1 }}
      />
    </Box>
    {entry.retry && (
      <IconButton size="small" aria-label={entry.retry} onClick={() => onRetry(entry.id)}>
        <Replay fontSize="small" />
      </IconButton>
    )}
    {entry.cancel && (
      <IconButton size="small" aria-label={entry.cancel} onClick={() => onCancel(entry.id)}>
        <Close fontSize="small" />
      </IconButton>
    )}
  </Box>
);
