import english from 'ra-language-english';
import { admin } from './admin';
import { notification } from './notification';

/** What every screen behind the sign-in has besides the texts of the entry; react-admin's own words included. */
export const signedInMessages = { ...english, admin, notification };
