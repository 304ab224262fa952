import { useState } from 'react';
import {
  Title,
  useCanAccess,
  useCreate,
  useDelete,
  useGetIdentity,
  useGetMany,
  useGetManyReference,
  useGetOne,
  useLogout,
  usePermissions,
  useUpdate,
  useUpdateMany,
} from 'react-admin';

interface Announcement {
  id: number;
  title: string;
}

const resource = 'announcements';
const draft = { title: 'By a hook', text: 'x', starts_on: '2026-05-01' };
const staffOnly = { target: 'audience', id: 'staff', pagination: { page: 1, perPage: 10 } };

/** What the hooks of react-admin's documentation return, as text. */
const WorkbenchHooks = () => {
  const [id, setId] = useState(1);
  const one = useGetOne<Announcement>(resource, { id });
  const many = useGetMany<Announcement>(resource, { ids: [4, 5] });
  const ofStaff = useGetManyReference<Announcement>(resource, {
    ...staffOnly,
    sort: { field: 'id', order: 'ASC' },
  });
  const identity = useGetIdentity();
  const permissions = usePermissions();
  const mayDelete = useCanAccess({ resource, action: 'delete' });
  const mayPromote = useCanAccess({ resource: 'users', action: 'promote' });
  const [create] = useCreate<Announcement>();
  const [update] = useUpdate<Announcement>();
  const [updateMany] = useUpdateMany();
  const [remove] = useDelete<Announcement>();
  const logout = useLogout();
  const titleOf = (record: Announcement | undefined) => record?.title ?? '';
  const found = {
    useGetOne: titleOf(one.data),
    useGetMany: many.data?.map(titleOf).join(', '),
    useGetManyReference: ofStaff.data?.map(titleOf).join(', '),
    useGetIdentity: identity.data?.fullName,
    usePermissions: permissions.isPending ? '' : typeof permissions.permissions,
    useCanAccess: `${mayDelete.canAccess} ${mayPromote.canAccess}`,
  };
  const previousData = one.data ?? { id, title: '' };
  const acts = {
    create: () => create(resource, { data: draft }, { onSuccess: (record) => setId(record.id) }),
    update: () => update(resource, { id, data: { title: 'Changed by a hook' }, previousData }),
    updateMany: () => updateMany(resource, { ids: [4, 5], data: { priority: 5 } }),
    delete: () => remove(resource, { id, previousData }, { onSuccess: () => setId(1) }),
    logout: () => logout(),
  };
  return (
    <>
      <Title title="Hooks" />
      {Object.entries(found).map(([hook, text]) => (
        <p key={hook}>
          {hook}: <span data-testid={hook}>{text}</span>
        </p>
      ))}
      {Object.entries(acts).map(([name, act]) => (
        <button key={name} onClick={() => void act()}>
          {name}
        </button>
      ))}
    </>
  );
};

export default WorkbenchHooks;
