import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { PasswordForm } from '../../../src/features/profile/PasswordForm';
import { SignedInProviders } from '../../../src/app/SignedInApp';
import { profile } from '../../../src/i18n/en/profile';
import { addMessages } from '../../../src/i18n/i18nProvider';
import { renderWithProviders } from '../../support/renderWithProviders';

addMessages([{ profile }]);
const renderForm = (form: ReactNode) => renderWithProviders(<SignedInProviders>{form}</SignedInProviders>);
const user = { user_id: 7, email: 'mira@pulsehub.test' };

it('has a Cancel button if onCancel is passed', async () => {
  const onCancel = vi.fn<() => void>();
  const portal = renderForm(<PasswordForm user={user} onCancel={onCancel} />);
  await portal.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});
