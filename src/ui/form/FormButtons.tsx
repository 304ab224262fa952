import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { SubmitButton } from './SubmitButton';
import { useFormSubmission } from './useSubmission';

interface FormSaveButtonProps {
  label: string;
  busyLabel: string;
  args?: Record<string, string | number>;
  disabled?: boolean | undefined;
  /** How many changes there are; for screen readers, the form says it in words. */
  count?: number;
}

export const FormSaveButton = (props: FormSaveButtonProps) => {
  const { label, busyLabel, args = {}, disabled = false, count } = props;
  const t = useTranslate();
  const { busy, wait } = useFormSubmission();
  return (
    <SubmitButton
      label={t(label, args)}
      busyLabel={t(busyLabel)}
      busy={busy}
      wait={wait}
      disabled={disabled}
      // The second click of a double click was meant for the Edit button that stood here.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
      endIcon={count !== undefined && <Count>{count}</Count>}
    />
  );
};

/** Takes its place from the start, so that the button keeps its size. */
const Count = ({ children }: { children: number }) => (
  <Box component="span" aria-hidden sx={{ visibility: children > 0 ? 'visible' : 'hidden' }}>
    <Box component="span" sx={countStyle}>
      {children}
    </Box>
  </Box>
);

const countStyle = {
  display: 'block',
  minWidth: 24,
  px: 1,
  border: '1px solid',
  borderRadius: 3,
  fontSize: '0.8125rem',
  lineHeight: '22px',
  textAlign: 'center',
} as const;

interface CancelButtonProps {
  onClick: () => void;
  label?: string | undefined;
}

export const CancelButton = ({ onClick, label = 'action.cancel' }: CancelButtonProps) => {
  const t = useTranslate();
  const { busy } = useFormSubmission();
  return (
    <Button color="inherit" disabled={busy} onClick={onClick}>
      {t(label)}
    </Button>
  );
};

interface FormActionsProps {
  /** What the form stands on. */
  on?: 'default' | 'paper';
  children: ReactNode;
}

/** In sight at the bottom of the window: what destroys at the start, then the way out, then the submit button at the end. */
export const FormActions = ({ on = 'default', children }: FormActionsProps) => (
  <Box
    data-no-print
    sx={{
      position: 'sticky',
      bottom: 0,
      mt: 6,
      py: 3,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'end',
      gap: { xs: 1, sm: 3 },
      bgcolor: `background.${on}`,
      borderTop: 1,
      borderColor: 'divider',
      '& > button': {
        flex: { xs: 1, sm: 'none' },
        minWidth: 'max-content',
        px: { xs: 1, sm: 4 },
      },
      zIndex: 2,
      // It would take too much of a phone on its side.
      '@media (max-height: 420px)': { position: 'static' },
    }}
  >
    {children}
  </Box>
);
