import express from 'express';
import { getExtension } from '../../src/model/media-library-folder/media';

const { mime } = express.static;
// Express's list is older than these types.
mime.define({ 'image/avif': ['avif'], 'audio/flac': ['flac'] });

export const lookupContentType = (name: string): string => mime.lookup(getExtension(name));
