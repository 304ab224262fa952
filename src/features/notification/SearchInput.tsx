import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { useTranslate } from 'ra-core';

interface SearchInputProps {
  search: string;
  onType: (search: string) => void;
}

/** Searches titles and messages while the person types; Escape clears. */
export const SearchInput = ({ search, onType }: SearchInputProps) => {
  const t = useTranslate();
  return (
    <OutlinedInput
      size="small"
      value={search}
      placeholder={t('notification.search')}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) onType('');
      }}
      inputProps={{ 'aria-label': t('notification.searchLabel'), autoComplete: 'off', maxLength: 200 }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        search && (
          <InputAdornment position="end">
            <IconButton size="small" aria-label={t('notification.clearSearch')} onClick={() => onType('')}>
              <Clear fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{ flex: '1 1 260px', minWidth: 0, bgcolor: 'background.paper' }}
    />
  );
};
