import { Breadcrumbs, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, type To } from 'react-router-dom';
import { ArrowBack } from '../directionalIcons';

interface CrumbsProps {
  /** Label of the link back. */
  list: string;
  to: To;
  state?: unknown;
  /** Pages between the list and the current one. */
  steps?: readonly { name: string; to: string }[] | undefined;
  current?: string | undefined;
}

/** The way back of all pages below a list. */
export const Crumbs = ({ list, to, state, steps = [], current }: CrumbsProps) => {
  const t = useTranslate();
  return (
    <Breadcrumbs
      aria-label={t('ui.crumbs')}
      // Keeps the spaces for copying and screen readers.
      separator=" / "
      maxItems={Number.MAX_SAFE_INTEGER}
      // Keeps a wrapped path easy to tap.
      sx={{ mb: 2, typography: 'body2', '& li': { minWidth: 0, lineHeight: '24px' } }}
    >
      <MuiLink
        component={Link}
        to={to}
        state={state}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500, lineHeight: 'inherit' }}
      >
        <ArrowBack fontSize="small" aria-hidden />
        {list}
      </MuiLink>
      {steps.map((step) => (
        <MuiLink key={step.to} component={Link} to={step.to} noWrap sx={stepStyle}>
          <bdi>{step.name}</bdi>
        </MuiLink>
      ))}
      {current && (
        <Typography variant="body2" color="textSecondary" aria-current="page" noWrap sx={stepStyle}>
          <bdi>{current}</bdi>
        </Typography>
      )}
    </Breadcrumbs>
  );
};

const stepStyle = { display: 'block', maxWidth: 240, lineHeight: 'inherit', color: 'inherit' } as const;
