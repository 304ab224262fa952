import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useData } from '../../../api/useData';
import { useAuth } from '../../../auth/useAuth';
import { readUserDataFile, type UserDataFile } from '../../../model/users/userDataFile';
import type { UserRecord } from '../../../model/users/userRecord';
import { readOnce } from '../usersCache';

/** The last chosen file, once it is read; null for one that is no export of a user. */
export const useUserDataFile = () => {
  const [chosen, setChosen] = useState<UserDataFile | null>(null);
  const last = useRef<File>(null);
  const read = async (file: File | null) => {
    last.current = file;
    setChosen(null);
    if (!file) return;
    const text = await file.text().catch(() => '');
    if (last.current === file) setChosen(readUserDataFile(text));
  };
  return { chosen, read: (file: File | null) => void read(file) };
};

/** What the user has now, beside which the file is shown. Only superusers may read the services and preferences. */
export const usePresentData = (userId: number) => {
  const data = useData();
  const mayInspect = useAuth().may('users.inspect');
  return useQuery({
    queryKey: ['importPreview', userId],
    queryFn: async ({ signal }) => {
      const [{ data: account }, services, switches] = await Promise.all([
        data.getOne<UserRecord>('users', { id: userId, signal }),
        mayInspect ? data.serviceAccess(userId, signal) : null,
        mayInspect ? data.notificationSwitches(userId, signal) : null,
      ]);
      return { account, services, switches };
    },
    // Not again after the import, which it would then show as nothing to change.
    ...readOnce,
  });
};
