import type { UserRow } from '../storage/tables';

export const seededPassword = 'PulseHub!2026';

export const seededTotpSecret = 'JBSWY3DPEHPK3PXP';

type AccountFields = Partial<Omit<UserRow, 'id'>>;

const account = (name: string, fullName: string, title: string, fields: AccountFields = {}) => {
  const [first_name = '', last_name = ''] = fullName.split(' ');
  return { name, first_name, last_name, title, fields };
};

export type Account = ReturnType<typeof account>;

const superuser: AccountFields = {
  is_staff: true,
  is_superuser: true,
  is_supervisor: true,
  max_active_sessions: 3,
};

export const accounts: readonly Account[] = [
  account('superuser', 'Sofia Marchetti', 'Head of Platform', superuser),
  account('staff', 'Samuel Osei', 'Support Engineer', { is_staff: true }),
  account('member', 'Mira Kovač', 'Structural Engineer'),
  account('totp', 'Theo Bakker', 'Security Analyst', { mfa_type: 'authenticator' }),
  account('both', 'Beatriz Almeida', 'Finance Lead', { mfa_type: 'email_and_authenticator' }),
  account('direct', 'Dilan Aydın', 'Operations Manager', { is_staff: true, skips_second_factor: true }),
  account('demo', 'Dana Example', 'Guest', { is_demo: true, skips_second_factor: true }),
  account('demo-mfa', 'Demian Example', 'Guest', { is_demo: true }),
  account('newcomer', 'Nadia Rahimi', '', { skips_second_factor: true }),
  account('inactive', 'Ivan Petrov', 'Consultant', { is_active: false }),
];

export const accountEmail = (name: string): string => `${name}@pulsehub.test`;
