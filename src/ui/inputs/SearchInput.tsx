import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';

interface SearchInputProps {
  id?: string;
  /** Names the field. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  fullWidth?: boolean;
}

/** A search field with a button that empties it; so does Escape. */
export const SearchInput = (props: SearchInputProps) => {
  const { id, label, placeholder, value, onChange, fullWidth = false } = props;
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <OutlinedInput
      {...(id ? { id } : {})}
      inputRef={field}
      size="small"
      value={value}
      placeholder={placeholder}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onChange('')}
      sx={{ width: fullWidth ? '100%' : { xs: '100%', sm: 360 }, bgcolor: 'background.paper' }}
      inputProps={{ 'aria-label': label, enterKeyHint: 'search', autoComplete: 'off', maxLength: 200 }}
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
