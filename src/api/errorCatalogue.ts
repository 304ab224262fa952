import type { ResourceName } from '../contract/generated/resources';
import type { FailureKind } from './HttpError';

/** 'none' is any failure without a usable response, 200 a response without success, 'noDetail' one without a sentence. */
export type Kind = number | '5xx' | 'none' | 'noDetail' | FailureKind;

/** The first matching row applies: a sentence of the fields in `from`, else the message key (spec 1 §8, spec 2 §8). */
export interface Row {
  /** Absent: everything that the rows above leave. */
  on?: readonly Kind[];
  from?: readonly string[];
  message: string;
  /** Adds the reason by the generic mapping (`any`). */
  withReason?: true;
}

type Texts = [message: string, ...from: string[]];

const otherwise = (...[message, ...from]: Texts): Row => ({ from, message });
const on = (kind: Kind | Kind[], ...texts: Texts): Row => ({ on: [kind].flat(), ...otherwise(...texts) });
const reason = (...texts: Texts): Row => ({ ...otherwise(...texts), withReason: true });
const reasonOn = (kind: Kind, ...texts: Texts): Row => ({ ...on(kind, ...texts), withReason: true });

export const throttled = on(429, 'error.throttled');
const tooMany = on(429, 'error.tooMany');
const sessionExpired = on(401, 'error.sessionExpired');
const unexpected = otherwise('error.unexpected');
const authenticatorRows = [throttled, on(200, 'signIn.totpFailed'), on('http', 'signIn.totpInvalid')];
const sessionRows = (on400: string, onOther: string, onNone: string): readonly Row[] => [
  on(400, `sessions.error.${on400}`),
  sessionExpired,
  tooMany,
  on('http', `sessions.error.${onOther}`),
  otherwise(`sessions.error.${onNone}`),
];
const linkFields = ['message', 'detail', 'error', 'messages', 'code'] as const;

export const failures = {
  signIn: [throttled, on(200, 'signIn.invalidResponse'), otherwise('signIn.failed', 'non_field_errors')],
  verifyEmailCode: [throttled, on('http', 'signIn.otpFailed'), unexpected],
  verifyAuthenticatorCode: [...authenticatorRows, unexpected],
  verifyBothEmailCode: [
    throttled,
    on(200, 'signIn.bothUnexpected'),
    on('http', 'signIn.bothOtpFailed'),
    otherwise('signIn.somethingWentWrong'),
  ],
  verifyBothAuthenticatorCode: [...authenticatorRows, otherwise('signIn.somethingWentWrong')],
  socialSignIn: [on(['format', 200], 'social.failed'), otherwise('social.notAuthenticated')],
  register: [
    throttled,
    on('none', 'registration.somethingWentWrong'),
    otherwise('registration.failed', 'message', 'detail', 'error', 'non_field_errors'),
  ],
  sendResetCode: [on(401, 'recovery.sessionExpired'), otherwise('recovery.sendFailed')],
  resetByCode: [tooMany, otherwise('recovery.resetFailed', 'detail', 'message')],
  resetByLink: [
    on('format', 'recovery.link.format'),
    on('none', 'error.network'),
    ...[400, 401, 403, 404].map((status) => on(status, `recovery.link.on${status}`, ...linkFields)),
    on('5xx', 'recovery.link.on500'),
    on(429, 'error.tooMany', ...linkFields),
    otherwise('recovery.resetFailed', ...linkFields),
  ],
  refreshProfile: [throttled, unexpected],
  loadServices: [
    on(401, 'dashboard.error.expired'),
    on(403, 'dashboard.error.forbidden'),
    on(404, 'dashboard.error.notConfigured'),
    on(500, 'dashboard.error.unavailable'),
    on('5xx', 'dashboard.error.serverIssues'),
    on('network', 'dashboard.error.network'),
    on('timeout', 'dashboard.error.timeout'),
    on('format', 'dashboard.error.format'),
    on('noDetail', 'dashboard.error.http'),
    otherwise('dashboard.error.other'),
  ],
  authenticateProjectHub: [
    on(429, 'dashboard.open.tooManyRequests'),
    on(401, 'dashboard.open.signInAgain'),
    otherwise('dashboard.open.authenticationFailed'),
  ],
  markNotification: [throttled, reason('notification.markFailed')],
  loadSessions: sessionRows('noCurrent', 'duringFetch', 'fetch'),
  endSession: sessionRows('notLoggedIn', 'duringLogout', 'logout'),
  loadAccount: [sessionExpired, throttled, otherwise('profile.loadFailed')],
  saveAccount: [reason('profile.account.saveFailed', 'detail', 'error', 'picture', 'non_field_errors')],
  fetchAuthenticator: [
    on('format', 'profile.authenticator.generateFailed'),
    otherwise('profile.authenticator.fetchFailed'),
  ],
  proveAuthenticator: [
    throttled,
    on(400, 'profile.authenticator.wrong', 'detail'),
    on(403, 'profile.authenticator.proofFailed', 'detail'),
    otherwise('profile.authenticator.proofFailed'),
  ],
  confirmChange: [throttled, otherwise('proof.failed', 'old_password', 'code', 'detail')],
  changePassword: [reason('profile.password.failed', 'detail', 'non_field_errors')],
  sendPasswordCode: [throttled, reason('profile.password.sendFailed')],
  updateProject: [reasonOn('format', 'projects.updateFailed'), reason('projects.updateError')],
  loadService: [on('format', 'dicServices.fetchFailed'), otherwise('dicServices.loadFailed')],
  'dic-services.save': [
    throttled,
    reasonOn('format', 'dicServices.updateFailed'),
    reason('dicServices.saveFailed'),
  ],
  updateServiceInDialog: [throttled, reason('dicServices.updateFailed')],
  'dic-services.delete': [
    throttled,
    reasonOn('format', 'dicServices.deleteRefused'),
    reason('dicServices.deleteFailed'),
  ],
  'custom-message-template.list': [
    on('format', 'customMessageTemplate.invalidAnswer'),
    otherwise('customMessageTemplate.listFailed'),
  ],
  loadFolder: [on(404, 'mediaLibraryFolder.noFolder'), otherwise('mediaLibraryFolder.folderFailed')],
  createUser: [throttled, reason('users.error.create', 'detail', 'message')],
  'users.delete': [throttled, reasonOn(400, 'users.error.delete', 'detail'), reason('users.error.delete')],
  sendEmail: [throttled, reason('users.error.email', 'detail', 'message')],
  uploadUsers: [
    throttled,
    on('none', 'users.error.uploading'),
    reason('users.error.upload', 'file', 'detail'),
  ],
  loadAccountOf: [otherwise('userPages.error.load')],
  updateAccount: [
    on(429, 'userPages.error.throttled'),
    on(403, 'userPages.error.expired'),
    reason('userPages.error.update', 'detail'),
  ],
  editAccount: [reason('userPages.error.update', 'detail')],
  resetFactor: [throttled, reason('users.account.resetFactor.failed', 'detail')],
  loadServiceAccess: [
    on(['network', 'timeout'], 'userPages.services.fetchError'),
    otherwise('userPages.services.fetchFailed'),
  ],
  saveServiceAccess: [throttled, reason('userPages.services.saveFailed', 'detail')],
  loadRequestLog: [otherwise('userPages.logs.failed', 'detail', 'message', 'error', 'non_field_errors')],
  loadSessionsOf: [otherwise('userPages.sessions.fetchFailed', 'detail')],
  endSessionOf: [throttled, reason('userPages.sessions.endFailed')],
  loadNotificationSwitches: [otherwise('userPages.preferences.fetchFailed')],
  saveNotificationSwitches: [throttled, reason('userPages.preferences.saveFailed')],
  exportUserData: [throttled, reason('userPages.export.failed', 'detail')],
  importUserData: [throttled, reason('userPages.import.failed', 'detail')],
  any: [
    on(404, 'error.notFound'),
    on(403, 'error.forbidden'),
    throttled,
    on(500, 'error.internal'),
    on('5xx', 'error.serverIssues'),
    on(['network', 'timeout'], 'error.network'),
    on('none', 'error.unexpected'),
    otherwise('error.http'),
  ],
} satisfies Record<string, readonly Row[]>;

/** A call without rows is named by its message, such as `projects.listFailed`. */
export type Call =
  keyof typeof failures | `${ResourceName}.${'list' | 'save' | 'delete'}` | `${string}.${string}Failed`;

const defaultRows = (call: string): readonly Row[] => {
  if (call.endsWith('Failed')) return [reason(call)];
  const [name = '', action] = call.split('.');
  const texts = name.replace(/-\w/g, (hyphened) => hyphened.slice(1).toUpperCase());
  if (action === 'list') return [otherwise(`${texts}.listFailed`)];
  return [throttled, reason(action === 'save' ? `${texts}.saveFailed` : `${texts}.deleteFailed`)];
};

export const errorRows = (call: Call): readonly Row[] =>
  (failures as Partial<Record<Call, readonly Row[]>>)[call] ?? defaultRows(call);
