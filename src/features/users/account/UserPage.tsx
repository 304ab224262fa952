import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { isGone } from '../../../api/errors';
import { useThrowIfForbidden, useQueryFailure } from '../../../api/useQueryFailure';
import type { UserRecord } from '../../../model/users/userRecord';
import { adminTabState, paths } from '../../../paths';
import { Crumbs } from '../../../ui/page/Crumbs';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { PageHeading } from '../../../ui/page/PageHeading';
import { RecordGone } from '../../../ui/loading/RecordGone';

interface UserPageProps {
  title: string;
  description?: string;
  isWide?: boolean;
  children: ReactNode;
}

export const UserPage = ({ title, description, isWide = false, children }: UserPageProps) => {
  const t = useTranslate();
  return (
    <Box sx={({ widths }) => ({ maxWidth: isWide ? widths.wideForm : widths.form })}>
      <Crumbs
        list={t('userPages.manageList')}
        to={paths.manage}
        state={adminTabState('users')}
        current={title}
      />
      <PageHeading>{title}</PageHeading>
      {description && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {description}
        </Typography>
      )}
      <Box sx={{ mt: 6 }}>{children}</Box>
    </Box>
  );
};

interface LoadedUserProps {
  query: Parameters<typeof useQueryFailure>[1] & { record?: UserRecord | undefined };
  skeleton: ReactNode;
  children: (user: UserRecord) => ReactNode;
}

export const LoadedUser = ({ query, skeleton, children }: LoadedUserProps) => {
  const { record, error } = query;
  const isForbidden = useThrowIfForbidden('loadAccountOf', error);
  const failure = useQueryFailure('loadAccountOf', query);
  if (isForbidden) return null;
  // The cache may still hold a deleted user.
  if (isGone(error)) return <UserNotFound />;
  if (record) return children(record);
  return failure ? <LoadFailure {...failure} /> : skeleton;
};

export const UserNotFound = () => {
  const t = useTranslate();
  return (
    <RecordGone to={paths.manage} state={adminTabState('users')}>
      {t('userPages.error.load')}
    </RecordGone>
  );
};
