import type { Readable } from 'node:stream';
import type { ServerContext } from '../context';
import { Refusal } from '../guards/Refusal';
import type { FileRow } from '../storage/tables';
import { libraryFull, usedBy } from './library';
import { say } from '../sentences/say';

/** The portal sends three at a time from each tab. */
const maxUploads = 10;

/** What an upload of unknown size reserves ahead, so that not every chunk adds up the library again. */
const step = 1024 * 1024;

interface Reserved {
  user: number;
  bytes: number;
  replaces: FileRow | undefined;
}

const beyondReplaced = ({ bytes, replaces }: Reserved) => Math.max(0, bytes - (replaces?.size ?? 0));

const tooMany = () =>
  new Refusal(
    429,
    { detail: say('At most {limit} files can be uploaded at a time.', { limit: maxUploads }) },
    {},
    { 'Retry-After': '10' },
  );

/** Uploads reserve their bytes before these reach the disk, so that parallel ones cannot exceed the quota. */
export const createUploadSpace = ({ db, settings }: Pick<ServerContext, 'db' | 'settings'>) => {
  const running = new Set<Reserved>();

  return (user: number) => {
    const others = () => [...running].filter((upload) => upload.user === user && upload !== own);
    const own: Reserved = { user, bytes: 0, replaces: undefined };
    if (others().length >= maxUploads) throw tooMany();
    running.add(own);

    const reserve = (bytes: number, ahead = 0): void => {
      if (bytes <= own.bytes) return;
      const taken = others().reduce((sum, upload) => sum + beyondReplaced(upload), usedBy(db, user));
      const free = settings.quotaBytes - taken + (own.replaces?.size ?? 0);
      if (bytes > free) throw libraryFull(settings.quotaBytes, free);
      own.bytes = Math.min(bytes + ahead, free);
    };

    return {
      /** `size` is what the client declares, null where it declares nothing. */
      async *take(file: Readable, size: number | null, replaces: FileRow | undefined) {
        const isReplaced = others().some((upload) => upload.replaces?.id === replaces?.id);
        if (!isReplaced) own.replaces = replaces;
        reserve(size ?? 0);
        let bytes = 0;
        // Destroying the stream would hide the refusal behind an error of its own.
        const chunks: AsyncIterable<Buffer> = file.iterator({ destroyOnReturn: false });
        for await (const chunk of chunks) {
          bytes += chunk.length;
          reserve(bytes, size === null ? step : 0);
          yield chunk;
        }
      },
      release: () => void running.delete(own),
    };
  };
};
