import { useQuery } from '@tanstack/react-query';
import { useData } from '../../../api/useData';
import type { MessageTemplate } from '../../../model/custom-message-template/messageTemplate';

/** All templates of the catalogue. The key lets react-admin refetch them after a change. */
export const useTemplates = () => {
  const data = useData();
  return useQuery({
    queryKey: ['custom-message-template', 'getList', 'all'],
    queryFn: ({ signal }) => data.getAll<MessageTemplate>('custom-message-template', { signal }),
  });
};
