import type { ResourceName } from '../contract/generated/resources';
import type { FailureKind } from './HttpError';

/** 'none': no usable response. 200: a response without success. 'noDetail': a response without `detail`. */
export type ErrorKind = number | '5xx' | 'none' | 'noDetail' | FailureKind;

/** The first matching row applies: text from `messageFields`, else the message key (spec 1 §8, spec 2 §8). */
export interface ErrorRow {
  /** Omit to match every remaining failure. */
  kinds?: readonly ErrorKind[];
  messageFields?: readonly string[];
  message: string;
  /** Appends the reason from the generic mapping (`any`). */
  withReason?: true;
}

type MessageSource = [message: string, ...messageFields: string[]];

const fallback = (...[message, ...messageFields]: MessageSource): ErrorRow => ({ messageFields, message });
const forKind = (kind: ErrorKind | ErrorKind[], ...source: MessageSource): ErrorRow => ({
  kinds: [kind].flat(),
  ...fallback(...source),
});
const withReason = (row: ErrorRow): ErrorRow => ({ ...row, withReason: true });
const fallbackWithReason = (...source: MessageSource): ErrorRow => withReason(fallback(...source));

export const throttled = forKind(429, 'error.throttled');
const tooMany = forKind(429, 'error.tooMany');
const sessionExpired = forKind(401, 'error.sessionExpired');
const unexpected = fallback('error.unexpected');
const actRows = (...source: MessageSource): readonly ErrorRow[] => [throttled, fallbackWithReason(...source)];
const authenticatorRows = [
  throttled,
  forKind(200, 'signIn.totpFailed'),
  forKind('http', 'signIn.totpInvalid'),
];
const sessionRows = (badRequest: string, otherStatus: string, noResponse: string): readonly ErrorRow[] => [
  forKind(400, `sessions.error.${badRequest}`),
  sessionExpired,
  tooMany,
  forKind('http', `sessions.error.${otherStatus}`),
  fallback(`sessions.error.${noResponse}`),
];
const linkFields = ['message', 'detail', 'error', 'messages', 'code'] as const;

export const rowsByCall = {
  signIn: [throttled, forKind(200, 'signIn.invalidResponse'), fallback('signIn.failed', 'non_field_errors')],
  verifyEmailCode: [throttled, forKind('http', 'signIn.otpFailed'), unexpected],
  verifyAuthenticatorCode: [...authenticatorRows, unexpected],
  verifyBothEmailCode: [
    throttled,
    forKind(200, 'signIn.bothUnexpected'),
    forKind('http', 'signIn.bothOtpFailed'),
    fallback('signIn.somethingWentWrong'),
  ],
  verifyBothAuthenticatorCode: [...authenticatorRows, fallback('signIn.somethingWentWrong')],
  socialSignIn: [forKind(['format', 200], 'social.failed'), fallback('social.notAuthenticated')],
  register: [
    throttled,
    forKind('none', 'registration.somethingWentWrong'),
    fallback('registration.failed', 'message', 'detail', 'error', 'non_field_errors'),
  ],
  sendResetCode: [forKind(401, 'recovery.sessionExpired'), fallback('recovery.sendFailed')],
  resetByCode: [tooMany, fallback('recovery.resetFailed', 'detail', 'message')],
  resetByLink: [
    forKind('format', 'recovery.link.format'),
    forKind('none', 'error.network'),
    ...[400, 401, 403, 404].map((status) => forKind(status, `recovery.link.on${status}`, ...linkFields)),
    forKind('5xx', 'recovery.link.on500'),
    forKind(429, 'error.tooMany', ...linkFields),
    fallback('recovery.resetFailed', ...linkFields),
  ],
  refreshProfile: [throttled, unexpected],
  loadServices: [
    forKind(401, 'dashboard.error.expired'),
    forKind(403, 'dashboard.error.forbidden'),
    forKind(404, 'dashboard.error.notConfigured'),
    forKind(500, 'dashboard.error.unavailable'),
    forKind('5xx', 'dashboard.error.serverIssues'),
    forKind('network', 'dashboard.error.network'),
    forKind('timeout', 'dashboard.error.timeout'),
    forKind('format', 'dashboard.error.format'),
    forKind('noDetail', 'dashboard.error.http'),
    fallback('dashboard.error.other'),
  ],
  authenticateProjectHub: [
    forKind(429, 'dashboard.open.tooManyRequests'),
    forKind(401, 'dashboard.open.signInAgain'),
    fallback('dashboard.open.authenticationFailed'),
  ],
  markNotification: actRows('notification.markFailed'),
  loadSessions: sessionRows('noCurrent', 'duringFetch', 'fetch'),
  endSession: sessionRows('notLoggedIn', 'duringLogout', 'logout'),
  loadAccount: [sessionExpired, throttled, fallback('profile.loadFailed')],
  saveAccount: [
    fallbackWithReason('profile.account.saveFailed', 'detail', 'error', 'picture', 'non_field_errors'),
  ],
  fetchAuthenticator: [
    forKind('format', 'profile.authenticator.generateFailed'),
    fallback('profile.authenticator.fetchFailed'),
  ],
  verifyAuthenticator: [
    throttled,
    forKind(400, 'profile.authenticator.wrong', 'detail'),
    forKind(403, 'profile.authenticator.proofFailed', 'detail'),
    fallback('profile.authenticator.proofFailed'),
  ],
  confirmChange: [throttled, fallback('proof.failed', 'old_password', 'code', 'detail')],
  changePassword: [fallbackWithReason('profile.password.failed', 'detail', 'non_field_errors')],
  sendPasswordCode: actRows('profile.password.sendFailed'),
  updateProject: [
    withReason(forKind('format', 'projects.updateFailed')),
    fallbackWithReason('projects.updateError'),
  ],
  loadService: [forKind('format', 'dicServices.fetchFailed'), fallback('dicServices.loadFailed')],
  updateService: [
    throttled,
    withReason(forKind('format', 'dicServices.updateFailed')),
    fallbackWithReason('dicServices.saveFailed'),
  ],
  updateServiceInDialog: actRows('dicServices.updateFailed'),
  'dic-services.delete': [
    throttled,
    withReason(forKind('format', 'dicServices.deleteRefused')),
    fallbackWithReason('dicServices.deleteFailed'),
  ],
  'custom-message-template.list': [
    forKind('format', 'customMessageTemplate.invalidResponse'),
    fallback('customMessageTemplate.listFailed'),
  ],
  searchPalette: [fallback('palette.failed')],
  loadFolder: [forKind(404, 'mediaLibraryFolder.noFolder'), fallback('mediaLibraryFolder.folderFailed')],
  createUser: actRows('users.error.create', 'detail', 'message'),
  'users.delete': [
    throttled,
    withReason(forKind(400, 'users.error.delete', 'detail')),
    fallbackWithReason('users.error.delete'),
  ],
  sendEmail: actRows('users.error.email', 'detail', 'message'),
  uploadUsers: [
    throttled,
    forKind('none', 'users.error.uploading'),
    fallbackWithReason('users.error.upload', 'file', 'detail'),
  ],
  loadAccountOf: [fallback('userPages.error.load')],
  updateAccount: [
    forKind(429, 'userPages.error.throttled'),
    forKind(403, 'userPages.error.expired'),
    fallbackWithReason('userPages.error.update', 'detail'),
  ],
  editAccount: [fallbackWithReason('userPages.error.update', 'detail')],
  resetFactor: actRows('users.account.resetFactor.failed', 'detail'),
  loadServiceAccess: [
    forKind(['network', 'timeout'], 'userPages.services.fetchError'),
    fallback('userPages.services.fetchFailed'),
  ],
  saveServiceAccess: actRows('userPages.services.saveFailed', 'detail'),
  loadRequestLog: [fallback('userPages.logs.failed', 'detail', 'message', 'error', 'non_field_errors')],
  loadSessionsOf: [fallback('userPages.sessions.fetchFailed', 'detail')],
  endSessionOf: actRows('userPages.sessions.endFailed'),
  loadNotificationSwitches: [fallback('userPages.preferences.fetchFailed')],
  saveNotificationSwitches: actRows('userPages.preferences.saveFailed'),
  exportUserData: actRows('userPages.export.failed', 'detail'),
  importUserData: actRows('userPages.import.failed', 'detail'),
  any: [
    forKind(404, 'error.notFound'),
    forKind(403, 'error.forbidden'),
    throttled,
    forKind(500, 'error.internal'),
    forKind('5xx', 'error.serverIssues'),
    forKind(['network', 'timeout'], 'error.network'),
    forKind('none', 'error.unexpected'),
    fallback('error.http'),
  ],
} satisfies Record<string, readonly ErrorRow[]>;

/** Calls not listed here use their message key as name, such as `projects.listFailed`. */
export type Call =
  keyof typeof rowsByCall | `${ResourceName}.${'list' | 'save' | 'delete'}` | `${string}.${string}Failed`;

const defaultRows = (call: string): readonly ErrorRow[] => {
  if (call.endsWith('Failed')) return [fallbackWithReason(call)];
  const [name = '', action] = call.split('.');
  const namespace = name.replace(/-\w/g, (match) => match.slice(1).toUpperCase());
  if (action === 'list') return [fallback(`${namespace}.listFailed`)];
  return actRows(action === 'save' ? `${namespace}.saveFailed` : `${namespace}.deleteFailed`);
};

export const errorRows = (call: Call): readonly ErrorRow[] =>
  (rowsByCall as Partial<Record<Call, readonly ErrorRow[]>>)[call] ?? defaultRows(call);
