import type { UserRow } from '../storage/tables';

export const seededPassword = 'PulseHub!2026';

export const seededTotpSecret = 'JBSWY3DPEHPK3PXP';

type AccountFields = Partial<Omit<UserRow, 'id'>>;

const createAccount = (name: string, fullName: string, title: string, fields: AccountFields = {}) => {
  const [first_name = '', last_name = ''] = fullName.split(' ');
  return { name, first_name, last_name, title, fields };
};

export type Account = ReturnType<typeof createAccount>;

const superuserFields: AccountFields = {
  is_staff: true,
  is_superuser: true,
  is_supervisor: true,
  max_active_sessions: 3,
};

export const accounts: readonly Account[] = [
  createAccount('superuser', 'Sofia Marchetti', 'Head of Platform', superuserFields),
  createAccount('staff', 'Samuel Osei', 'Support Engineer', { is_staff: true }),
  createAccount('member', 'Mira Kovač', 'Structural Engineer'),
  createAccount('totp', 'Theo Bakker', 'Security Analyst', { mfa_type: 'authenticator' }),
  createAccount('both', 'Beatriz Almeida', 'Finance Lead', { mfa_type: 'email_and_authenticator' }),
  createAccount('direct', 'Dilan Aydın', 'Operations Manager', { is_staff: true, skips_second_factor: true }),
  createAccount('demo', 'Dana Example', 'Guest', { is_demo: true, skips_second_factor: true }),
  createAccount('demo-mfa', 'Demian Example', 'Guest', { is_demo: true }),
  createAccount('newcomer', 'Nadia Rahimi', '', { skips_second_factor: true }),
  createAccount('inactive', 'Ivan Petrov', 'Consultant', { is_active: false }),
];

export const accountEmail = (name: string): string => `${name}@pulsehub.test`;
