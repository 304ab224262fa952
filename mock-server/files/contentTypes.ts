import express from 'express';
import { extensionOf } from '../../src/model/media-library-folder/media';

const { mime } = express.static;
// Its list is older than these.
mime.define({ 'image/avif': ['avif'], 'audio/flac': ['flac'] });

export const contentTypeOf = (name: string): string => mime.lookup(extensionOf(name));
