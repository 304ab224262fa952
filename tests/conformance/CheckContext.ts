import { randomUUID } from 'node:crypto';
import { createForm } from '../support/uploads';
import { createCaller, type Call, type Json } from './Api';
import { Deviation } from './Deviation';
import { findRecord } from './lenience';
import { nextMail, type Mail, type Outbox } from './Mailbox';

export const password = 'crossing-312';

export interface SignedIn {
  id: number;
  email: string;
  call: Call;
  access: string;
  refresh: string;
  /** The body of the sign-in response. */
  answer: Json;
}

/** Sources of one-time codes. */
export interface Codes {
  outbox: Outbox;
  /** Asks for the mailed code if the outbox cannot be read. */
  typed: (email: string) => Promise<string>;
  authenticator: () => Promise<string>;
}

const tokens = (answer: Json) =>
  typeof answer['access'] === 'string' && typeof answer['refresh'] === 'string'
    ? { access: answer['access'], refresh: answer['refresh'] }
    : null;

/** Server under test. `cleanUp` deletes the users that the checks created. */
export class CheckContext {
  readonly anonymous: Call;
  readonly #cleanUps: (() => Promise<unknown>)[] = [];
  #admin: SignedIn | null = null;

  constructor(
    readonly origin: string,
    private readonly superuser: { email: string; password: string },
    private readonly codes: Codes,
  ) {
    this.anonymous = createCaller(origin);
  }

  as(token: string): Call {
    return createCaller(this.origin, token);
  }

  /** Call before the request that sends the mail. */
  async nextMail(email: string): Promise<(part?: 'code' | 'link') => Promise<Mail>> {
    const next = await nextMail(this.codes.outbox, email);
    return async (part) =>
      (await next(part)) ?? { to: email, code: await this.codes.typed(email), link: null };
  }

  /** Requests the mail for a forgotten password. */
  async requestedMail(email: string, part: 'code' | 'link'): Promise<Mail> {
    const mailed = await this.nextMail(email);
    await this.anonymous('GET', '/api/user/forget-password/', { query: { email } });
    return mailed(part);
  }

  /** Signs in with the password and the code that the server asks for. */
  async signIn(email: string, secret: string = password): Promise<SignedIn> {
    const mailed = await this.nextMail(email);
    let answer = await this.anonymous('POST', '/api/user/login/', { body: { email, password: secret } });
    if (!tokens(answer) && typeof answer['otp_access'] === 'string') {
      const { code } = await mailed('code');
      const body = { otp: code, otp_access: answer['otp_access'], remember_me: false };
      answer = await this.anonymous('POST', '/api/user/verify-otp/', { body });
    }
    if (!tokens(answer) && typeof answer['totp_access'] === 'string') {
      const totp = await this.codes.authenticator();
      const body = { totp, totp_access: answer['totp_access'], remember_me: false };
      answer = await this.anonymous('POST', '/api/user/verify-totp', { body });
    }
    const newTokens = tokens(answer);
    if (!newTokens)
      throw new Deviation('a finished sign-in answers access and refresh', email, JSON.stringify(answer));
    const id = Number((answer['user'] as Json | undefined)?.['user_id']);
    return { id, email, ...newTokens, answer, call: this.as(newTokens.access) };
  }

  /** Signs in the superuser once. */
  async admin(): Promise<SignedIn> {
    this.#admin ??= await this.signIn(this.superuser.email, this.superuser.password);
    return this.#admin;
  }

  /** Creates a user with the fields of `POST user/manage/`. */
  async newUser(fields: Record<string, string | boolean> = {}): Promise<{ id: number; email: string }> {
    const { call } = await this.admin();
    const email = `conformance-${randomUUID()}@example.com`;
    const body = createForm({
      email,
      password,
      confirm_password: password,
      last_name: 'Conformance',
      ...fields,
    });
    const answer = await call('POST', '/api/user/manage/', { body });
    const details = answer['User_Details'] as Json | undefined;
    const id = Number(details?.['user_id'] ?? findRecord(answer)?.['id']);
    if (!id)
      throw new Deviation('the answer does not say the id of the new user', email, JSON.stringify(answer));
    this.deleteLater(id);
    return { id, email };
  }

  /** Deletes a user in `cleanUp`. */
  deleteLater(id: number): void {
    const body = { force_delete: true };
    this.onCleanUp(async () => (await this.admin()).call('DELETE', `/api/user/manage/${id}/`, { body }));
  }

  async newSignedInUser(fields?: Record<string, string | boolean>): Promise<SignedIn> {
    const { email } = await this.newUser(fields);
    return this.signIn(email);
  }

  /** Registers a deletion for `cleanUp`; a 404 then counts as done. */
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
          (error: unknown) => error instanceof Deviation && error.answer?.startsWith('404') === true,
        ),
      );
    return outcomes.filter((done) => !done).length;
  }
}
