import { Box, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { UserRecord } from '../../../model/users/userRecord';
import { displayName } from '../../../model/users/user';
import type { ListLocation } from '../listLocation';
import { paths } from '../../../paths';
import { Crumbs } from '../../../ui/layout/Crumbs';
import { SwitchableHeading } from '../../../ui/layout/SwitchableHeading';
import { DataButtons } from './DataButtons';
import { Neighbours } from './Neighbours';
import type { UserTab } from './userTabs';

interface UserHeadProps {
  id: number;
  user: UserRecord | undefined;
  origin: ListLocation | null;
  tab: UserTab;
}

/** Whose page it is, and the ways to the others of the list. */
export const UserHead = ({ id, user, origin, tab }: UserHeadProps) => {
  const t = useTranslate();
  const navigate = useNavigate();
  // The tab stays open with the other user.
  const go = (to: number) =>
    void navigate(`${paths.userDetails(to)}?tab=${tab}`, { state: origin, replace: true });
  return (
    <>
      <Crumbs
        list={t('userPages.details.list')}
        to={paths.admin}
        here={user && t('userPages.details.for', { name: displayName(user) })}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Box sx={{ mr: 'auto' }}>
          <SwitchableHeading
            label={t('userPages.details.others')}
            options={origin?.users.map((one) => ({ monitoring_id: one.id, name: one.name })) ?? []}
            current={id}
            onChoose={go}
          >
            {t('userPages.details.title')}
          </SwitchableHeading>
        </Box>
        <Neighbours origin={origin} id={id} onGo={go} />
        {user && <DataButtons userId={id} />}
      </Stack>
    </>
  );
};
