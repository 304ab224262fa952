import { setTimeout as wait } from 'node:timers/promises';
import { SkippedError } from './Deviation';

export interface Mail {
  to: string;
  code: string | null;
  link: string | null;
}

/** Returns all mails to an address, newest first, or null if the outbox cannot be read. */
export type Outbox = (email: string) => Promise<readonly Mail[] | null>;

const mailTimeoutMs = 15_000;

/** Call this before the request that sends the mail. Returns a function that waits for it. */
export const watchForMail = async (outbox: Outbox, email: string) => {
  const previousCount = (await outbox(email))?.length ?? 0;
  /** Waits for a mail that contains `part`. Resolves with null if the outbox cannot be read. */
  return async (part?: 'code' | 'link'): Promise<Mail | null> => {
    const timeout = AbortSignal.timeout(mailTimeoutMs);
    while (!timeout.aborted) {
      const mails = await outbox(email);
      if (!mails) return null;
      const newMails = mails.slice(0, Math.max(0, mails.length - previousCount));
      const mail = newMails.find((each) => part === undefined || each[part] !== null);
      if (mail) return mail;
      await wait(100);
    }
    throw new SkippedError(
      `${email} received no mail${part ? ` with a ${part}` : ''} within ${mailTimeoutMs / 1000} seconds`,
    );
  };
};
