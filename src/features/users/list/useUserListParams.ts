import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { readListParams, withListParams, type UserListParams } from './userListParams';

/** Filter, order and page of the list: the address holds them, and they are written here alone. */
export const useUserListParams = () => {
  const { key, search, state } = useLocation() as { key: string; search: string; state: unknown };
  const navigate = useNavigate();
  const isHistory = useNavigationType() === NavigationType.Pop;
  // The address follows an act a moment later; the next act may come before.
  const latest = useRef(search);
  const [written, setWritten] = useState<string | null>(null);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const change = (part: Partial<UserListParams>, { replace = false } = {}) => {
    const next = withListParams(new URLSearchParams(latest.current), part).toString();
    const address = next && `?${next}`;
    if (address === latest.current) return;
    latest.current = address;
    setWritten(address);
    // What the navigation brought along stays with the page.
    void navigate({ search: address }, { replace, state });
  };

  return {
    ...readListParams(new URLSearchParams(search)),
    /** As they are after the last act, whether or not the address has followed. */
    latest: () => readListParams(new URLSearchParams(latest.current)),
    change,
    /** Names the entry of the history. */
    entry: key,
    /** Back, Forward or a link led here, not an act on the list. */
    isFromOutside: isHistory || search !== written,
  };
};
