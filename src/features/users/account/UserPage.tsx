import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { isGone } from '../../../api/errors';
import { useThrowIfForbidden, useQueryFailure } from '../../../api/useNotifyError';
import { adminTabState } from '../../../model/tabs';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { Crumbs } from '../../../ui/page/Crumbs';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { PageHeading } from '../../../ui/page/PageHeading';
import { RecordGone } from '../../../ui/loading/RecordGone';

export const UserPage = (props: { title: string; line?: string; children: ReactNode }) => {
  const { title, line, children } = props;
  const t = useTranslate();
  return (
    <Box sx={({ widths }) => ({ maxWidth: widths.form, mx: 'auto' })}>
      <Crumbs
        list={t('userPages.manageList')}
        to={paths.manage}
        state={adminTabState('users')}
        here={title}
      />
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

interface LoadedUserProps {
  loading: Parameters<typeof useQueryFailure>[1] & { record?: UserRecord | undefined };
  skeleton: ReactNode;
  children: (user: UserRecord) => ReactNode;
}

export const LoadedUser = ({ loading, skeleton, children }: LoadedUserProps) => {
  const { record, error } = loading;
  const isForbidden = useThrowIfForbidden('loadAccountOf', error);
  const failure = useQueryFailure('loadAccountOf', loading);
  if (isForbidden) return null;
  // The cache may still hold a deleted user.
  if (isGone(error)) return <NoUser />;
  if (record) return children(record);
  return failure ? <LoadFailure {...failure} /> : skeleton;
};

export const NoUser = () => {
  const t = useTranslate();
  return (
    <RecordGone to={paths.manage} state={adminTabState('users')}>
      {t('userPages.error.load')}
    </RecordGone>
  );
};
