import type { EmailOrder } from '../model/users/email';
import { fieldsIn, isFields } from './answers';
import { HttpError } from './HttpError';
import type { Http } from './http';

/** What the Mass User Upload form holds. */
export interface UserUpload {
  file: File;
  /** Joined by commas. */
  services: string;
  isDemo: boolean;
  sendEmail: boolean;
}

/** A file of 500 passwords keeps the server busy for about 25 s. */
const uploadTimeoutMs = 120_000;

const uploadForm = ({ file, services, isDemo, sendEmail }: UserUpload): FormData => {
  const form = new FormData();
  form.set('file', file);
  form.set('dic_services', services.trim());
  form.set('is_demo', String(isDemo));
  form.set('send_email', String(sendEmail));
  return form;
};

/** Acts of the Users tab that react-admin has no word for (spec 2 §7). All reject with HttpError. */
export const userAdminActions = (http: Http) => ({
  sendEmail: async (order: EmailOrder): Promise<void> => {
    const answer = await http<unknown>('/api/user/send-email/', {
      method: 'POST',
      expect: 200,
      timeoutMs: uploadTimeoutMs,
      body: { ...order, user_ids: order.user_ids.join(',') },
    });
    fieldsIn(answer);
  },

  /** An account for each row of a file; returns how many, null where the server does not say. */
  uploadUsers: async (upload: UserUpload): Promise<number | null> => {
    const answer = await http<unknown>('/api/user/mass-account-creation', {
      method: 'POST',
      body: uploadForm(upload),
      timeoutMs: uploadTimeoutMs,
    });
    const fields = isFields(answer) ? answer : {};
    // It came, unlike a call without a usable answer, which has a text of its own (spec 2 §8).
    if (fields['success'] === false) throw new HttpError(400, answer);
    const { created } = fields;
    return typeof created === 'number' ? created : null;
  },
});
