import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useUser } from '../../auth/useAuth';
import { profileTabs } from '../../paths';
import { PageHeading } from '../../ui/page/PageHeading';
import { choice } from '../../ui/address/addressParams';
import { PageTabs } from '../../ui/page/PageTabs';
import { lazyCode, lazyPart, pickExport } from '../../ui/loading/lazyCode';
import { useAddressState } from '../../ui/address/useAddressState';

const AccountDetailsTab = lazyCode(() => import('./AccountDetailsTab').then(pickExport('AccountDetailsTab')));
const SecurityTab = lazyCode(() => import('./SecurityTab').then(pickExport('SecurityTab')));
const ActiveSessionTab = lazyCode(() =>
  import('../sessions/ActiveSessionTab').then(pickExport('ActiveSessionTab')),
);
const NotificationControlsTab = lazyCode(() =>
  import('./NotificationControlsTab').then(pickExport('NotificationControlsTab')),
);
const EndSessionsAlert = lazyPart(() =>
  import('../sessions/EndSessionsAlert').then(pickExport('EndSessionsAlert')),
);

const addressParams = { tab: choice(profileTabs, 'account') };

const ProfilePage = () => {
  const t = useTranslate();
  const [{ tab: active }, change] = useAddressState(addressParams);
  const user = useUser();
  const [isFactorNew, setFactorNew] = useState(false);
  const [shouldFocusPassword, setFocusPassword] = useState(false);
  const open = (tab: (typeof profileTabs)[number], focusesPassword = false) => {
    setFocusPassword(focusesPassword);
    change({ tab });
  };
  const onFactorChanged = () => setFactorNew(true);
  // Offers to end the other sessions, which signed in without the new factor.
  const sessionsAlert = (
    <Box aria-live="polite" sx={{ '&:empty': { mt: -6 } }}>
      {isFactorNew && (
        <EndSessionsAlert
          userId={user?.user_id ?? 0}
          severity="info"
          role="note"
          text="profile.otherSessions.offer"
          endLabel="profile.otherSessions.end"
          endingLabel="profile.otherSessions.ending"
          keep={{ label: 'profile.otherSessions.keep', onKeep: () => setFactorNew(false) }}
        />
      )}
    </Box>
  );
  const panels = {
    account: (
      <AccountDetailsTab
        onFactorChanged={onFactorChanged}
        sessionsAlert={active === 'account' && sessionsAlert}
      />
    ),
    security: (
      <SecurityTab
        onFactorChanged={onFactorChanged}
        sessionsAlert={active === 'security' && sessionsAlert}
        shouldFocusPassword={active === 'security' && shouldFocusPassword}
      />
    ),
    sessions: <ActiveSessionTab onNotMe={() => open('security', true)} />,
    notifications: <NotificationControlsTab />,
  };
  return (
    <>
      <PageHeading title={t(`profile.heading.${active}`)}>{t('profile.title')}</PageHeading>
      <PageTabs
        label={t('profile.tabs')}
        active={active}
        onOpen={(tab) => open(tab)}
        tabs={profileTabs.map((name) => ({ name, label: t(`profile.tab.${name}`), panel: panels[name] }))}
      />
    </>
  );
};

export default ProfilePage;
