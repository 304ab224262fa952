import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, type RefObject } from 'react';
import { useShortcuts } from '../shortcuts/useShortcuts';

interface SearchBoxProps extends Pick<OutlinedInputProps, 'id' | 'placeholder' | 'fullWidth'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  ref?: RefObject<HTMLInputElement | null>;
  keyActions?: Record<string, () => void>;
  /** The page's main search, focused by the / key. */
  isMain?: boolean;
}

export const SearchBox = (props: SearchBoxProps) => {
  const { label, value, onChange, ref, keyActions = {}, isMain, fullWidth = false, ...rest } = props;
  const t = useTranslate();
  const ownRef = useRef<HTMLInputElement>(null);
  const field = ref ?? ownRef;
  useShortcuts(isMain ? [{ key: '/', label, run: () => field.current?.focus() }] : []);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <OutlinedInput
      {...rest}
      data-no-print
      inputRef={field}
      size="small"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        const action = keyActions[event.key];
        if (event.key === 'Escape') onChange('');
        else if (action) {
          event.preventDefault();
          action();
        }
      }}
      sx={{
        width: fullWidth ? '100%' : { xs: '100%', sm: 360 },
        bgcolor: 'background.paper',
        '@media (pointer: coarse)': { minHeight: 48 },
      }}
      inputProps={{
        'aria-label': label,
        enterKeyHint: 'search',
        autoComplete: 'off',
        spellCheck: false,
        maxLength: 200,
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        value && (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label={t('ui.search.clear')} onClick={clear}>
              <Clear fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  );
};
