import { Box } from '@mui/material';
import { Resource, useTranslate } from 'ra-core';
import { lazy, type ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { adminTabs } from '../model/adminTabs';
import { PageHeading } from '../ui/layout/PageHeading';
import { PageTabs } from '../ui/layout/PageTabs';
import { useAdminTab } from './useAdminTab';
import { useScrollIntoView } from './useScrollIntoView';

const UserList = lazy(() => import('../features/users/UserList').then((m) => ({ default: m.UserList })));
const GooglePlayList = lazy(() =>
  import('../features/google-play/GooglePlayList').then((m) => ({ default: m.GooglePlayList })),
);
const ServiceList = lazy(() =>
  import('../features/dic-services/ServiceList').then((m) => ({ default: m.ServiceList })),
);
const TemplateList = lazy(() =>
  import('../features/custom-message-template/TemplateList').then((m) => ({ default: m.TemplateList })),
);

const panel = (name: string, List: ComponentType) => (
  <Resource name={name}>
    <Route index element={<List />} />
  </Resource>
);

const panels = {
  users: panel('users', UserList),
  googlePlay: panel('google-play', GooglePlayList),
  dicServices: panel('dic-services', ServiceList),
  messageTemplate: panel('custom-message-template', TemplateList),
};

/** The administration in four tabs (spec 2 §2.1). */
const AdminPage = () => {
  const t = useTranslate();
  const [active, open] = useAdminTab();
  const frame = useScrollIntoView(active === 'dicServices');
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <PageHeading title={t(`admin.tab.${active}`)}>{t('admin.title')}</PageHeading>
      </Box>
      <Box ref={frame}>
        <PageTabs
          label={t('admin.tabs')}
          active={active}
          onOpen={open}
          tabs={adminTabs.map((name) => ({ name, label: t(`admin.tab.${name}`), panel: panels[name] }))}
        />
      </Box>
    </>
  );
};

export default AdminPage;
