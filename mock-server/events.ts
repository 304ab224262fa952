import type {
  DicServiceRow,
  FileRow,
  MailRow,
  NotificationRow,
  SessionRow,
  UserRow,
  Visitor,
} from './storage/tables';

interface AccountChange {
  user: UserRow;
  visitor: Visitor;
  isByAdministrator?: boolean;
}

/** What happened, by name. The table in notices/ lists who is told. */
export interface Events {
  signedIn: { session: SessionRow };
  sessionEnded: { session: SessionRow };
  sessionLimitReached: { user: UserRow; oldest: SessionRow; visitor: Visitor };
  signInCodeIssued: { user: UserRow; code: string };
  resetCodeIssued: { user: UserRow; code: string; link: string };
  addressRegisteredAgain: { email: string };
  /** `addresses` are those before and after a change of the email address. */
  passwordChanged: AccountChange & { addresses?: readonly string[] };
  emailChanged: AccountChange & { before: string };
  factorChanged: AccountChange & { act: 'chosen' | 'connected' | 'reset'; method: UserRow['mfa_type'] };
  /** `before` is null for a new account, `after` for a deleted one. */
  roleChanged: { actor: UserRow; visitor: Visitor; before: UserRow | null; after: UserRow | null };
  accountChangedByAdministrator: { user: UserRow };
  accountInvited: { user: UserRow; link: string };
  accountCreated: { user: UserRow };
  accountsImported: { count: number };
  /** `text` is shown in the app. */
  emailComposed: { user: UserRow; mail: Omit<MailRow, 'id' | 'sent_at'>; text: string };
  servicesAssigned: { user: { id: number } };
  /** `before` is absent for a new service, `after` for a deleted one. */
  serviceChanged: { actor: UserRow; before: DicServiceRow | undefined; after: DicServiceRow | undefined };
  fileUploaded: { file: FileRow; isReplacement: boolean };
  notificationMarked: { notification: NotificationRow };
  notificationRemoved: { user: number };
}

export type Emit = <N extends keyof Events>(name: N, event: Events[N]) => void;
