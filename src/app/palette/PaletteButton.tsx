import SearchIcon from '@mui/icons-material/SearchOutlined';
import { IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isTyping } from '../../ui/isTyping';

const load = () => import('./Palette');
const Palette = lazy(load);

/** Opens the palette; so do Ctrl K, ⌘ K, and / where nobody is typing and the page has no use for it. */
export const PaletteButton = () => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
      const isCommand = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
      const isSlash = key === '/' && !ctrlKey && !metaKey && !isTyping(event.target);
      if (defaultPrevented || !(isCommand || isSlash)) return;
      event.preventDefault();
      setOpen(true);
    };
    // On the window, after the keys of the page.
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <IconButton
        aria-label={t('shell.palette')}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load().catch(() => {})}
      >
        <SearchIcon />
      </IconButton>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
