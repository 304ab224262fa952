import { useNavigate } from 'react-router-dom';
import { atAdminTab } from '../../model/adminTabs';
import { paths } from '../../paths';

export const useLeaveToServices = () => {
  const navigate = useNavigate();
  return async () => navigate(paths.admin, { state: atAdminTab('dicServices') });
};
