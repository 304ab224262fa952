import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, IconButton, OutlinedInput, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useRef } from 'react';
import type { Side } from '../../model/catalogueService';
import { isNotHttp } from '../../model/webAddress';
import { Group } from './Group';

interface UrlListProps {
  side: Side;
  /** At least one row. */
  urls: readonly string[];
  error: string | undefined;
  onChange: (urls: string[]) => void;
}

/** Further addresses of one side; removing the last leaves an empty row (spec 2 §2.2). */
export const UrlList = ({ side, urls, error, onChange }: UrlListProps) => {
  const t = useTranslate();
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
    <Group label={t(`dicServices.others.${side}`)}>
      <Stack ref={frame} sx={{ gap: 2 }}>
        {urls.map((url, row) => {
          const isOdd = isNotHttp(url);
          const number = row + 1;
          return (
            // Rows have no identity but their place.
            <div key={row}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <OutlinedInput
                  name={`other_${side}_urls`}
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
                      'aria-describedby': isOdd ? `${id}${row}` : undefined,
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
              {isOdd && (
                <FormHelperText id={`${id}${row}`} sx={{ mx: 0 }}>
                  {t('dicServices.notHttp')}
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
        <Button startIcon={<Add />} onClick={add} sx={{ alignSelf: 'flex-start', ml: -2 }}>
          {t('dicServices.others.add')}
        </Button>
      </Stack>
    </Group>
  );
};
