import type { ResourceName } from './generated/resources';
import type { FailureKind } from './HttpError';

/** The first matching row applies: a sentence of the fields in `from`, else the message key (spec 1 §8, spec 2 §8). */
export interface Row {
  /** 'none' is any failure without a usable response, 200 a response without success; an absent `on` matches all. */
  on?: readonly (number | '5xx' | 'none' | FailureKind)[];
  from?: readonly string[];
  message: string;
  /** Adds the reason by the generic mapping (`any`). */
  withReason?: true;
}

export const throttled: Row = { on: [429], message: 'error.throttled' };
const linkSentences = ['message', 'detail', 'error', 'messages', 'code'] as const;

export const failures = {
  signIn: [
    throttled,
    { on: [200], message: 'signIn.invalidResponse' },
    { from: ['non_field_errors'], message: 'signIn.failed' },
  ],
  verifyEmailCode: [
    throttled,
    { on: ['http'], message: 'signIn.otpFailed' },
    { message: 'error.unexpected' },
  ],
  verifyAuthenticatorCode: [
    throttled,
    { on: [200], message: 'signIn.totpFailed' },
    { on: ['http'], message: 'signIn.totpInvalid' },
    { message: 'error.unexpected' },
  ],
  verifyBothEmailCode: [
    throttled,
    { on: [200], message: 'signIn.bothUnexpected' },
    { on: ['http'], message: 'signIn.bothOtpFailed' },
    { message: 'signIn.somethingWentWrong' },
  ],
  verifyBothAuthenticatorCode: [
    throttled,
    { on: [200], message: 'signIn.totpFailed' },
    { on: ['http'], message: 'signIn.totpInvalid' },
    { message: 'signIn.somethingWentWrong' },
  ],
  socialLinks: [{ message: 'signIn.socialLoadFailed' }],
  signOut: [{ message: 'signIn.signOutFailed' }],
  socialSignIn: [{ on: ['format', 200], message: 'social.failed' }, { message: 'social.notAuthenticated' }],
  register: [
    throttled,
    { on: ['none'], message: 'registration.somethingWentWrong' },
    { from: ['message', 'detail', 'error', 'non_field_errors'], message: 'registration.failed' },
  ],
  sendResetCode: [{ on: [401], message: 'recovery.sessionExpired' }, { message: 'recovery.sendFailed' }],
  resetByCode: [
    { on: [429], message: 'error.tooMany' },
    { from: ['detail', 'message'], message: 'recovery.resetFailed' },
  ],
  resetByLink: [
    { on: ['format'], message: 'recovery.link.format' },
    { on: ['none'], message: 'error.network' },
    { on: [400], from: linkSentences, message: 'recovery.link.on400' },
    { on: [401], from: linkSentences, message: 'recovery.link.on401' },
    { on: [403], from: linkSentences, message: 'recovery.link.on403' },
    { on: [404], from: linkSentences, message: 'recovery.link.on404' },
    { on: ['5xx'], message: 'recovery.link.on500' },
    { on: [429], from: linkSentences, message: 'error.tooMany' },
    { from: linkSentences, message: 'recovery.resetFailed' },
  ],
  refreshProfile: [throttled, { message: 'error.unexpected' }],
  loadServices: [
    { on: [401], message: 'dashboard.error.expired' },
    { on: [403], message: 'dashboard.error.forbidden' },
    { on: [404], message: 'dashboard.error.notConfigured' },
    { on: [500], message: 'dashboard.error.unavailable' },
    { on: ['5xx'], message: 'dashboard.error.serverIssues' },
    { on: ['network'], message: 'dashboard.error.network' },
    { on: ['timeout'], message: 'dashboard.error.timeout' },
    { on: ['format'], message: 'dashboard.error.format' },
    { message: 'dashboard.error.other' },
  ],
  authenticateProjectHub: [
    { on: [429], message: 'dashboard.open.tooManyRequests' },
    { on: [401], message: 'dashboard.open.signInAgain' },
    { message: 'dashboard.open.authenticationFailed' },
  ],
  markNotification: [throttled, { message: 'notification.markFailed', withReason: true }],
  loadSessions: [
    { on: [400], message: 'sessions.error.noCurrent' },
    { on: [401], message: 'error.sessionExpired' },
    { on: [429], message: 'error.tooMany' },
    { on: ['http'], message: 'sessions.error.duringFetch' },
    { message: 'sessions.error.fetch' },
  ],
  endSession: [
    { on: [400], message: 'sessions.error.notLoggedIn' },
    { on: [401], message: 'error.sessionExpired' },
    { on: [429], message: 'error.tooMany' },
    { on: ['http'], message: 'sessions.error.duringLogout' },
    { message: 'sessions.error.logout' },
  ],
  loadNotificationModes: [{ message: 'notificationControls.loadFailed' }],
  loadAccount: [{ on: [401], message: 'error.sessionExpired' }, throttled, { message: 'profile.loadFailed' }],
  saveAccount: [
    {
      from: ['detail', 'error', 'picture', 'non_field_errors'],
      message: 'profile.account.saveFailed',
      withReason: true,
    },
  ],
  changeMfaType: [{ message: 'profile.mfa.updateFailed', withReason: true }],
  fetchAuthenticator: [
    { on: ['format'], message: 'profile.authenticator.generateFailed' },
    { message: 'profile.authenticator.fetchFailed' },
  ],
  generateAuthenticator: [{ message: 'profile.authenticator.generateFailed' }],
  proveAuthenticator: [
    throttled,
    { on: [400], from: ['detail'], message: 'profile.authenticator.wrong' },
    { on: [403], from: ['detail'], message: 'profile.authenticator.proofFailed' },
    { message: 'profile.authenticator.proofFailed' },
  ],
  confirmChange: [throttled, { from: ['old_password', 'code', 'detail'], message: 'proof.failed' }],
  changePassword: [
    { from: ['detail', 'non_field_errors'], message: 'profile.password.failed', withReason: true },
  ],
  sendPasswordCode: [throttled, { message: 'profile.password.sendFailed', withReason: true }],
  loadProjects: [{ message: 'projects.listFailed' }],
  loadProject: [{ message: 'projects.loadFailed' }],
  updateProject: [
    { on: ['format'], message: 'projects.updateFailed', withReason: true },
    { message: 'projects.updateError', withReason: true },
  ],
  loadService: [
    { on: ['format'], message: 'dicServices.fetchFailed' },
    { message: 'dicServices.loadFailed' },
  ],
  'dic-services.save': [
    throttled,
    { on: ['format'], message: 'dicServices.updateFailed', withReason: true },
    { message: 'dicServices.saveFailed', withReason: true },
  ],
  updateServiceInDialog: [throttled, { message: 'dicServices.updateFailed', withReason: true }],
  'dic-services.delete': [
    throttled,
    { on: ['format'], message: 'dicServices.deleteRefused', withReason: true },
    { message: 'dicServices.deleteFailed', withReason: true },
  ],
  'custom-message-template.list': [
    { on: ['format'], message: 'customMessageTemplate.invalidAnswer' },
    { message: 'customMessageTemplate.listFailed' },
  ],
  previewTemplate: [{ message: 'customMessageTemplate.previewFailed' }],
  sendTemplate: [throttled, { from: ['detail', 'message'], message: 'users.error.email', withReason: true }],
  loadFolder: [
    { on: [404], message: 'mediaLibraryFolder.noFolder' },
    { message: 'mediaLibraryFolder.folderFailed' },
  ],
  createFolder: [{ message: 'mediaLibraryFolder.createFailed', withReason: true }],
  renameFolder: [{ message: 'mediaLibraryFolder.renameFolderFailed', withReason: true }],
  deleteFolder: [{ message: 'mediaLibraryFolder.deleteFolderFailed', withReason: true }],
  formatLibrary: [{ message: 'mediaLibraryFolder.formatFailed', withReason: true }],
  uploadFile: [{ message: 'mediaLibraryFolder.uploadFailed', withReason: true }],
  renameFile: [{ message: 'mediaLibraryFolder.renameFileFailed', withReason: true }],
  deleteFile: [{ message: 'mediaLibraryFolder.deleteFileFailed', withReason: true }],
  previewFile: [{ message: 'mediaLibraryFolder.preview.failed' }],
  createUser: [throttled, { from: ['detail', 'message'], message: 'users.error.create', withReason: true }],
  'users.delete': [
    throttled,
    { on: [400], from: ['detail'], message: 'users.error.delete', withReason: true },
    { message: 'users.error.delete', withReason: true },
  ],
  backupUser: [{ message: 'users.error.backup', withReason: true }],
  sendEmail: [throttled, { from: ['detail', 'message'], message: 'users.error.email', withReason: true }],
  uploadUsers: [
    throttled,
    { on: ['none'], message: 'users.error.uploading' },
    { from: ['file', 'detail'], message: 'users.error.upload', withReason: true },
  ],
  loadAccountOf: [{ message: 'userPages.error.load' }],
  updateAccount: [
    { on: [429], message: 'userPages.error.throttled' },
    { on: [403], message: 'userPages.error.expired' },
    { from: ['detail'], message: 'userPages.error.update', withReason: true },
  ],
  editAccount: [{ from: ['detail'], message: 'userPages.error.update', withReason: true }],
  resetFactor: [throttled, { from: ['detail'], message: 'userPages.resetFactor.failed', withReason: true }],
  loadServiceAccess: [
    { on: ['network', 'timeout'], message: 'userPages.services.fetchError' },
    { message: 'userPages.services.fetchFailed' },
  ],
  saveServiceAccess: [
    throttled,
    { from: ['detail'], message: 'userPages.services.saveFailed', withReason: true },
  ],
  loadRequestLog: [
    { from: ['detail', 'message', 'error', 'non_field_errors'], message: 'userPages.logs.failed' },
  ],
  loadSessionsOf: [{ from: ['detail'], message: 'userPages.sessions.fetchFailed' }],
  endSessionOf: [throttled, { message: 'userPages.sessions.endFailed', withReason: true }],
  loadNotificationSwitches: [{ message: 'userPages.preferences.fetchFailed' }],
  saveNotificationSwitches: [throttled, { message: 'userPages.preferences.saveFailed', withReason: true }],
  exportUserData: [throttled, { from: ['detail'], message: 'userPages.export.failed', withReason: true }],
  importUserData: [throttled, { from: ['detail'], message: 'userPages.import.failed', withReason: true }],
  any: [
    { on: [404], message: 'error.notFound' },
    { on: [403], message: 'error.forbidden' },
    throttled,
    { on: [500], message: 'error.internal' },
    { on: ['5xx'], message: 'error.serverIssues' },
    { on: ['network', 'timeout'], message: 'error.network' },
    { on: ['none'], message: 'error.unexpected' },
    { message: 'error.http' },
  ],
} as const satisfies Record<string, readonly Row[]>;

type ResourceAct = 'list' | 'save' | 'delete';

export type Call = keyof typeof failures | `${ResourceName}.${ResourceAct}`;

/** A resource says that its own act failed, and why; only what deviates has rows above. */
const rowsOfResource = (call: string): readonly Row[] => {
  const [name, act] = call.split('.') as [string, ResourceAct];
  const texts = name.replace(/-\w/g, (hyphened) => hyphened.slice(1).toUpperCase());
  if (act === 'list') return [{ message: `${texts}.listFailed` }];
  const message = act === 'save' ? `${texts}.saveFailed` : `${texts}.deleteFailed`;
  return [throttled, { message, withReason: true }];
};

export const rowsOf = (call: Call): readonly Row[] =>
  (failures as Partial<Record<Call, readonly Row[]>>)[call] ?? rowsOfResource(call);
