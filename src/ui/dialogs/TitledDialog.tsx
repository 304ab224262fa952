import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { lineClamp } from '../styles';

/** Style of wrappers between the dialog frame and its content. */
export const dialogColumnStyle = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
export const dialogForm = { '& form': dialogColumnStyle };

/** In px (spec 2 §2.9). */
const widths = { sm: 400, md: 560, lg: 720, xl: 960, '2xl': 1120, '3xl': 1280 } as const;

/** Matches phones in landscape and pages zoomed to 200 %. */
const shortScreen = '@media (max-height: 480px)';

const paperStyle = (width: number) => ({
  width: '100%',
  maxWidth: width,
  m: { xs: 4, sm: 8 },
  maxHeight: { xs: 'calc(100% - 32px)', sm: 'calc(100% - 64px)' },
  [shortScreen]: { my: 2, maxHeight: 'calc(100% - 16px)' },
});

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

type TitledDialogProps = FrameProps & PartsProps;

interface DialogId {
  id: string;
}

export const DialogFrame = (props: FrameProps & DialogId & Pick<PartsProps, 'children'>) => {
  const { id, open, onClose, size = 'md', busy = false, role = 'dialog', children } = props;
  // Skips rendering until first opened, because a page has several dialogs.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const focusReturn = useFocusReturn(open);
  if (!wasOpen) return null;
  return (
    <Dialog
      {...focusReturn}
      open={open}
      onClose={busy ? undefined : onClose}
      fullScreen={size === 'full'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { role, sx: size === 'full' ? {} : paperStyle(widths[size]) } }}
    >
      {children}
    </Dialog>
  );
};

/** Returns the focus to the opener as MUI does, but without scrolling the page. */
const useFocusReturn = (open: boolean) => {
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    return () =>
      // Waits until MUI no longer keeps the focus in the dialog.
      queueMicrotask(() => {
        opener.current?.focus({ preventScroll: true });
        opener.current = null;
      });
  }, [open]);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement) opener.current ??= relatedTarget;
  };
  return { disableRestoreFocus: true, onFocus };
};

export const DialogHead = ({ id, title }: DialogId & Pick<PartsProps, 'title'>) => (
  <DialogTitle
    id={`${id}-title`}
    sx={{ flex: 'none', typography: 'h2', px: 6, pt: 6, pb: 3, [shortScreen]: { pt: 3, pb: 1 } }}
  >
    <Box component="span" sx={lineClamp(3)}>
      {title}
    </Box>
  </DialogTitle>
);

/** Draws a line at an edge while more content can be scrolled into view. */
const scrollShadows = ({ vars: { palette } }: Theme) =>
  (['top', 'bottom'] as const)
    .flatMap((side) => [
      `linear-gradient(${palette.background.paper} 0 0) ${side} / 100% 1px no-repeat local`,
      `linear-gradient(${palette.divider} 0 0) ${side} / 100% 1px no-repeat scroll`,
    ])
    .join();

/** Scrolls only the content, so that the buttons stay visible. */
export const DialogBody = ({ id, children, actions }: Partial<DialogId> & Omit<PartsProps, 'title'>) => (
  <>
    <DialogContent
      {...(id ? { id: `${id}-text` } : {})}
      // Relative, because an absolute element inside would make the whole dialog scroll.
      sx={{ position: 'relative', px: 6, py: 2, overflowWrap: 'break-word', background: scrollShadows }}
    >
      {children}
    </DialogContent>
    {actions && (
      <DialogActions
        disableSpacing
        sx={{
          px: 6,
          pt: 4,
          pb: 6,
          gap: { xs: 2, sm: 4 },
          flexWrap: 'wrap',
          whiteSpace: 'nowrap',
          [shortScreen]: { pt: 2, pb: 3 },
        }}
      >
        {actions}
      </DialogActions>
    )}
  </>
);

export const TitledDialog = ({ title, children, actions, ...frame }: TitledDialogProps) => {
  const id = useId();
  return (
    <DialogFrame {...frame} id={id}>
      <DialogHead id={id} title={title} />
      <DialogBody id={id} actions={actions}>
        {children}
      </DialogBody>
    </DialogFrame>
  );
};
