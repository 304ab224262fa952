import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { CheckContext } from '../../conformance/CheckContext';
import type { Outbox } from '../../conformance/Mailbox';
import type { TestServer } from '../../support/startInProcessServer';

export const createOutbox =
  (server: TestServer): Outbox =>
  async (email) =>
    server.mailsTo(email).toReversed();

/** Returns the options for the seeded superuser. `origin` may be a proxy of the server. */
export const createOptions = (server: TestServer, origin = server.url, outbox = createOutbox(server)) =>
  new CheckContext(
    origin,
    { email: accountEmail('superuser'), password: seededPassword },
    {
      outbox,
      promptForCode: (email) => Promise.reject(new Error(`No mail to ${email}.`)),
      promptForTotp: () => Promise.reject(new Error('The superuser has none.')),
    },
  );
