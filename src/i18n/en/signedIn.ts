import english from 'ra-language-english';
import { dashboard } from './dashboard';

/** What the portal behind the sign-in needs besides the texts of the entry; react-admin's own words included. */
export const signedInMessages = { ...english, dashboard };
