import { firstLoad } from '../auth/firstLoad';

/** Shares a chunk with the theme, which arrives first, so that the check runs while the rest is loading. */
export const firstLoadDone = firstLoad();
