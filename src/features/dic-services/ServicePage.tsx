import { Box, Link as MuiLink } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { atAdminTab } from '../../model/adminTabs';
import { paths } from '../../paths';
import { PageHeading } from '../../ui/layout/PageHeading';

/** Heading and way back of the two service pages. */
export const ServicePage = ({ title, children }: { title: string; children: ReactNode }) => {
  const t = useTranslate();
  return (
    <Box sx={({ widths }) => ({ maxWidth: widths.form * 1.4, mx: 'auto' })}>
      <MuiLink
        component={Link}
        to={paths.admin}
        state={atAdminTab('dicServices')}
        variant="body2"
        sx={{ display: 'inline-block', mb: 3 }}
      >
        {t('dicServices.back')}
      </MuiLink>
      <PageHeading>{title}</PageHeading>
      <Box sx={{ mt: 6 }}>{children}</Box>
    </Box>
  );
};
