import { setTimeout as wait } from 'node:timers/promises';
import { SkippedError } from './Deviation';

export interface Mail {
  to: string;
  code: string | null;
  link: string | null;
}

/** Returns all mails to an address, newest first, or null if they cannot be read. */
export type Outbox = (email: string) => Promise<readonly Mail[] | null>;

const waitMs = 15_000;

/** Call before the request. The result waits for a mail that arrives later. */
export const nextMail = async (outbox: Outbox, email: string) => {
  const earlier = (await outbox(email))?.length ?? 0;
  /** Resolves with null if mails cannot be read. Other mails may arrive first, so `part` names what is needed. */
  return async (part?: 'code' | 'link'): Promise<Mail | null> => {
    const timeout = AbortSignal.timeout(waitMs);
    while (!timeout.aborted) {
      const mails = await outbox(email);
      if (!mails) return null;
      const later = mails.slice(0, Math.max(0, mails.length - earlier));
      const mail = later.find((each) => part === undefined || each[part] !== null);
      if (mail) return mail;
      await wait(100);
    }
    throw new SkippedError(
      `no mail${part ? ` with a ${part}` : ''} came to ${email} within ${waitMs / 1000} seconds`,
    );
  };
};
