import { Breadcrumbs, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, type To } from 'react-router-dom';

interface CrumbsProps {
  /** The list that leads here. */
  list: string;
  to: To;
  /** Router state for the list. */
  state?: unknown;
  /** Where the user is; absent until that is known. */
  here?: string | undefined;
}

/** 'ManageList / Create New User': the way back to the list, above a heading (spec 2 §2.9). */
export const Crumbs = ({ list, to, state, here }: CrumbsProps) => {
  const t = useTranslate();
  return (
    // The blanks belong to the text, for whoever copies or reads it out.
    <Breadcrumbs aria-label={t('ui.crumbs')} separator=" / " sx={{ mb: 2 }}>
      <MuiLink component={Link} to={to} state={state} variant="body2">
        {list}
      </MuiLink>
      {here && (
        <Typography
          variant="body2"
          color="textSecondary"
          aria-current="page"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {here}
        </Typography>
      )}
    </Breadcrumbs>
  );
};
