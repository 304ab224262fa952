import type { FailureKind } from './HttpError';

/** The first matching row applies: the sentence of a field in `from`, else the message key `say` (spec 1 §8, spec 2 §8). */
export interface Row {
  /** 'none' is any failure without a usable response; an absent `on` matches every failure. */
  on?: readonly (number | '5xx' | 'none' | FailureKind)[];
  from?: readonly string[];
  say: string;
  /** Adds the reason by the generic mapping (`any`). */
  why?: true;
}

export const throttled: Row = { on: [429], say: 'error.throttled' };
const linkSentences = ['message', 'detail', 'error', 'messages', 'code'] as const;

export const failures = {
  signIn: [throttled, { from: ['non_field_errors'], say: 'signIn.failed' }],
  verifyEmailCode: [throttled, { on: ['http'], say: 'signIn.otpFailed' }, { say: 'error.unexpected' }],
  verifyAuthenticatorCode: [
    throttled,
    { on: ['http'], say: 'signIn.totpInvalid' },
    { say: 'error.unexpected' },
  ],
  verifyBothEmailCode: [
    throttled,
    { on: ['http'], say: 'signIn.bothOtpFailed' },
    { say: 'signIn.somethingWentWrong' },
  ],
  verifyBothAuthenticatorCode: [
    throttled,
    { on: ['http'], say: 'signIn.totpInvalid' },
    { say: 'signIn.somethingWentWrong' },
  ],
  socialLinks: [{ say: 'signIn.socialLoadFailed' }],
  signOut: [{ say: 'signIn.signOutFailed' }],
  socialSignIn: [{ on: ['format'], say: 'social.failed' }, { say: 'social.notAuthenticated' }],
  register: [
    throttled,
    { on: ['none'], say: 'registration.somethingWentWrong' },
    { from: ['message', 'detail', 'error', 'non_field_errors'], say: 'registration.failed' },
  ],
  sendResetCode: [{ on: [401], say: 'recovery.sessionExpired' }, { say: 'recovery.sendFailed' }],
  resetByCode: [
    { on: [429], say: 'error.tooMany' },
    { from: ['detail', 'message'], say: 'recovery.resetFailed' },
  ],
  resetByLink: [
    { on: ['format'], say: 'recovery.link.format' },
    { on: ['none'], say: 'error.network' },
    { on: [400], from: linkSentences, say: 'recovery.link.on400' },
    { on: [401], from: linkSentences, say: 'recovery.link.on401' },
    { on: [403], from: linkSentences, say: 'recovery.link.on403' },
    { on: [404], from: linkSentences, say: 'recovery.link.on404' },
    { on: ['5xx'], from: linkSentences, say: 'recovery.link.on500' },
    { on: [429], from: linkSentences, say: 'error.tooMany' },
    { from: linkSentences, say: 'recovery.resetFailed' },
  ],
  refreshProfile: [throttled, { say: 'error.unexpected' }],
  loadServices: [
    { on: [401], say: 'dashboard.error.expired' },
    { on: [403], say: 'dashboard.error.forbidden' },
    { on: [404], say: 'dashboard.error.notConfigured' },
    { on: [500], say: 'dashboard.error.unavailable' },
    { on: ['5xx'], say: 'dashboard.error.serverIssues' },
    { on: ['network'], say: 'dashboard.error.network' },
    { on: ['timeout'], say: 'dashboard.error.timeout' },
    { on: ['format'], say: 'dashboard.error.format' },
    { say: 'dashboard.error.other' },
  ],
  authenticateProjectHub: [
    { on: [429], say: 'dashboard.open.tooManyRequests' },
    { on: [401], say: 'dashboard.open.signInAgain' },
    { say: 'dashboard.open.authenticationFailed' },
  ],
  loadNotifications: [{ say: 'notification.loadFailed' }],
  markNotification: [throttled, { say: 'notification.markFailed', why: true }],
  deleteNotification: [throttled, { say: 'notification.deleteFailed', why: true }],
  loadSessions: [
    { on: [400], say: 'sessions.error.noCurrent' },
    { on: [401], say: 'error.sessionExpired' },
    { on: [429], say: 'error.tooMany' },
    { on: ['http'], say: 'sessions.error.duringFetch' },
    { say: 'sessions.error.fetch' },
  ],
  endSession: [
    { on: [400], say: 'sessions.error.notLoggedIn' },
    { on: [401], say: 'error.sessionExpired' },
    { on: [429], say: 'error.tooMany' },
    { on: ['http'], say: 'sessions.error.duringLogout' },
    { say: 'sessions.error.logout' },
  ],
  loadNotificationModes: [{ say: 'notificationControls.loadFailed' }],
  loadAccount: [{ on: [401], say: 'error.sessionExpired' }, throttled, { say: 'profile.loadFailed' }],
  saveAccount: [
    {
      from: ['detail', 'error', 'picture', 'non_field_errors'],
      say: 'profile.account.saveFailed',
      why: true,
    },
  ],
  changeMfaType: [{ say: 'profile.mfa.updateFailed', why: true }],
  fetchAuthenticator: [
    { on: ['format'], say: 'profile.authenticator.generateFailed' },
    { say: 'profile.authenticator.fetchFailed' },
  ],
  generateAuthenticator: [{ say: 'profile.authenticator.generateFailed' }],
  proveAuthenticator: [
    throttled,
    { on: [400], from: ['detail'], say: 'profile.authenticator.wrong' },
    { say: 'profile.authenticator.proofFailed' },
  ],
  changePassword: [{ from: ['detail', 'non_field_errors'], say: 'profile.password.failed', why: true }],
  sendPasswordCode: [throttled, { say: 'profile.password.sendFailed', why: true }],
  loadProjects: [{ say: 'projects.listFailed' }],
  loadProject: [{ say: 'projects.loadFailed' }],
  updateProject: [
    { on: ['format'], say: 'projects.updateFailed', why: true },
    { say: 'projects.updateError', why: true },
  ],
  listServices: [{ say: 'dicServices.listFailed' }],
  loadService: [{ on: ['format'], say: 'dicServices.fetchFailed' }, { say: 'dicServices.loadFailed' }],
  saveService: [
    throttled,
    { on: ['format'], say: 'dicServices.updateFailed', why: true },
    { say: 'dicServices.saveFailed', why: true },
  ],
  updateServiceInDialog: [throttled, { say: 'dicServices.updateFailed', why: true }],
  deleteService: [
    throttled,
    { on: ['format'], say: 'dicServices.deleteRefused', why: true },
    { say: 'dicServices.deleteFailed', why: true },
  ],
  listGooglePlayUrls: [{ say: 'googlePlay.listFailed' }],
  saveGooglePlayUrl: [throttled, { say: 'googlePlay.saveFailed', why: true }],
  deleteGooglePlayUrl: [throttled, { say: 'googlePlay.deleteFailed', why: true }],
  listTemplates: [
    { on: ['format'], say: 'customMessageTemplate.invalidAnswer' },
    { say: 'customMessageTemplate.listFailed' },
  ],
  saveTemplate: [throttled, { say: 'customMessageTemplate.saveFailed', why: true }],
  deleteTemplate: [throttled, { say: 'customMessageTemplate.deleteFailed', why: true }],
  previewTemplate: [{ say: 'customMessageTemplate.previewFailed' }],
  sendTemplate: [throttled, { from: ['detail', 'message'], say: 'users.error.email', why: true }],
  loadFolders: [{ say: 'mediaLibraryFolder.foldersFailed' }],
  loadFolder: [{ on: [404], say: 'mediaLibraryFolder.noFolder' }, { say: 'mediaLibraryFolder.folderFailed' }],
  createFolder: [{ say: 'mediaLibraryFolder.createFailed', why: true }],
  renameFolder: [{ say: 'mediaLibraryFolder.renameFolderFailed', why: true }],
  deleteFolder: [{ say: 'mediaLibraryFolder.deleteFolderFailed', why: true }],
  formatLibrary: [{ say: 'mediaLibraryFolder.formatFailed', why: true }],
  uploadFile: [{ say: 'mediaLibraryFolder.uploadFailed', why: true }],
  renameFile: [{ say: 'mediaLibraryFolder.renameFileFailed', why: true }],
  deleteFile: [{ say: 'mediaLibraryFolder.deleteFileFailed', why: true }],
  previewFile: [{ say: 'mediaLibraryFolder.preview.failed' }],
  listUsers: [{ say: 'users.error.list' }],
  createUser: [throttled, { from: ['detail', 'message'], say: 'users.error.create', why: true }],
  deleteUser: [
    throttled,
    { on: [400], from: ['detail'], say: 'users.error.delete', why: true },
    { say: 'users.error.delete', why: true },
  ],
  backupUser: [{ say: 'users.error.backup', why: true }],
  sendEmail: [throttled, { from: ['detail', 'message'], say: 'users.error.email', why: true }],
  uploadUsers: [
    throttled,
    { on: ['none'], say: 'users.error.uploading' },
    { from: ['file', 'detail'], say: 'users.error.upload', why: true },
  ],
  loadAccountOf: [{ say: 'userPages.error.load' }],
  updateAccount: [
    { on: [429], say: 'userPages.error.throttled' },
    { on: [403], say: 'userPages.error.expired' },
    { from: ['detail'], say: 'userPages.error.update', why: true },
  ],
  editAccount: [{ from: ['detail'], say: 'userPages.error.update', why: true }],
  loadServiceAccess: [
    { on: ['network', 'timeout'], say: 'userPages.services.fetchError' },
    { say: 'userPages.services.fetchFailed' },
  ],
  saveServiceAccess: [throttled, { from: ['detail'], say: 'userPages.services.saveFailed', why: true }],
  loadRequestLog: [
    { from: ['detail', 'message', 'error', 'non_field_errors'], say: 'userPages.logs.failed' },
  ],
  loadSessionsOf: [{ from: ['detail'], say: 'userPages.sessions.fetchFailed' }],
  endSessionOf: [throttled, { say: 'userPages.sessions.endFailed', why: true }],
  loadNotificationSwitches: [{ say: 'userPages.preferences.fetchFailed' }],
  saveNotificationSwitches: [throttled, { say: 'userPages.preferences.saveFailed', why: true }],
  exportUserData: [throttled, { from: ['detail'], say: 'userPages.export.failed', why: true }],
  importUserData: [throttled, { from: ['detail'], say: 'userPages.import.failed', why: true }],
  any: [
    { on: [404], say: 'error.notFound' },
    { on: [403], say: 'error.forbidden' },
    throttled,
    { on: [500], say: 'error.internal' },
    { on: ['5xx'], say: 'error.serverIssues' },
    { on: ['network', 'timeout'], say: 'error.network' },
    { on: ['none'], say: 'error.unexpected' },
    { say: 'error.http' },
  ],
} as const satisfies Record<string, readonly Row[]>;

export type Call = keyof typeof failures;
