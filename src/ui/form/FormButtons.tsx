import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { FailureDetails } from '../FailureDetails';
import { aboveBanners } from '../styles';
import { SubmitButton } from './SubmitButton';
import { useFormSubmission } from './useSubmission';

interface FormSaveButtonProps {
  label: string;
  busyLabel: string;
  args?: Record<string, string | number>;
  disabled?: boolean | undefined;
}

export const FormSaveButton = (props: FormSaveButtonProps) => {
  const { label, busyLabel, args = {}, disabled = false } = props;
  const t = useTranslate();
  const { busy, wait, requestId } = useFormSubmission();
  return (
    <>
      <FailureDetails requestId={requestId} />
      <SubmitButton
        label={t(label, args)}
        busyLabel={t(busyLabel)}
        busy={busy}
        wait={wait}
        disabled={disabled}
        // Ignores the second click of a double click on the Edit button that this one replaced.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      />
    </>
  );
};

interface CancelButtonProps {
  onClick: () => void;
  label?: string | undefined;
  /** Where it replaces the button that had the focus. */
  autoFocus?: boolean;
}

export const CancelButton = ({ label = 'action.cancel', ...props }: CancelButtonProps) => {
  const t = useTranslate();
  const { busy } = useFormSubmission();
  return (
    <Button color="inherit" disabled={busy} {...props}>
      {t(label)}
    </Button>
  );
};

interface FormActionsProps {
  /** Background of the form. */
  background?: 'default' | 'paper';
  children: ReactNode;
}

/** Sticks to the bottom of the window: destructive button at the start, then Cancel, then Submit. */
export const FormActions = ({ background = 'default', children }: FormActionsProps) => (
  <Box
    data-no-print
    sx={{
      position: 'sticky',
      bottom: aboveBanners(0),
      mt: 6,
      py: 3,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'end',
      gap: { xs: 1, sm: 3 },
      bgcolor: `background.${background}`,
      borderTop: 1,
      borderColor: 'divider',
      '& > button': {
        flex: { xs: 1, sm: 'none' },
        minWidth: 'max-content',
        px: { xs: 1, sm: 4 },
      },
      zIndex: 2,
      // Would cover too much of a phone in landscape.
      '@media (max-height: 420px)': { position: 'static' },
    }}
  >
    {children}
  </Box>
);
