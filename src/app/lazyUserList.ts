import { lazyWithLoad } from '../ui/lazyWithLoad';

/** The first tab of the administration, fetched beside the page and not after it. */
export const LazyUserList = lazyWithLoad(() =>
  import('../features/users/UserList').then((m) => ({ default: m.UserList })),
);
