import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, IconButton, OutlinedInput, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { Side } from '../../model/dic-services/catalogueService';
import { isNotHttp } from '../../model/text';
import { useField } from '../../ui/inputs/useField';

export const UrlGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <Box component="legend" sx={{ p: 0, mb: 2, typography: 'h3' }}>
      {label}
    </Box>
    {children}
  </Box>
);

const filled = (rows: readonly string[]) => rows.filter((row) => row.trim() !== '');
const isEqual = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** Removing the last row leaves an empty one (spec 2 §2.2). */
export const UrlListInput = ({ side }: { side: Side }) => {
  const t = useTranslate();
  const name = `other_${side}_urls`;
  const { value, error, onChange: save } = useField<string[]>({ source: name, label: '' });
  // Empty rows are kept here only, not in the form value.
  const [rows, setRows] = useState(value);
  const shown = isEqual(filled(rows), value) ? rows : value;
  const urls = shown.length > 0 ? shown : [''];
  const onChange = (changed: string[]) => {
    setRows(changed);
    save(filled(changed));
  };
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const focusRow = (row: number) =>
    requestAnimationFrame(() => frame.current?.querySelectorAll('input').item(row)?.focus());

  const add = () => {
    onChange([...urls, '']);
    focusRow(urls.length);
  };
  const remove = (row: number) => {
    const left = urls.filter((_url, index) => index !== row);
    onChange(left.length > 0 ? left : ['']);
    focusRow(Math.max(0, row - 1));
  };

  return (
    <UrlGroup label={t(`dicServices.others.${side}`)}>
      <Stack ref={frame} sx={{ gap: 2 }}>
        {urls.map((url, row) => {
          const hasHelp = isNotHttp(url);
          const number = row + 1;
          return (
            <div key={row}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <OutlinedInput
                  name={name}
                  fullWidth
                  size="small"
                  value={url}
                  error={Boolean(error)}
                  onChange={({ target }) =>
                    onChange(urls.map((old, at) => (at === row ? target.value : old)))
                  }
                  slotProps={{
                    input: {
                      inputMode: 'url',
                      'aria-label': t(`dicServices.others.${side}Row`, { number }),
                      'aria-invalid': Boolean(error),
                      'aria-describedby': hasHelp ? `${id}${row}` : undefined,
                    },
                  }}
                />
                <IconButton
                  aria-label={t('dicServices.others.remove', { number })}
                  onClick={() => remove(row)}
                >
                  <Delete fontSize="small" />
                </IconButton>
              </Box>
              {hasHelp && (
                <FormHelperText id={`${id}${row}`} sx={{ mx: 0 }}>
                  {t('action.notHttpHelp')}
                </FormHelperText>
              )}
            </div>
          );
        })}
        {error && (
          <FormHelperText error sx={{ mx: 0 }}>
            {error}
          </FormHelperText>
        )}
        <Button startIcon={<Add />} onClick={add} sx={{ alignSelf: 'flex-start', marginInlineStart: -2 }}>
          {t('dicServices.others.add')}
        </Button>
      </Stack>
    </UrlGroup>
  );
};
