import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { ServerContext } from '../context';
import { notFound } from '../guards/ApiError';
import { binLocation } from './bin';
import { lookupContentType } from './contentTypes';
import { storedNamePattern } from '../storage/uploads';

interface StoredFile {
  stored_as: string;
  file_name: string;
  content_type: string;
}

const inlineTypes = /^image\/(png|jpeg|gif|webp|avif|svg\+xml)$/;

/** Keeps uploads from running scripts, whatever type they claim. */
const sandboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const immutable = 'public, max-age=31536000, immutable';

/** Keeps a download out of caches after its URL has expired. */
const noStore = 'no-store, no-transform';

/** Files of users change and disappear, and a proxy must not compress a `Range` response. */
const revalidate = 'private, no-cache, no-transform';

/** Adds the extended name of RFC 6266 unless every browser reads the plain one alike. Express leaves it out for é. */
const encodeFileName = (name: string): string => {
  const plain = name.replaceAll(/[^\x20-\x7e]|["%\\]/gu, '_');
  if (plain === name) return `filename="${name}"`;
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
};

const sendStoredFile = (
  { uploads }: ServerContext,
  file: StoredFile,
  res: Response,
  next: NextFunction,
  cacheControl: string,
): void => {
  // Replaces path separators, control characters and lone surrogates, which cannot be encoded.
  const name = file.file_name.replaceAll(/[/\\\p{Cc}\p{Cs}]/gu, '_');
  const isInline = inlineTypes.test(file.content_type);
  res.set({
    'Content-Disposition': `${isInline ? 'inline' : 'attachment'}; ${encodeFileName(name)}`,
    'Content-Type': file.content_type,
    'Content-Security-Policy': sandboxPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': cacheControl,
  });
  const options = { dotfiles: 'allow', cacheControl: false } as const;
  res.sendFile(uploads.getPath(file.stored_as), options, (error?: Error & { status?: number }) => {
    if (!error || res.headersSent) return;
    // `Content-Range` states the size of the file.
    if (error.status === 416) res.status(416).end();
    else next();
  });
};

type FileFinder = (context: ServerContext, name: string) => StoredFile | undefined;

const toStoredFile = (stored_as: string): StoredFile => ({
  stored_as,
  file_name: stored_as,
  content_type: lookupContentType(stored_as),
});

const finders: Record<string, FileFinder> = {
  pictures: ({ db }, name) => {
    // Serves only uploads without a row; files of a library have one, because they can be revoked.
    const isPicture = /\.(png|jpg|gif|webp|avif)$/.test(name) && !db.findBy('files', 'stored_as', name);
    return isPicture ? toStoredFile(name) : undefined;
  },
  icons: ({ db }, name) =>
    db.all('dic_services').find(({ icon_file }) => icon_file === name) ? toStoredFile(name) : undefined,
  templates: ({ db }, name) =>
    db.all('message_templates').find(({ template_file }) => template_file === name)
      ? toStoredFile(name)
      : undefined,
  media: ({ db }, name) => {
    const file = db.findBy('files', 'stored_as', name);
    return file?.folder === binLocation.folder ? undefined : file;
  },
};

const serve =
  (context: ServerContext, find: FileFinder, cacheControl: string): RequestHandler =>
  (req: Request, res: Response, next: NextFunction) => {
    const name = req.params['name'] ?? '';
    const file = storedNamePattern.test(name) ? find(context, name) : undefined;
    if (file) sendStoredFile(context, file, res, next, cacheControl);
    else next();
  };

const download =
  (context: ServerContext): RequestHandler =>
  (req, res, next) => {
    const row = context.db.findBy('downloads', 'key', req.params['name'] ?? '');
    if (!row || Date.parse(row.expires_at) <= context.now()) return next();
    if (!row.is_opened) res.once('finish', () => context.db.update('downloads', row.id, { is_opened: true }));
    sendStoredFile(context, row, res, next, noStore);
  };

/** Grants access by an unguessable name, because `<img>` and a new tab send no token. */
export const fileRoutes = (context: ServerContext): Router => {
  const router = Router();
  for (const [kind, find] of Object.entries(finders))
    router.get(`/files/${kind}/:name`, serve(context, find, kind === 'media' ? revalidate : immutable));
  router.get('/files/downloads/:name', download(context));
  router.use('/files', () => {
    throw notFound();
  });
  return router;
};
