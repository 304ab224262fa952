import Clear from '@mui/icons-material/Clear';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, OutlinedInput, Tooltip } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { useEffect, type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onChoose: () => void;
  onDown: () => void;
}

/** The field of the launcher: type, Enter opens the first, Escape clears, arrow down goes to the cards. */
export const SearchField = ({ field, query, onQuery, onChoose, onDown }: Props) => {
  const t = useTranslate();
  const [anywhere, setAnywhere] = useStore('preferences.dashboard.typeAnywhere', true);
  useTypeAnywhere(field, anywhere);

  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = { Enter: onChoose, ArrowDown: onDown, Escape: () => onQuery('') }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <OutlinedInput
      inputRef={field}
      value={query}
      size="small"
      placeholder={t('dashboard.search.placeholder')}
      onChange={({ target }) => onQuery(target.value)}
      onKeyDown={onKeyDown}
      sx={{ width: { xs: '100%', sm: 360 }, bgcolor: 'background.paper' }}
      inputProps={{
        'aria-label': t('dashboard.search.label'),
        type: 'text',
        enterKeyHint: 'go',
        autoComplete: 'off',
        spellCheck: false,
        maxLength: 100,
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        <InputAdornment position="end">
          {query && (
            <IconButton size="small" aria-label={t('dashboard.search.clear')} onClick={() => onQuery('')}>
              <Clear fontSize="small" />
            </IconButton>
          )}
          <Tooltip title={t('dashboard.search.anywhere')}>
            <IconButton
              size="small"
              edge="end"
              sx={{ '@media (pointer: coarse)': { display: 'none' } }}
              aria-label={t('dashboard.search.anywhere')}
              aria-pressed={anywhere}
              color={anywhere ? 'primary' : 'default'}
              onClick={() => setAnywhere(!anywhere)}
            >
              <KeyboardOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        </InputAdornment>
      }
    />
  );
};

/** Where keys have a meaning of their own. */
const occupied =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"], [role="textbox"]';

const isTyping = ({ key, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !isComposing && !ctrlKey && !metaKey && !altKey;

/** Behind an open dialog or menu everything else is hidden from assistive technology. */
const isCovered = (field: HTMLElement) => field.closest('[aria-hidden="true"], [inert]') !== null;

/** Search by typing anywhere on the page; `letters` switches it off (WCAG 2.1.4), save for `/`. */
const useTypeAnywhere = (field: RefObject<HTMLInputElement | null>, letters: boolean): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const input = field.current;
      const from = event.target instanceof Element ? event.target : document.body;
      if (!input || event.defaultPrevented || !letters || !isTyping(event)) return;
      if (from.closest(occupied) || isCovered(input)) return;
      if (event.key === '/') event.preventDefault();
      input.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, letters]);
};
