import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { atAdminTab } from '../../../model/adminTabs';
import { paths } from '../../../paths';
import { Crumbs } from '../../../ui/Crumbs';
import { PageHeading } from '../../../ui/PageHeading';
import { AccountFailure } from '../fields/AccountFailure';
import { useAccountOf } from '../fields/useAccountOf';
import { useOrigin } from '../fields/useOrigin';
import { EditUserForm } from './EditUserForm';

/** Edit User (spec 2 §2.4). What the navigation brought along may be old, so the account is always loaded. */
const EditUserPage = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { back } = useOrigin();
  const account = useAccountOf(id);
  const { user, isFailed, query } = account;
  return (
    <Box sx={({ widths }) => ({ maxWidth: widths.form, mx: 'auto' })}>
      <Crumbs
        list={t('userPages.manageList')}
        to={paths.manage}
        state={atAdminTab('users')}
        here={t('userPages.edit.title')}
      />
      <PageHeading>{t('userPages.edit.title')}</PageHeading>
      <Box sx={{ mt: 6 }}>
        {isFailed && <AccountFailure {...account} />}
        {!isFailed && !(user && query.isFetchedAfterMount) && (
          <>
            <Skeleton variant="rounded" height={420} sx={{ mb: 6 }} />
            <Skeleton variant="rounded" height={220} />
          </>
        )}
        {user && query.isFetchedAfterMount && <EditUserForm key={user.user_id} user={user} onBack={back} />}
      </Box>
    </Box>
  );
};

export default EditUserPage;
