import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Button, Checkbox, FormControlLabel, Popover, Stack } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { useId, useState } from 'react';

interface ColumnsButtonProps {
  columns: readonly { source: string; label: string }[];
  /** As of the table. */
  storeKey: string;
}

const none: string[] = [];

/**
 * Which columns a table shows; the last one that is left stays. react-admin's own asks for a search field
 * that MUI 9 reports to the console, and has no name.
 */
export const ColumnsButton = ({ columns, storeKey }: ColumnsButtonProps) => {
  const t = useTranslate();
  const id = useId();
  const [hidden, onChange] = useStore<string[]>(storeKey, none);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = columns.filter(({ source }) => !hidden.includes(source));
  const toggle = (source: string) =>
    onChange(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]);
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        color="inherit"
        startIcon={<ViewColumn />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('ui.table.columns')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Stack sx={{ p: 4 }}>
          {columns.map(({ source, label }) => (
            <FormControlLabel
              key={source}
              label={label}
              control={
                <Checkbox
                  size="small"
                  checked={!hidden.includes(source)}
                  disabled={shown.length === 1 && shown[0]?.source === source}
                  onChange={() => toggle(source)}
                />
              }
            />
          ))}
        </Stack>
      </Popover>
    </>
  );
};
