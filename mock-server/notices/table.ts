import { toChannels, type NotificationKey } from '../../src/model/notification/notificationModes';
import { isCodeNameInUse, isEnabled } from '../dic-services/cards';
import type { Events } from '../events';
import type { Live } from '../live/createLive';
import { createCodeMail, createMail, type Mail } from '../mail/mail';
import { createChangeMails, formatUser, getRoles, isolateBidi, methodNames } from './accountTexts';
import type { UserRow } from '../storage/tables';
import { getNotificationMode, type NoticeContent, type NoticeContext } from './notify';
import { describeChange, describeNewHosts } from './serviceTexts';

/** One row: who is told of an event, and what. Without `preference`, nobody can turn the notification off. */
interface Notice<E> {
  to?: (context: NoticeContext, event: E) => Iterable<number>;
  preference?: NotificationKey;
  note?: (event: E, context: NoticeContext) => NoticeContent | null;
  mails?: (event: E, context: NoticeContext) => readonly Mail[];
  live?: (live: Live, event: E) => void;
}

const owner = (_context: NoticeContext, { user }: { user: { id: number } }) => [user.id];

const activeUsers =
  (isTold: (user: UserRow) => boolean) =>
  ({ db }: NoticeContext) =>
    db.all('users').flatMap((user) => (user.is_active && isTold(user) ? user.id : []));

const superusers = activeUsers(({ is_superuser }) => is_superuser);

/** Includes the caller, who would notice someone else using their account. */
const administrators = activeUsers(({ is_staff, is_superuser }) => is_staff || is_superuser);

const usersOfService = ({ db }: NoticeContext, { before, after }: Events['serviceChanged']) => {
  const codes = [before, after].flatMap((row) => row?.code_name ?? []);
  const users = db.all('service_access').filter((access) => codes.some((code) => isEnabled(access, code)));
  return users.flatMap(({ id }) => (db.get('users', id)?.is_active ? id : []));
};

/** Users who want mails about sign-ins, and others only while another session is open. */
const signedInUser = ({ db, live }: NoticeContext, { session: { id, user } }: Events['signedIn']) => {
  const others = db.findAllBy('sessions', 'user', user).filter((other) => other.id !== id);
  const { mail } = toChannels(getNotificationMode(db, user, 'update_user_login_notifications'));
  return mail !== 'off' || (others.length > 0 && live.isListening(user)) ? [user] : [];
};

const readerOfMessages = ({ db }: NoticeContext, { user: { id } }: Events['emailComposed']) =>
  toChannels(getNotificationMode(db, id, 'message_created_notifications')).app ? [id] : [];

const factorTitles = {
  chosen: 'Your verification method was changed',
  connected: 'An authenticator was connected to your account',
  reset: 'Your verification method was reset',
};

const describeFactor = ({ method }: Events['factorChanged']) =>
  `Your second sign-in step is now: ${methodNames[method]}.`;

export const notices: { [N in keyof Events]: readonly Notice<Events[N]>[] } = {
  signedIn: [
    {
      to: signedInUser,
      preference: 'update_user_login_notifications',
      note: ({ session: { device_info, ip_address } }) => ({
        title: 'New sign-in to your account',
        message: `Your account was signed in to with ${device_info.Browser} on ${device_info.Device} (${ip_address}).`,
        other_data: { ip: ip_address, device_info },
      }),
    },
  ],
  sessionEnded: [{ live: (live, { session }) => live.disconnect(session) }],
  sessionLimitReached: [
    {
      to: owner,
      note: ({ user, oldest: { device_info }, visitor }) => ({
        title: 'A session was ended',
        message: `You signed in beyond your limit of ${user.max_active_sessions}, so your oldest session (${device_info.Device}, ${device_info.Browser}) was ended.`,
        other_data: { ip: visitor.ip_address, device_info: visitor.device_info },
      }),
    },
  ],
  signInCodeIssued: [
    {
      mails: ({ user, code }) => [
        createCodeMail(user, {
          subject: 'Your PulseHub sign-in code',
          purpose: 'This code completes your sign-in.',
          code,
        }),
      ],
    },
  ],
  resetCodeIssued: [
    {
      mails: ({ user, ...secrets }) => [
        createCodeMail(user, {
          subject: 'Your PulseHub password reset code',
          purpose: 'With this code you can set a new password.',
          ...secrets,
        }),
      ],
    },
  ],
  // Greets by email address, because a stranger may have chosen the name of the account.
  addressRegisteredAgain: [
    {
      mails: ({ email }, { origin }) => [
        createMail({ email, first_name: '' }, 'You already have a PulseHub account', [
          `Someone tried to create an account at ${origin()} with this email address, which already has one.`,
          'If this was you, sign in with it, or choose "Forgot your password?" on the sign-in page to set a new password.',
          'If this was not you, you can ignore this email.',
        ]),
      ],
    },
  ],
  passwordChanged: [
    { mails: (event, context) => createChangeMails(context, event, 'Your password was changed') },
  ],
  emailChanged: [
    {
      mails: ({ before, ...event }, context) =>
        createChangeMails(
          context,
          { ...event, addresses: [before, event.user.email] },
          'Your email address was changed',
          `It was ${before} and is now ${event.user.email}.`,
        ),
    },
  ],
  factorChanged: [
    {
      mails: (event, context) =>
        createChangeMails(context, event, factorTitles[event.act], describeFactor(event)),
    },
    {
      to: owner,
      note: (event) => ({
        title: factorTitles[event.act],
        message: describeFactor(event),
        subject: { kind: 'security' },
      }),
    },
  ],
  // Superusers are told, because a role gives access to the accounts of others.
  roleChanged: [
    {
      to: superusers,
      note: (event) => {
        const { actor, before, after } = event;
        const roles = getRoles(event);
        if (!roles) return null;
        const email = isolateBidi((after ?? before)?.email ?? '');
        return {
          title: 'A role was changed',
          message: `${formatUser(actor)} changed the role of ${email}: it was ${roles.before} and is now ${roles.after}.`,
          ...(after && { subject: { kind: 'user', id: after.id } }),
        };
      },
    },
    {
      mails: (event, context) => {
        const { before, after, visitor } = event;
        const roles = getRoles(event);
        if (!roles || !before || !after) return [];
        const change = { user: after, visitor, isByAdministrator: true };
        const text = `It was ${roles.before} and is now ${roles.after}.`;
        return createChangeMails(context, change, 'Your role was changed', text);
      },
    },
  ],
  accountChangedByAdministrator: [
    {
      to: owner,
      preference: 'update_user_notifications',
      note: () => ({
        title: 'Your account was changed',
        message: 'An administrator changed your account. Your profile shows the changes.',
        subject: { kind: 'profile' },
      }),
    },
  ],
  accountInvited: [
    {
      mails: ({ user, link }) => [
        createCodeMail(user, {
          subject: 'Your PulseHub account',
          purpose: 'An account was created for you. Choose your password to sign in.',
          link,
        }),
      ],
    },
  ],
  accountCreated: [
    {
      to: administrators,
      preference: 'update_user_notifications',
      note: ({ user: { id, email } }) => ({
        title: 'New users',
        message: `The account of ${email} was created.`,
        subject: { kind: 'user', id },
      }),
    },
  ],
  accountsImported: [
    {
      to: administrators,
      preference: 'update_user_notifications',
      note: ({ count }) => ({
        title: 'New users',
        message: `${count} accounts were created from a file.`,
        subject: { kind: 'users' },
      }),
    },
  ],
  emailComposed: [
    { mails: ({ mail }) => [mail] },
    { to: readerOfMessages, note: ({ mail, text }) => ({ title: mail.subject, message: text }) },
  ],
  servicesAssigned: [
    {
      to: owner,
      preference: 'update_user_dic_services_notifications',
      note: () => ({
        title: 'Your services were changed',
        message: 'An administrator changed the services that you can open. Your dashboard shows them.',
        subject: { kind: 'dashboard' },
      }),
    },
  ],
  // Superusers are told of new origins and code names, which send the tokens of other users to a new server.
  serviceChanged: [
    {
      to: superusers,
      note: ({ actor, before, after }, { origin }) => {
        const hosts = after ? describeNewHosts(before, after, origin()) : [];
        if (!after || hosts.length === 0) return null;
        return {
          title: 'A service has a new address',
          message: `${formatUser(actor)} ${before ? 'changed' : 'added'} the service ${after.name}. ${hosts.join(' ')} Anyone who opens the service sends their token there.`,
          subject: { kind: 'service', id: after.id },
        };
      },
    },
    {
      to: superusers,
      note: ({ actor, before, after }, context) => {
        if (!after || after.code_name === before?.code_name) return null;
        if (!isCodeNameInUse(context, after.code_name)) return null;
        return {
          title: 'A service has a code name that users already have access to',
          message: `${formatUser(actor)} gave the service ${after.name} the code name ${after.code_name}, which no service used before. It is now on the dashboard of everyone who has access to that code name.`,
          subject: { kind: 'service', id: after.id },
        };
      },
    },
    {
      to: usersOfService,
      preference: 'update_user_dic_services_notifications',
      note: ({ before, after }) => {
        const text = describeChange(before, after);
        return text && { ...text, subject: { kind: 'dashboard' } };
      },
    },
  ],
  fileUploaded: [
    {
      to: (_context, { file }) => [file.user],
      preference: 'user_media_library_notifications',
      note: ({ file, isReplacement }, { describeUpload }) => describeUpload(file, isReplacement),
    },
  ],
  notificationMarked: [{ live: (live, { notification }) => live.push(notification.user, notification) }],
  notificationRemoved: [{ live: (live, { user }) => live.pushList(user) }],
};
