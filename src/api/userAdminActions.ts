import type { EmailOrder } from '../model/email';
import type { ManagedUser } from '../model/managedUser';
import { serverAddress } from '../paths';
import { fieldsIn, isFields } from './answers';
import { HttpError } from './HttpError';
import type { Http } from './http';
import { userIn } from './managedUsers';

/** What the Single User form holds (spec 2 §2.1); an empty password is left out. */
export interface NewAccount {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
}

/** What the Mass User Upload form holds. */
export interface AccountUpload {
  file: File;
  /** Joined by commas. */
  services: string;
  isDemo: boolean;
  sendEmail: boolean;
}

/** A file of 500 passwords keeps the server busy for about 25 s. */
const uploadTimeoutMs = 120_000;
/** The server writes a file first. */
const backupTimeoutMs = 60_000;

const accountForm = ({ email, password, first_name, last_name }: NewAccount): FormData => {
  const form = new FormData();
  form.set('email', email.trim());
  if (password !== '') form.set('password', password);
  form.set('first_name', first_name.trim());
  form.set('last_name', last_name.trim());
  form.set('is_active', 'true');
  form.set('is_staff', 'false');
  form.set('is_superuser', 'false');
  return form;
};

const uploadForm = ({ file, services, isDemo, sendEmail }: AccountUpload): FormData => {
  const form = new FormData();
  form.set('file', file);
  form.set('dic_services', services.trim());
  form.set('is_demo', String(isDemo));
  form.set('send_email', String(sendEmail));
  return form;
};

/** Acts of the Users tab that react-admin has no word for (spec 2 §7). All reject with HttpError. */
export const userAdminActions = (http: Http) => ({
  /** From the Add User modal: always active, never staff or superuser (spec 2 §5). */
  createAccount: async (account: NewAccount): Promise<ManagedUser | null> => {
    return userIn(await http<unknown>('/api/user/manage/', { method: 'POST', body: accountForm(account) }));
  },

  /** `force` is sent only where it was ticked. A 200 counts where it says `success`. */
  deleteAccount: async (id: number, force: boolean): Promise<void> => {
    const query = force ? { query: { force_delete: true } } : {};
    fieldsIn(await http<unknown>(`/api/user/manage/${id}/`, { method: 'DELETE', ...query }));
  },

  /** The address of a file with everything of a user; it opens without a token and expires. */
  backupAccount: async (id: number): Promise<string> => {
    const answer = await http<unknown>('/api/user/data/', {
      query: { user_id: id, logs: true, service: 'PulsHub' },
      timeoutMs: backupTimeoutMs,
    });
    const address = fieldsIn(answer)['data_file_url'];
    if (typeof address !== 'string' || address === '') throw new HttpError(0, answer, 'format');
    return serverAddress(address);
  },

  sendEmail: async (order: EmailOrder): Promise<void> => {
    const answer = await http<unknown>('/api/user/send-email/', {
      method: 'POST',
      expect: 200,
      timeoutMs: uploadTimeoutMs,
      body: { ...order, user_ids: order.user_ids.join(',') },
    });
    fieldsIn(answer);
  },

  /** An account for each row of a file; answers how many, null where the server does not say. */
  uploadAccounts: async (upload: AccountUpload): Promise<number | null> => {
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
