import { Breadcrumbs, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, type To } from 'react-router-dom';

interface CrumbsProps {
  list: string;
  to: To;
  state?: unknown;
  current?: string | undefined;
}

export const Crumbs = ({ list, to, state, current }: CrumbsProps) => {
  const t = useTranslate();
  return (
    // Keeps the spaces for copying and screen readers.
    <Breadcrumbs aria-label={t('ui.crumbs')} separator=" / " sx={{ mb: 2 }}>
      <MuiLink component={Link} to={to} state={state} variant="body2">
        {list}
      </MuiLink>
      {current && (
        <Typography
          variant="body2"
          color="textSecondary"
          aria-current="page"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {current}
        </Typography>
      )}
    </Breadcrumbs>
  );
};
