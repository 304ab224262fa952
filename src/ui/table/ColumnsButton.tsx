import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Button, Checkbox, FormControlLabel, Popover, Stack } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { useId, useState } from 'react';

interface ColumnsButtonProps {
  columns: readonly { name: string; label: string }[];
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
  const shown = columns.filter(({ name }) => !hidden.includes(name));
  const toggle = (name: string) =>
    onChange(hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name]);
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
          {columns.map(({ name, label }) => (
            <FormControlLabel
              key={name}
              label={label}
              control={
                <Checkbox
                  size="small"
                  checked={!hidden.includes(name)}
                  disabled={shown.length === 1 && shown[0]?.name === name}
                  onChange={() => toggle(name)}
                />
              }
            />
          ))}
        </Stack>
      </Popover>
    </>
  );
};
