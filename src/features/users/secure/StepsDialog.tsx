import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Unchecked from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { useLeaveWarning } from '../../../ui/dialogs/useLeaveWarning';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import type { Steps, StepState } from './steps';

interface StepsDialogProps {
  title: string;
  steps: Steps;
  confirm: string;
  isHarmful?: boolean;
  /** While it is not known what would be done, or it must not be. */
  disabled: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Beside Close, after the steps. */
  after?: ReactNode;
  /** What is said before and while the steps run. */
  children: ReactNode;
}

/** Asks, and then shows each step with its result; a failed one can be tried again. */
export const StepsDialog = (props: StepsDialogProps) => {
  const { title, steps, confirm, isHarmful = false, disabled, onConfirm, onClose, after, children } = props;
  const t = useTranslate();
  useLeaveWarning(steps.isRunning);
  const isOver = steps.hasBegun && !steps.isRunning;
  return (
    <TitledDialog
      open
      role="alertdialog"
      size="md"
      title={title}
      busy={steps.isRunning}
      onClose={onClose}
      actions={
        <>
          {isOver && after}
          <Button
            // Its own button after the steps, which takes the focus of the one that is gone.
            key={String(isOver)}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and this is the safe choice
            autoFocus
            color="inherit"
            disabled={steps.isRunning}
            onClick={onClose}
          >
            {t(isOver ? 'action.close' : 'action.cancel')}
          </Button>
          {!steps.hasBegun && (
            <Button
              variant="contained"
              color={isHarmful ? 'error' : 'primary'}
              disabled={disabled}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {!steps.hasBegun && children}
      <div aria-live="polite">{steps.hasBegun && <StepList steps={steps} />}</div>
    </TitledDialog>
  );
};

const StepList = ({ steps: { shown, isRunning, retry } }: { steps: Steps }) => {
  const t = useTranslate();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
      {shown.map(({ step, ...now }) => (
        <Box
          key={step.title}
          component="li"
          sx={{ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: 3 }}
        >
          <StepIcon state={now.state} />
          <div>
            <Typography sx={{ fontWeight: 500 }}>{t(step.title)}</Typography>
            {now.state === 'done' && (
              <Typography variant="body2" color="textSecondary">
                {t(now.result.message, now.result.messageArgs)}
              </Typography>
            )}
            {now.state === 'failed' && (
              <Box sx={{ mt: 2 }}>
                <LoadFailure wait={now.failure.wait} isBusy={isRunning} onRetry={() => void retry(step)}>
                  {sentences(t, now.failure)}
                </LoadFailure>
              </Box>
            )}
          </div>
        </Box>
      ))}
    </Box>
  );
};

type Failure = Extract<StepState, { state: 'failed' }>['failure'];

const sentences = (t: ReturnType<typeof useTranslate>, { message, messageArgs, reason }: Failure): string =>
  [t(message, messageArgs), reason && t(reason.message, reason.messageArgs)].filter(Boolean).join(' ');

const StepIcon = ({ state }: Pick<StepState, 'state'>) => {
  const t = useTranslate();
  const titleAccess = t(`users.secure.state.${state}`);
  if (state === 'running') return <CircularProgress size={20} aria-label={titleAccess} />;
  if (state === 'done') return <CheckCircle titleAccess={titleAccess} color="success" />;
  if (state === 'failed') return <ErrorOutline titleAccess={titleAccess} color="error" />;
  return <Unchecked titleAccess={titleAccess} color="disabled" />;
};
