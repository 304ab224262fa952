import english from 'ra-language-english';
import { admin } from './admin';
import { notification } from './notification';

export const signedInMessages = { ...english, admin, notification };
