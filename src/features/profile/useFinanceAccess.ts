import { useQuery } from '@tanstack/react-query';
import { useData } from '../../api/useData';
import type { MyServices } from '../../model/dic-services/serviceCard';

const hasFinance = ({ dic_services_list }: MyServices) => Boolean(dic_services_list[0]?.financial);

/**
 * Whether the finance service is switched on for the user; null while that is not known. Where it
 * cannot be found out nothing is withheld: the server decides anyway.
 */
export const useFinanceAccess = (): boolean | null => {
  const data = useData();
  const { data: access, isError } = useQuery({
    queryKey: ['myServices'],
    queryFn: ({ signal }) => data.myServices(signal),
    select: hasFinance,
  });
  return access ?? (isError ? true : null);
};
