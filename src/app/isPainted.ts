import { session } from '../auth/session';
import { preferences } from './providers';

/** Whether the page stands in `root` as the build rendered it, for this address and for a visitor. */
export const isPainted = (root: HTMLElement): boolean =>
  root.dataset['page'] === location.pathname &&
  !session.isSignedIn() &&
  preferences.getItem('locale') === undefined;
