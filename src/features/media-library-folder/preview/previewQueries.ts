import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useData } from '../../../api/useData';

/** More text than this nobody reads in a dialog, in bytes. */
const textLimit = 256 * 1024;

export const useText = (address: string) => {
  const data = useData();
  return useQuery({
    queryKey: ['media-library-folder', 'text', address],
    queryFn: ({ signal }) => data.fileText(address, textLimit, signal),
    gcTime: 60_000,
  });
};

/** An address of the bytes in memory, for the browser's PDF viewer: whatever they are, they are taken for a PDF. */
export const usePdf = (address: string): { url: string | null; error: unknown } => {
  const data = useData();
  const { data: bytes, error } = useQuery({
    queryKey: ['media-library-folder', 'pdf', address],
    queryFn: async ({ signal }) => {
      const found = await data.fileBytes(address, 'application/pdf', signal);
      // The viewer takes the focus, and with it the keyboard, to complain of anything else.
      if (!(await found.slice(0, 1024).text()).includes('%PDF-')) throw new Error('No PDF.');
      return found;
    },
    gcTime: 60_000,
  });
  const url = useMemo(() => (bytes ? URL.createObjectURL(bytes) : null), [bytes]);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  return { url, error };
};
