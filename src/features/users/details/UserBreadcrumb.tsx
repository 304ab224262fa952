import { Breadcrumbs, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';

/** 'Admin List / Details for {name}' (spec 2 §2.5). */
export const UserBreadcrumb = ({ name }: { name: string | undefined }) => {
  const t = useTranslate();
  return (
    <Breadcrumbs aria-label={t('userPages.details.breadcrumb')} sx={{ mb: 2 }}>
      <MuiLink component={Link} to={paths.admin} variant="body2">
        {t('userPages.details.list')}
      </MuiLink>
      {name && (
        <Typography
          variant="body2"
          color="textSecondary"
          aria-current="page"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {t('userPages.details.for', { name })}
        </Typography>
      )}
    </Breadcrumbs>
  );
};
