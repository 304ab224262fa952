import type { Request } from 'express';
import type { ServerContext } from '../context';
import { describeVisitor } from '../sessions/visitor';
import type { UserRow } from '../storage/tables';
import { isoTime } from '../time';
import { createMail } from './mail';

export interface AccountChange {
  /** Example: `Your password was changed`. */
  title: string;
  details?: readonly string[];
  isByAdministrator?: boolean;
  /** Addresses of the account before and after the change. */
  addresses?: readonly string[];
}

const advice = 'If you did not expect this, reset your password immediately and contact your administrator.';

/** Mails the owner about a change of email address, password, second factor or role. */
export const mailAccountChange = (
  { now, sendMail }: ServerContext,
  req: Request,
  user: UserRow,
  change: AccountChange,
) => {
  const { title, details = [], isByAdministrator = false, addresses = [user.email] } = change;
  const { ip_address, device_info } = describeVisitor(req);
  const time = isoTime(now()).slice(0, 16).replace('T', ' ');
  const lines = [
    `${title}.`,
    ...details,
    ...(isByAdministrator ? ['An administrator made this change.'] : []),
    `When: ${time} UTC. From: ${ip_address}, ${device_info.Browser} on ${device_info.Device}.`,
    advice,
  ];
  for (const email of new Set(addresses)) sendMail(createMail({ ...user, email }, title, lines));
};
