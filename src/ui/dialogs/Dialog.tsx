import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';

/** In px (spec 2 §2.9). */
const widths = { sm: 400, md: 560, lg: 720, xl: 960, '2xl': 1120, '3xl': 1280 } as const;

export type DialogSize = keyof typeof widths | 'full';

interface FrameProps {
  open: boolean;
  onClose: () => void;
  size?: DialogSize;
  busy?: boolean;
  role?: 'dialog' | 'alertdialog';
}

interface PartsProps {
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

export type DialogProps = FrameProps & PartsProps;

interface Named {
  id: string;
}

export const DialogFrame = (props: FrameProps & Named & Pick<PartsProps, 'children'>) => {
  const { id, open, onClose, size = 'md', busy = false, role = 'dialog', children } = props;
  const width = size === 'full' ? undefined : widths[size];
  const paperStyle = width ? { width: '100%', maxWidth: width, m: { xs: 4, sm: 8 } } : {};
  // A page has several dialogs, of which few are ever opened.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <MuiDialog
      open={open}
      onClose={busy ? undefined : onClose}
      fullScreen={size === 'full'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { role, sx: paperStyle } }}
    >
      {children}
    </MuiDialog>
  );
};

export const DialogParts = ({ id, title, children, actions }: PartsProps & Named) => (
  <>
    <DialogTitle id={`${id}-title`} sx={{ typography: 'h2', px: 6, pt: 6, pb: 2 }}>
      {title}
    </DialogTitle>
    <DialogContent id={`${id}-text`} sx={{ px: 6, py: 2 }}>
      {children}
    </DialogContent>
    {actions && (
      <DialogActions sx={{ px: 6, pt: 4, pb: 6, gap: 2, flexWrap: 'wrap', whiteSpace: 'nowrap' }}>
        {actions}
      </DialogActions>
    )}
  </>
);

export const Dialog = ({ title, children, actions, ...frame }: DialogProps) => {
  const id = useId();
  return (
    <DialogFrame {...frame} id={id}>
      <DialogParts id={id} title={title} actions={actions}>
        {children}
      </DialogParts>
    </DialogFrame>
  );
};
