import { type Fields, textOrNull } from '../../model/fields';
import type { PasswordChange } from '../../model/profile/passwordChange';
import type { ProfileChange, ProofValues } from '../../model/profile/profile';
import type { MfaType } from '../../model/users/user';
import { asObject, assertResponse, discardBody, ignoreStatus } from '../responses';
import { toFormData, withoutEmpty } from '../formData';
import type { Http } from '../http';
import { requestCode } from './recovery';

export interface AuthenticatorSetup {
  url: string;
  manualCode: string;
  isFirst: boolean;
}

const path = '/api/user/details/';
const authenticatorPath = '/api/user/google-authenticator-activation/';

export const profileActions = (http: Http) => ({
  saveAccount: async (change: ProfileChange, proof: ProofValues = {}) => {
    const body = toFormData(withoutEmpty({ ...change, ...proof }));
    const { message, picture_url: url } = asObject(await http('POST', path, { body }));
    const isKnown = typeof url === 'string' || url === null;
    return { message: textOrNull(message), ...(isKnown ? { pictureUrl: url } : {}) };
  },

  changeMfaType: (mfa_type: MfaType, { code }: ProofValues = {}) =>
    discardBody(http('POST', path, { body: { mfa_type, ...(code && { code }) } })),

  /** Invalidates the previous secret. */
  regenerateAuthenticatorSecret: async (signal?: AbortSignal): Promise<AuthenticatorSetup> => {
    const response = await http('GET', authenticatorPath, { signal });
    return {
      url: assertResponse(response, textOrNull(response?.qr_code_url)),
      manualCode: textOrNull(response?.code) ?? '',
      isFirst: response?.first_time === true,
    };
  },

  /** Ignores 404 and 405 from servers without this call; the portal then checks the code (decisions §4). */
  verifyAuthenticator: async (code: string, { code: current_code }: ProofValues = {}) => {
    const body = { code, ...(current_code && { current_code }) };
    await ignoreStatus(http('POST', authenticatorPath, { body }), 404, 405);
  },

  changePassword: async (body: PasswordChange): Promise<void> => {
    const response = await http('POST', '/api/user/password-reset/', { body });
    // A new password ends the session, so only the specified response counts as success.
    const { success, message }: Fields = asObject(response);
    assertResponse(response, success === true || typeof message === 'string');
  },

  sendPasswordCode: (email: string) => requestCode(http, email),
});
