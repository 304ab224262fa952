import { Secret, TOTP } from 'otpauth';

/** The authenticator code for a base-32 secret at `at` (milliseconds) plus `steps` of 30 s. */
export const totpCode = (secret: string, at: number, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at + steps * 30_000 });
