import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, IconButton, NativeSelect, OutlinedInput } from '@mui/material';
import { useTranslate, type SortPayload } from 'ra-core';
import { tooltip } from '../page/SharedTooltip';

interface SortPickerProps<Field extends string> {
  options: readonly { field: Field; label: string }[];
  sort: { field: Field; order: SortPayload['order'] };
  onSort: (field: Field, order: SortPayload['order']) => void;
}

/** For lists without column headings. */
export const SortPicker = <Field extends string>({ options, sort, onSort }: SortPickerProps<Field>) => {
  const t = useTranslate();
  const { field, order } = sort;
  const isDescending = order === 'DESC';
  const switchText = t('ui.sort.switch', { order: t(isDescending ? 'ui.sort.down' : 'ui.sort.up') });
  return (
    <Box
      data-no-print
      sx={{ display: 'flex', alignItems: 'center', gap: 1, marginInlineStart: { sm: 'auto' } }}
    >
      <NativeSelect
        variant="outlined"
        value={field}
        onChange={({ target }) => onSort(target.value as Field, order)}
        input={<OutlinedInput size="small" sx={{ bgcolor: 'background.paper' }} />}
        inputProps={{ 'aria-label': t('ui.sort.label') }}
      >
        {options.map((option) => (
          <option key={option.field} value={option.field}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <IconButton
        {...tooltip(switchText)}
        disabled={field === ''}
        onClick={() => onSort(field, isDescending ? 'ASC' : 'DESC')}
      >
        {isDescending ? <ArrowDownward fontSize="small" /> : <ArrowUpward fontSize="small" />}
      </IconButton>
    </Box>
  );
};
