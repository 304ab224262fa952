import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { useLocation } from 'react-router-dom';
import { NotificationBell } from '../features/notification/NotificationBell';
import { lazyPart } from '../ui/loading/lazyPart';
import { useKeyDown } from '../ui/useKeyDown';

const load = () => import('./BellPanel');
const BellPanel = lazyPart(load);

const restMs = 400;
const leaveMs = 300;

/** A click on the bell opens the page; the panel opens under a resting mouse, or by the arrow. */
export const Bell = () => {
  const t = useTranslate();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const arrow = useRef<HTMLButtonElement>(null);
  const panel = usePanel();
  const { isOpen, close } = panel;
  const closeFromOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !frame.current?.contains(event.target)) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [isOpen]);
  useKeyDown((event) => {
    if (!isOpen || event.key !== 'Escape' || event.defaultPrevented) return;
    if (frame.current?.contains(document.activeElement)) arrow.current?.focus();
    close();
  });
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !frame.current?.contains(relatedTarget)) close();
  };
  const preload = () => void load().catch(() => {});
  return (
    <Box
      ref={frame}
      onBlur={onBlur}
      onPointerEnter={(event) => {
        preload();
        panel.onEnter(event);
      }}
      onPointerLeave={panel.onLeave}
      sx={{ position: { sm: 'relative' }, display: 'flex', alignItems: 'center' }}
    >
      <Box onClick={close} sx={{ display: 'contents' }}>
        <NotificationBell />
      </Box>
      <IconButton
        ref={arrow}
        size="small"
        aria-label={t('notification.panel.open')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onFocus={preload}
        onClick={isOpen ? close : panel.keep}
        sx={{
          p: 0.75,
          '& svg': { rotate: isOpen ? '180deg' : 'none' },
        }}
      >
        <ExpandMore fontSize="small" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <BellPanel id={id} onKeep={panel.keep} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
};

/** `rested`: it closes again once the mouse has left. */
const usePanel = () => {
  const [state, setState] = useState<'closed' | 'rested' | 'kept'>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  // A link of the panel was followed, or Back was pressed.
  if (state !== 'closed' && openedAt !== key) setState('closed');
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: typeof state) => {
    clearTimeout(timer.current);
    setOpenedAt(key);
    setState(next);
  };
  const later = (ms: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  };
  return {
    isOpen: state !== 'closed',
    close: () => change('closed'),
    keep: () => change('kept'),
    onEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && state !== 'kept') later(restMs, () => change('rested'));
    },
    onLeave: () => later(leaveMs, () => state === 'rested' && change('closed')),
  };
};
