import type { UserRow } from '../storage/tables';

export const seededPassword = 'PulseHub!2026';

/** SHA-1, 6 digits, 30 s. */
export const seededTotpSecret = 'JBSWY3DPEHPK3PXP';

type Kind = Partial<
  Pick<
    UserRow,
    | 'is_active'
    | 'is_staff'
    | 'is_superuser'
    | 'is_supervisor'
    | 'is_demo'
    | 'mfa_type'
    | 'skips_second_factor'
    | 'max_active_sessions'
  >
>;

export interface Account {
  name: string;
  first_name: string;
  last_name: string;
  title: string;
  kind: Kind;
}

export const accounts: readonly Account[] = [
  {
    name: 'superuser',
    first_name: 'Sofia',
    last_name: 'Marchetti',
    title: 'Head of Platform',
    kind: { is_staff: true, is_superuser: true, is_supervisor: true, max_active_sessions: 3 },
  },
  {
    name: 'staff',
    first_name: 'Samuel',
    last_name: 'Osei',
    title: 'Support Engineer',
    kind: { is_staff: true },
  },
  { name: 'member', first_name: 'Mira', last_name: 'Kovač', title: 'Structural Engineer', kind: {} },
  {
    name: 'totp',
    first_name: 'Theo',
    last_name: 'Bakker',
    title: 'Security Analyst',
    kind: { mfa_type: 'authenticator' },
  },
  {
    name: 'both',
    first_name: 'Beatriz',
    last_name: 'Almeida',
    title: 'Finance Lead',
    kind: { mfa_type: 'email_and_authenticator' },
  },
  {
    name: 'direct',
    first_name: 'Dilan',
    last_name: 'Aydın',
    title: 'Operations Manager',
    kind: { is_staff: true, skips_second_factor: true },
  },
  {
    name: 'demo',
    first_name: 'Dana',
    last_name: 'Example',
    title: 'Guest',
    kind: { is_demo: true, skips_second_factor: true },
  },
  {
    name: 'demo-mfa',
    first_name: 'Demian',
    last_name: 'Example',
    title: 'Guest',
    kind: { is_demo: true },
  },
  {
    name: 'newcomer',
    first_name: 'Nadia',
    last_name: 'Rahimi',
    title: '',
    kind: { skips_second_factor: true },
  },
  {
    name: 'inactive',
    first_name: 'Ivan',
    last_name: 'Petrov',
    title: 'Consultant',
    kind: { is_active: false },
  },
];

export const accountEmail = (name: string): string => `${name}@pulsehub.test`;
