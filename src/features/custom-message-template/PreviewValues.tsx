import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { TextField } from '../../ui/inputs/TextField';

interface PreviewValuesProps {
  names: readonly string[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** The variables of a template, to be tried. */
export const PreviewValues = ({ names, values, onChange }: PreviewValuesProps) => {
  const t = useTranslate();
  return (
    <Stack component="section" aria-label={t('customMessageTemplate.previewOf.values')} sx={{ gap: 4 }}>
      <Typography variant="body2" color="textSecondary">
        {t(`customMessageTemplate.previewOf.${names.length > 0 ? 'valuesHelp' : 'noVariables'}`)}
      </Typography>
      {names.map((name) => (
        <TextField
          key={name}
          label={name}
          value={Object.hasOwn(values, name) ? (values[name] ?? '') : ''}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </Stack>
  );
};
