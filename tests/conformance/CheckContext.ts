import { randomUUID } from 'node:crypto';
import { createForm } from '../support/uploads';
import { createCaller, type Call, type Json } from './Api';
import { Deviation } from './Deviation';
import { findRecord } from './tolerantSchema';
import { watchForMail, type Mail, type Outbox } from './Mailbox';

export const password = 'crossing-312';

export interface SignedIn {
  id: number;
  email: string;
  call: Call;
  access: string;
  refresh: string;
  /** Body of the sign-in response. */
  body: Json;
}

/** Sources of one-time codes. */
export interface CodeSources {
  outbox: Outbox;
  /** Prompts for the mailed code if the outbox cannot be read. */
  promptForCode: (email: string) => Promise<string>;
  promptForTotp: () => Promise<string>;
}

const readTokens = (response: Json) =>
  typeof response['access'] === 'string' && typeof response['refresh'] === 'string'
    ? { access: response['access'], refresh: response['refresh'] }
    : null;

/** Server under test. `cleanUp` deletes the users that the checks created. */
export class CheckContext {
  readonly anonymous: Call;
  readonly #cleanUps: (() => Promise<unknown>)[] = [];
  #admin: SignedIn | null = null;

  constructor(
    readonly origin: string,
    private readonly superuser: { email: string; password: string },
    private readonly codes: CodeSources,
  ) {
    this.anonymous = createCaller(origin);
  }

  callWithToken(token: string): Call {
    return createCaller(this.origin, token);
  }

  /** Call this before the request that sends the mail. */
  async watchForMail(email: string): Promise<(part?: 'code' | 'link') => Promise<Mail>> {
    const waitForMail = await watchForMail(this.codes.outbox, email);
    return async (part) =>
      (await waitForMail(part)) ?? { to: email, code: await this.codes.promptForCode(email), link: null };
  }

  /** Requests a password reset and waits for its mail. */
  async requestResetMail(email: string, part: 'code' | 'link'): Promise<Mail> {
    const waitForMail = await this.watchForMail(email);
    await this.anonymous('GET', '/api/user/forget-password/', { query: { email } });
    return waitForMail(part);
  }

  /** Signs in with the password and any code that the server requires. */
  async signIn(email: string, secret: string = password): Promise<SignedIn> {
    const waitForMail = await this.watchForMail(email);
    let response = await this.anonymous('POST', '/api/user/login/', { body: { email, password: secret } });
    if (!readTokens(response) && typeof response['otp_access'] === 'string') {
      const { code } = await waitForMail('code');
      const body = { otp: code, otp_access: response['otp_access'], remember_me: false };
      response = await this.anonymous('POST', '/api/user/verify-otp/', { body });
    }
    if (!readTokens(response) && typeof response['totp_access'] === 'string') {
      const totp = await this.codes.promptForTotp();
      const body = { totp, totp_access: response['totp_access'], remember_me: false };
      response = await this.anonymous('POST', '/api/user/verify-totp', { body });
    }
    const newTokens = readTokens(response);
    if (!newTokens)
      throw new Deviation(
        'a completed sign-in must return access and refresh',
        email,
        JSON.stringify(response),
      );
    const id = Number((response['user'] as Json | undefined)?.['user_id']);
    return { id, email, ...newTokens, body: response, call: this.callWithToken(newTokens.access) };
  }

  /** Returns the superuser, who signs in once. */
  async admin(): Promise<SignedIn> {
    this.#admin ??= await this.signIn(this.superuser.email, this.superuser.password);
    return this.#admin;
  }

  /** Creates a user with the fields of `POST user/manage/`. */
  async createUser(fields: Record<string, string | boolean> = {}): Promise<{ id: number; email: string }> {
    const { call } = await this.admin();
    const email = `conformance-${randomUUID()}@example.com`;
    const body = createForm({
      email,
      password,
      confirm_password: password,
      last_name: 'Conformance',
      ...fields,
    });
    const response = await call('POST', '/api/user/manage/', { body });
    const details = response['User_Details'] as Json | undefined;
    const id = Number(details?.['user_id'] ?? findRecord(response)?.['id']);
    if (!id)
      throw new Deviation(
        'the response does not include the id of the new user',
        email,
        JSON.stringify(response),
      );
    this.deleteUserOnCleanUp(id);
    return { id, email };
  }

  /** Deletes a user in `cleanUp`. */
  deleteUserOnCleanUp(id: number): void {
    const body = { force_delete: true };
    this.onCleanUp(async () => (await this.admin()).call('DELETE', `/api/user/manage/${id}/`, { body }));
  }

  async createSignedInUser(fields?: Record<string, string | boolean>): Promise<SignedIn> {
    const { email } = await this.createUser(fields);
    return this.signIn(email);
  }

  /** Registers a deletion for `cleanUp`, which ignores a 404. */
  onCleanUp(undo: () => Promise<unknown>): void {
    this.#cleanUps.push(undo);
  }

  /** Resolves with the number of records that could not be deleted. */
  async cleanUp(): Promise<number> {
    const outcomes = [];
    for (const undo of this.#cleanUps.splice(0).toReversed())
      outcomes.push(
        await undo().then(
          () => true,
          (error: unknown) => error instanceof Deviation && error.response?.startsWith('404') === true,
        ),
      );
    return outcomes.filter((done) => !done).length;
  }
}
