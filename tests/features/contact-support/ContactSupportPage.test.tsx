import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../../src/paths';
import { settings } from '../../../src/settings';
import { openAsVisitor } from '../../support/openAsVisitor';

it('links to the support email and back to sign-in', async () => {
  const { user, currentPath } = openAsVisitor({ url: 'http://127.0.0.1:1' }, { path: paths.contactSupport });
  const mailLink = await screen.findByRole('link', { name: `Write to ${settings.supportEmail}` });
  expect(mailLink).toHaveAttribute('href', `mailto:${settings.supportEmail}`);
  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  expect(currentPath()).toBe(paths.login);
});
