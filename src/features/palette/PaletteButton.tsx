import SearchIcon from '@mui/icons-material/SearchOutlined';
import { IconButton, type Theme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, type ComponentType } from 'react';
import { toLatinKey } from '../../ui/keyboard';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { menuBreakpoint } from '../../ui/styles';

interface PaletteButtonProps {
  /** What the palette finds comes from every feature, so `app` assembles it. */
  Palette: ComponentType<{ onClose: () => void }>;
  onPreload: () => void;
}

/** Opens the palette, as do Ctrl K, ⌘ K, and / unless the user is typing or the page uses that key. */
export const PaletteButton = ({ Palette, onPreload }: PaletteButtonProps) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useShortcuts(
    [
      { key: 'Control+k', keyLabel: 'Ctrl K', label: t('shortcuts.palette') },
      { key: '/', label: t('shortcuts.palette'), run: open },
    ],
    'everywhere',
  );
  useWindowEvent('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    const isCommand = toLatinKey(event).toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
    if (defaultPrevented || !isCommand) return;
    event.preventDefault();
    open();
  });
  return (
    <>
      <IconButton
        aria-label={t('shell.palette')}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={onPreload}
        sx={fieldStyle}
      >
        <SearchIcon />
        <span aria-hidden>{t('palette.button')}</span>
      </IconButton>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
};

/** Looks like a field where the bar has room for it. */
const fieldStyle = (theme: Theme) =>
  ({
    [theme.breakpoints.down(menuBreakpoint)]: { '& > span': { display: 'none' } },
    [theme.breakpoints.up(menuBreakpoint)]: {
      justifyContent: 'start',
      gap: 2,
      width: 208,
      height: 40,
      px: 3,
      border: 1,
      borderColor: 'outline',
      borderRadius: 1,
      typography: 'body2',
      color: 'text.secondary',
      '& > svg': { fontSize: '1.25rem' },
      // Styled, because a label must contain the text of its button.
      '&::after': { content: '"Ctrl K"', marginInlineStart: 'auto', fontSize: '0.8125rem' },
    },
  }) as const;
