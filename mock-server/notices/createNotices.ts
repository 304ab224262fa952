import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ServerContext } from '../context';
import type { Events } from '../events';
import type { NoticeContext } from './notify';
import { createNotify } from './notify';
import { notices } from './table';
import { createUploadGroups } from './uploadGroups';

/** Tells everybody whom the table names, in its order. */
export const createNotices = (base: Omit<NoticeContext, 'describeUpload'>) => {
  const context = { ...base, describeUpload: createUploadGroups(base) };
  const notify = createNotify(context);

  /** Yields after each person told. */
  function* tell<N extends keyof Events>(name: N, event: Events[N]): Generator<void> {
    for (const { to, preference = null, note, mails, live } of notices[name]) {
      live?.(context.live, event);
      for (const mail of mails?.(event, context) ?? []) context.sendMail(mail);
      const content = note?.(event, context);
      if (!content) continue;
      for (const userId of to?.(context, event) ?? []) {
        const id = notify(userId, { ...content, preference });
        content.onTold?.(id);
        yield;
      }
    }
  }

  const emit: ServerContext['emit'] = (name, event) => void Array.from(tell(name, event));
  const emitInTurns: ServerContext['emitInTurns'] = async (name, event) => {
    let told = 0;
    for (const _ of tell(name, event)) if (++told % 100 === 0) await yieldToEventLoop();
  };
  return { notify, emit, emitInTurns };
};
