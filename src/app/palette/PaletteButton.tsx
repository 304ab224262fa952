import SearchIcon from '@mui/icons-material/SearchOutlined';
import { IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { toLatinKey } from '../../ui/keyboard';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { lazyPart } from '../../ui/loading/lazyCode';

const load = () => import('./Palette');
const Palette = lazyPart(load);

/** Opens the palette, as do Ctrl K, ⌘ K, and / unless the user is typing or the page uses that key. */
export const PaletteButton = () => {
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
        onPointerEnter={() => void load().catch(() => {})}
      >
        <SearchIcon />
      </IconButton>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
};
