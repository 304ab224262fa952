/** The code screens, which arrive together in one chunk. */
export { CodeFlow } from './CodeFlow';
export { VerifyBothPage } from './VerifyBothPage';
export { VerifyOtpPage } from './VerifyOtpPage';
export { VerifyTotpPage } from './VerifyTotpPage';
