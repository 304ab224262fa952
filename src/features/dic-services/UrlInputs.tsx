import { Box, Button, FormHelperText, IconButton, OutlinedInput, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import {
  environments,
  hasHttpUrl,
  sides,
  urlFields,
  urlListFields,
  urlField,
  type ServiceFields,
  type UrlField,
  type Side,
} from '../../model/dic-services/catalogueService';
import { fromContract } from '../../model/fromContract';
import { isNotHttp } from '../../model/text';
import { LabelledTextInput } from '../../ui/inputs/LabelledTextInput';
import { useField, useRevalidation } from '../../ui/inputs/useField';

export const UrlInputs = () => {
  const t = useTranslate();
  // The first URL shows the rule about all of them.
  useRevalidation(firstUrl, urlSources, useFormState().errors[firstUrl] !== undefined);
  return (
    <>
      {environments.map((environment) => (
        <UrlGroup key={environment} label={t(`dicServices.environment.${environment}`)}>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
            {sides.map((side) => (
              <LabelledTextInput
                key={side}
                source={urlField(environment, side)}
                label={`dicServices.side.${side}`}
                validate={urlRules[urlField(environment, side)]}
                help={(url) => isNotHttp(url) && t('action.notHttpHelp')}
              />
            ))}
          </Box>
        </UrlGroup>
      ))}
      {sides.map((side) => (
        <UrlListInput key={side} side={side} />
      ))}
    </>
  );
};

const urlSources = [...urlFields, ...urlListFields];
const firstUrl: UrlField = 'dev_backend_url';
const requireUrl = (_value: unknown, service: ServiceFields) =>
  hasHttpUrl(service) ? undefined : 'dicServices.urlRequired';

const urlRules = Object.fromEntries(
  urlFields.map((field) => [
    field,
    fromContract('CatalogueServiceInput', field, field === firstUrl ? requireUrl : undefined),
  ]),
) as Record<UrlField, ReturnType<typeof fromContract>>;

const UrlGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <Box component="legend" sx={{ p: 0, mb: 2, typography: 'h3' }}>
      {label}
    </Box>
    {children}
  </Box>
);

const dropEmptyRows = (rows: readonly string[]) => rows.filter((row) => row.trim() !== '');
const isEqual = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** Replaces the last row with an empty one when it is removed (spec 2 §2.2). */
const UrlListInput = ({ side }: { side: Side }) => {
  const t = useTranslate();
  const name = `other_${side}_urls`;
  const { value, error, onChange: save } = useField<string[]>({ source: name, label: '' });
  // Empty rows are kept here only, not in the form value.
  const [rows, setRows] = useState(value);
  const currentRows = isEqual(dropEmptyRows(rows), value) ? rows : value;
  const urls = currentRows.length > 0 ? currentRows : [''];
  const onChange = (changed: string[]) => {
    setRows(changed);
    save(dropEmptyRows(changed));
  };
  const id = useId();
  const rowsRef = useRef<HTMLDivElement>(null);
  const focusRow = (row: number) =>
    requestAnimationFrame(() => rowsRef.current?.querySelectorAll('input').item(row)?.focus());

  const add = () => {
    onChange([...urls, '']);
    focusRow(urls.length);
  };
  const remove = (row: number) => {
    const otherUrls = urls.filter((_url, index) => index !== row);
    onChange(otherUrls.length > 0 ? otherUrls : ['']);
    focusRow(Math.max(0, row - 1));
  };

  return (
    <UrlGroup label={t(`dicServices.others.${side}`)}>
      <Stack ref={rowsRef} sx={{ gap: 2 }}>
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
