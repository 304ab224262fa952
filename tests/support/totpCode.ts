import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows for a base-32 secret; `at` in milliseconds, `steps` of 30 s away. */
export const totpCode = (secret: string, at: number, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at + steps * 30_000 });
