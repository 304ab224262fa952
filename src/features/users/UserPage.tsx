import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { atAdminTab } from '../../model/adminTabs';
import { paths } from '../../paths';
import { Crumbs } from '../../ui/layout/Crumbs';
import { PageHeading } from '../../ui/layout/PageHeading';

/** Heading and way back of the two pages with a user's form. */
export const UserPage = ({
  title,
  line,
  children,
}: {
  title: string;
  line?: string;
  children: ReactNode;
}) => {
  const t = useTranslate();
  return (
    <Box sx={({ widths }) => ({ maxWidth: widths.form, mx: 'auto' })}>
      <Crumbs list={t('userPages.manageList')} to={paths.manage} state={atAdminTab('users')} here={title} />
      <PageHeading>{title}</PageHeading>
      {line && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {line}
        </Typography>
      )}
      <Box sx={{ mt: 6 }}>{children}</Box>
    </Box>
  );
};
