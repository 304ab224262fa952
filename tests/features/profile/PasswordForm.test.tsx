import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { PasswordForm } from '../../../src/features/profile/PasswordForm';
import { SignedInProviders } from '../../../src/app/SignedInApp';
import { profile } from '../../../src/i18n/en/profile';
import { addMessages } from '../../../src/i18n/i18nProvider';
import { renderWithProviders } from '../../support/renderWithProviders';

addMessages([{ profile }]);
const open = (form: ReactNode) => renderWithProviders(<SignedInProviders>{form}</SignedInProviders>);
const user = { user_id: 7, email: 'mira@pulsehub.test' };

it('the password form has a Cancel button when it is given onCancel', async () => {
  const onCancel = vi.fn<() => void>();
  const portal = open(<PasswordForm user={user} onCancel={onCancel} />);
  await portal.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it.each([
  ['email', true],
  ['email_and_authenticator', true],
  ['authenticator', false],
] as const)('the password form of an account with %s offers to mail a code: %s', (mfa_type, offers) => {
  open(<PasswordForm user={{ ...user, mfa_type }} />);
  expect(screen.getByRole('button', { name: 'Update Password' })).toBeEnabled();
  expect(screen.queryAllByRole('button', { name: 'Send code' })).toHaveLength(offers ? 1 : 0);
});
