import { Alert, Box, Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, type MouseEvent } from 'react';
import { projectFields } from '../../model/projects/project';
import type { ProjectErrors } from './projectRules';

const order = ['id', 'title', 'acronym', 'picture', ...projectFields.slice(2)] as const;

/** The fields that keep the form from being saved, which say why themselves. Gets the focus when it appears. */
export const ProblemSummary = ({ errors }: { errors: ProjectErrors }) => {
  const t = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const problems = order.filter((name) => errors[name]);
  const isShown = problems.length > 0;
  useEffect(() => {
    if (isShown) frame.current?.focus();
  }, [isShown]);
  if (!isShown) return null;

  const goTo = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    const field = frame.current?.closest('form')?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <Alert ref={frame} tabIndex={-1} severity="error" variant="outlined">
      {t('projects.problems', { smart_count: problems.length })}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {problems.map((name) => (
          <li key={name}>
            <Link href={`#${name}`} onClick={goTo(name)} color="inherit" underline="always">
              {t(`projects.fields.${name}`)}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
};
