import { useNavigate } from 'react-router-dom';
import { atAdminTab } from '../../model/adminTabs';
import { paths } from '../../paths';

/** The way to the managed users (spec 2 §2.3, §2.4). */
export const useToUsers = () => {
  const navigate = useNavigate();
  return () => void navigate(paths.manage, { state: atAdminTab('users') });
};
