import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

/** Widths in px (spec 2 §2.9); `full` takes the whole screen. */
const widths = { sm: 400, md: 560, lg: 720, xl: 960, '2xl': 1120, '3xl': 1280 } as const;

export type ModalSize = keyof typeof widths | 'full';

interface FrameProps {
  open: boolean;
  /** On Escape and on a click beside it. */
  onClose: () => void;
  size?: ModalSize;
  /** While set, neither Escape nor a click beside it closes. */
  busy?: boolean;
  role?: 'dialog' | 'alertdialog';
}

interface PartsProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons; the harmless one first. */
  actions?: ReactNode;
}

export type ModalProps = FrameProps & PartsProps;

interface Named {
  /** By which the frame knows its parts. */
  id: string;
}

export const ModalFrame = (props: FrameProps & Named & Pick<PartsProps, 'children'>) => {
  const { id, open, onClose, size = 'md', busy = false, role = 'dialog', children } = props;
  const width = size === 'full' ? undefined : widths[size];
  const room = width ? { width: '100%', maxWidth: width, m: { xs: 4, sm: 8 } } : {};
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      fullScreen={size === 'full'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { role, sx: room } }}
    >
      {children}
    </Dialog>
  );
};

export const ModalParts = ({ id, title, children, actions }: PartsProps & Named) => (
  <>
    <DialogTitle id={`${id}-title`} sx={{ typography: 'h2', px: 6, pt: 6, pb: 2 }}>
      {title}
    </DialogTitle>
    <DialogContent id={`${id}-text`} sx={{ px: 6, py: 2 }}>
      {children}
    </DialogContent>
    {actions && (
      // On a phone the buttons take a second line before their words do.
      <DialogActions sx={{ px: 6, pt: 4, pb: 6, gap: 2, flexWrap: 'wrap', whiteSpace: 'nowrap' }}>
        {actions}
      </DialogActions>
    )}
  </>
);

/** A dialog with one question or one task. */
export const Modal = ({ title, children, actions, ...frame }: ModalProps) => {
  const id = useId();
  return (
    <ModalFrame {...frame} id={id}>
      <ModalParts id={id} title={title} actions={actions}>
        {children}
      </ModalParts>
    </ModalFrame>
  );
};
