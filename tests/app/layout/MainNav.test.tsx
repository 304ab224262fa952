import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
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
const all = ['Dashboard', 'Projects', 'Admin'];

describe('the main menu', () => {
  it.each([
    ['a superuser', { is_superuser: true, is_demo: true }, all],
    ['a staff user', staff, all],
    ['a demo user who is staff', { is_staff: true, is_demo: true }, ['Dashboard', 'Projects']],
    ['a user without rights', {}, all],
    ['a demo user', { is_demo: true }, ['Dashboard', 'Projects']],
  ])('links for %s as the avatar menu does', (_who, flags, expected) => {
    const { nav } = open('/profile-tabs', flags);
    const links = nav.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(expected);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['/dashboard', '/projects', '/admin'].slice(0, expected.length),
    );
  });

  it.each([
    ['/dashboard', 'Dashboard', 'page'],
    ['/projects', 'Projects', 'page'],
    ['/project/edit/3', 'Projects', 'true'],
    ['/admin', 'Admin', 'page'],
    ['/admin/dic-services/add', 'Admin', 'true'],
    ['/manage', 'Admin', 'true'],
    ['/user/details/3', 'Admin', 'true'],
    ['/profile-tabs', null, null],
  ])('marks at %s the link %s as current: %s', (address, name, mark) => {
    const { nav } = open(address, staff);
    const marked = nav
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(marked).toEqual(name === null ? [] : [[name, mark]]);
  });
});
