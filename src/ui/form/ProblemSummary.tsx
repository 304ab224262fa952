import { Alert, Box, Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, type MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';

interface ProblemSummaryProps {
  /** In the order of the form. */
  fields: readonly { name: string; label: string }[];
  title?: string | undefined;
}

export const ProblemSummary = ({ fields, title }: ProblemSummaryProps) => {
  const t = useTranslate();
  const alertRef = useRef<HTMLDivElement>(null);
  const { errors } = useFormState();
  const problems = fields.filter(({ name }) => errors[name]);
  if (problems.length === 0) return null;

  const focusField = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    const found = alertRef.current?.closest('form')?.elements.namedItem(name);
    const field = found instanceof RadioNodeList ? found[0] : found;
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <Alert ref={alertRef} data-problems tabIndex={-1} severity="error" variant="outlined">
      {title ?? t('ui.problems', { smart_count: problems.length })}
      <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 5 }}>
        {problems.map(({ name, label }) => (
          <li key={name}>
            <Link href={`#${name}`} onClick={focusField(name)} color="inherit" underline="always">
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
};
