import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { useTimeout } from '../../../ui/useTimeout';

const debounceMs = 200;

/** Searches users by name or email, for staff. `typed` may be ahead of the debounced `search`. */
export const useFindUsers = (typed: string, { enabled = true, perPage = 6 } = {}) => {
  const me = useUser();
  const text = typed.trim();
  const [debouncedText, setDebouncedText] = useState(text);
  // Debounced, so that not every keystroke is a request.
  useTimeout(() => setDebouncedText(text), debounceMs, text);
  const search = text && debouncedText;
  const query = useGetList<UserRecord>(
    'users',
    {
      pagination: { page: 1, perPage },
      sort: { field: 'email', order: 'ASC' },
      filter: { search, user_id: me?.user_id },
    },
    { enabled: enabled && search.length > 1 },
  );
  return { search, query };
};
