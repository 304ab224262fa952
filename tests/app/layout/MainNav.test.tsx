import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Guard } from '../../../src/app/Guard';
import { MainNav } from '../../../src/app/layout/MainNav';
import type { User } from '../../../src/model/users/user';
import { stubFetch } from '../../support/stubFetch';
import { renderWithProviders } from '../../support/renderWithProviders';
import { signedInAs } from '../../support/signedInAs';

beforeEach(() => void stubFetch({}));

const open = (address: string, who: Partial<User> = {}) => {
  signedInAs(who);
  const view = renderWithProviders(
    <Guard>
      <MainNav />
    </Guard>,
    address,
  );
  const nav = within(screen.getByRole('navigation', { name: 'Main menu' }));
  return { ...view, nav };
};

const staff = { is_staff: true };

it.each([
  ['/dashboard', 'Dashboard', 'page'],
  ['/projects', 'Projects', 'page'],
  ['/project/edit/3', 'Projects', 'true'],
  ['/admin', 'Admin', 'page'],
  ['/admin/dic-services/add', 'Admin', 'true'],
  ['/manage', 'Admin', 'true'],
  ['/user/details/3', 'Admin', 'true'],
  ['/profile-tabs', null, null],
])('the main menu marks at %s the link %s as current: %s', (address, name, mark) => {
  const { nav } = open(address, staff);
  const marked = nav
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(marked).toEqual(name === null ? [] : [[name, mark]]);
});
