import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Button, Checkbox, FormControlLabel, Popover, Stack, Typography } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { useId } from 'react';
import { usePopover } from '../menus/usePopover';

interface ColumnsButtonProps {
  columns: readonly { source: string; label: string; hideAt?: number | undefined }[];
  storeKey: string;
}

const noColumns: string[] = [];

/** Replaces react-admin's ColumnsButton, whose search field has no label. */
export const ColumnsButton = ({ columns, storeKey }: ColumnsButtonProps) => {
  const t = useTranslate();
  const id = useId();
  const [hiddenColumns, onChange] = useStore<string[]>(storeKey, noColumns);
  const { button, popover } = usePopover('dialog');
  const shown = columns.filter(({ source }) => !hiddenColumns.includes(source));
  const toggle = (source: string) =>
    onChange(
      hiddenColumns.includes(source)
        ? hiddenColumns.filter((other) => other !== source)
        : [...hiddenColumns, source],
    );
  return (
    <>
      <Button
        {...button}
        id={id}
        variant="outlined"
        color="inherit"
        startIcon={<ViewColumn />}
        // Phones show one column.
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {t('ui.table.columns')}
      </Button>
      {popover && (
        <Popover {...popover} slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}>
          <Stack sx={{ p: 4 }}>
            {columns.map(({ source, label, hideAt = 0 }) => (
              <FormControlLabel
                key={source}
                label={
                  <>
                    {label}
                    <Typography
                      variant="caption"
                      color="textSecondary"
                      sx={{ display: 'none', [`@media (max-width: ${hideAt}px)`]: { display: 'block' } }}
                    >
                      {t('ui.table.hiddenByWidth')}
                    </Typography>
                  </>
                }
                control={
                  <Checkbox
                    size="small"
                    checked={!hiddenColumns.includes(source)}
                    disabled={shown.length === 1 && shown[0]?.source === source}
                    onChange={() => toggle(source)}
                  />
                }
              />
            ))}
          </Stack>
        </Popover>
      )}
    </>
  );
};
