import SearchIcon from '@mui/icons-material/SearchOutlined';
import { IconButton, type Theme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, type ComponentType } from 'react';
import { isPageCovered, toLatinKey } from '../../ui/keyboard';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { menuBreakpoint } from '../../ui/styles';

interface PaletteButtonProps {
  /** From `app`, which knows the screens. */
  Palette: ComponentType<{ typed: string; onClose: () => void }>;
  onPreload: () => void;
}

/** Opens the palette, as do Ctrl K, ⌘ K, and / unless the user is typing or the page uses that key. */
export const PaletteButton = ({ Palette, onPreload }: PaletteButtonProps) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  /** Typed before the code of the palette has loaded. */
  const [typed, setTyped] = useState('');
  const open = () => {
    setTyped('');
    setOpen(true);
  };
  useShortcuts(
    [
      { key: 'Control+k', keyLabel: 'Ctrl K', label: t('shortcuts.palette') },
      { key: '/', label: t('shortcuts.palette'), run: open },
    ],
    'everywhere',
  );
  useWindowEvent('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = event;
    const hasModifier = ctrlKey || metaKey;
    const isCommand = toLatinKey(event).toLowerCase() === 'k' && hasModifier && !altKey && !shiftKey;
    const isText = key.length === 1 && !hasModifier && !altKey && !isComposing;
    if (defaultPrevented) return;
    if (isCommand) open();
    else if (isOpen && isText && !isPageCovered()) setTyped((text) => text + key);
    else return;
    event.preventDefault();
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
      {isOpen && <Palette typed={typed} onClose={() => setOpen(false)} />}
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
