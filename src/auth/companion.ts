import type { User } from '../model/users/user';

interface CompanionRedirect {
  token: string;
  backend: string;
  origin: string;
}

/** `companion` may be a path of `origin` (spec 1 §4 "OTP verification"). */
export const companionAddress = (
  user: User | null,
  companion: string,
  companionRedirect: CompanionRedirect,
): string | null => {
  if (!user?.is_demo || companion === '' || !URL.canParse(companion, companionRedirect.origin)) return null;
  const address = new URL(companion, companionRedirect.origin);
  if (!/^https?:$/.test(address.protocol)) return null;
  for (const [name, value] of Object.entries(companionRedirect))
    address.searchParams.set(name, String(value));
  return address.href;
};
