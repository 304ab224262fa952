import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, FormHelperText, IconButton, OutlinedInput, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  environments,
  hasHttpUrl,
  sides,
  urlFields,
  urlListFields,
  type ServiceTexts,
  type Side,
} from '../../model/dic-services/catalogueService';
import { isNotHttp } from '../../model/text';
import { TextInput } from '../../ui/inputs/TextInput';
import { useField } from '../../ui/inputs/useField';

export const UrlInputs = () => {
  const t = useTranslate();
  return (
    <>
      <UrlProblem />
      {environments.map((environment) => (
        <Group key={environment} label={t(`dicServices.environment.${environment}`)}>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
            {sides.map((side) => (
              <TextInput
                key={side}
                source={`${environment}_${side}_url`}
                label={`dicServices.side.${side}`}
                help={(url) => isNotHttp(url) && t('action.notHttpHelp')}
              />
            ))}
          </Box>
        </Group>
      ))}
      {sides.map((side) => (
        <UrlListInput key={side} side={side} />
      ))}
    </>
  );
};

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <Box component="legend" sx={{ p: 0, mb: 2, typography: 'h3' }}>
      {label}
    </Box>
    {children}
  </Box>
);

const addresses = [...urlFields, ...urlListFields];
const oneAddress = (_value: unknown, service: ServiceTexts) =>
  hasHttpUrl(service) ? undefined : 'dicServices.urlHint';

const UrlProblem = () => {
  const { trigger, formState } = useFormContext();
  const typed = useWatch({ name: addresses });
  const { error } = useField({ source: 'urls', label: '', validate: oneAddress });
  const isShown = Boolean(error);
  useEffect(() => {
    if (isShown) void trigger('urls');
    // oxlint-disable-next-line react/exhaustive-deps -- looked at again with every address that is typed
  }, [typed]);
  return error && formState.isSubmitted ? (
    <Alert severity="error" variant="outlined">
      {error}
    </Alert>
  ) : null;
};

const filled = (rows: readonly string[]) => rows.filter((row) => row.trim() !== '');
const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/** Further addresses of one side; removing the last leaves an empty row (spec 2 §2.2). */
const UrlListInput = ({ side }: { side: Side }) => {
  const t = useTranslate();
  const name = `other_${side}_urls`;
  const { value, error, onChange: save } = useField<string[]>({ source: name, label: '' });
  // Rows without an address are no part of the service.
  const [rows, setRows] = useState(value);
  const shown = isSame(filled(rows), value) ? rows : value;
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
        <Button startIcon={<Add />} onClick={add} sx={{ alignSelf: 'flex-start', ml: -2 }}>
          {t('dicServices.others.add')}
        </Button>
      </Stack>
    </Group>
  );
};
