import { bodyText, sentBody, type TemplateValues } from '../model/custom-message-template/messageTemplate';
import { shownText } from '../model/text/shownText';
import { webAddress } from '../model/text/webAddress';
import { HttpError } from './HttpError';

/** A template as the screens read it: its name a text, its fields as they are edited. */
export const readTemplate = (record: Record<string, unknown>): Record<string, unknown> => ({
  ...record,
  name: shownText(record['name']),
  body: bodyText(record['body']),
  // Only a file that is chosen is sent; the one that is there has an address.
  template: null,
});

/** What is sent of a template (spec 2 §7): a form, in which an emptied name is sent too. */
export const templateBody = (data: object): FormData => {
  const { name, body, template } = data as TemplateValues;
  const form = new FormData();
  form.set('name', name.trim());
  form.set('body', sentBody(body));
  if (template) form.set('template', template);
  return form;
};

const timeoutMs = 15_000;
const mostCharacters = 2_000_000;

/** What react-admin has no word for. All reject with HttpError. */
export const messageTemplateActions = {
  /** The text of a template's file, from http(s) alone; its address is its permission: no token goes there. */
  templateText: async (address: string, signal?: AbortSignal): Promise<string> => {
    if (!webAddress(address)) throw new HttpError(0, null, 'format');
    const timeout = AbortSignal.timeout(timeoutMs);
    let response: Response;
    try {
      response = await fetch(address, {
        credentials: 'omit',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new HttpError(0, null, timeout.aborted ? 'timeout' : 'network');
    }
    if (!response.ok) throw new HttpError(response.status);
    return (await response.text()).slice(0, mostCharacters);
  },
};
