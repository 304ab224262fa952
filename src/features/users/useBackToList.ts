import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { atAdminTab } from '../../model/adminTabs';
import { listLocationOf } from './listLocation';
import { paths } from '../../paths';

/**
 * Where the user came from, and the way back there, else to the managed users. Read once: what the
 * page writes into its address later does not carry it.
 */
export const useBackToList = () => {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [origin] = useState(() => listLocationOf(state));
  const back = () =>
    void (origin
      ? navigate(origin.from, { state: origin.state })
      : navigate(paths.manage, { state: atAdminTab('users') }));
  return { origin, back };
};
