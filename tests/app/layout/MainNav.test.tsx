import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Guard } from '../../../src/app/Guard';
import { MainNav } from '../../../src/app/layout/MainNav';
import type { User } from '../../../src/model/users/user';
import { stubFetch } from '../../support/stubFetch';
import { renderWithProviders } from '../../support/renderWithProviders';
import { signedInAs } from '../../support/signedInAs';

beforeEach(() => void stubFetch({}));

const open = (path: string, userFields: Partial<User> = {}) => {
  signedInAs(userFields);
  const view = renderWithProviders(
    <Guard>
      <MainNav />
    </Guard>,
    path,
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
])('at %s marks the link %s as current: %s', (path, name, ariaCurrent) => {
  const { nav } = open(path, staff);
  const currentLinks = nav
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(currentLinks).toEqual(name === null ? [] : [[name, ariaCurrent]]);
});

it.each([
  ['staff', staff, ['Dashboard', 'Projects', 'Admin']],
  ['a user who may not open the page', {}, ['Dashboard', 'Projects']],
])('offers %s only pages that open', (_who, userFields, names) => {
  const { nav } = open('/dashboard', userFields);
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
});
