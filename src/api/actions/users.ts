import type { ExportService } from '../../model/dic-services/services';
import { numberOrNull, textOrNull } from '../../model/fields';
import type { EmailRequest } from '../../model/users/email';
import { serverUrl } from '../../paths';
import { asObject, assertResponse, discardBody } from '../responses';
import { toFormData } from '../formData';
import { HttpError } from '../HttpError';
import type { Http } from '../http';

interface UserUpload {
  file: File;
  services: string;
  isDemo: boolean;
  sendEmail: boolean;
}

export interface UserDataDownload {
  url: string;
  /** What the file leaves out, or null. */
  message: string | null;
}

const userDataPath = '/api/user/data/';

const bulkTimeoutMs = 120_000;
const exportTimeoutMs = 60_000;

export const userActions = (http: Http) => ({
  sendEmail: (email: EmailRequest) => {
    const body = { ...email, user_ids: email.user_ids.join(',') };
    const request = { expectedStatus: 200, timeoutMs: bulkTimeoutMs, body };
    return discardBody(http('POST', '/api/user/send-email/', request));
  },

  uploadUsers: async ({ file, services, isDemo, sendEmail }: UserUpload): Promise<number | null> => {
    const fields = { file, dic_services: services.trim(), is_demo: isDemo, send_email: sendEmail };
    const request = { body: toFormData(fields), timeoutMs: bulkTimeoutMs };
    const response = await http('POST', '/api/user/mass-account-creation', request);
    // A 400, because status 0 has a message of its own (spec 2 §8).
    if (response?.success === false) throw new HttpError(400, response);
    return numberOrNull(response?.created);
  },

  exportUserData: async (
    user_id: number,
    service: ExportService,
    logs: boolean,
  ): Promise<UserDataDownload> => {
    const request = { query: { user_id, logs, service }, timeoutMs: exportTimeoutMs };
    const response = await http('GET', userDataPath, request);
    const url = textOrNull(asObject(response).data_file_url);
    return {
      url: serverUrl(assertResponse(response, url && /^(https?:\/\/|\/)/.test(url) && url)),
      message: textOrNull(response?.message),
    };
  },

  importUserData: async (user_id: number, file: File): Promise<string | null> => {
    const body = toFormData({ data: file, user_id });
    return textOrNull(asObject(await http('POST', userDataPath, { body })).message);
  },
});
