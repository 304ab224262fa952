import { screen } from '@testing-library/react';
import { Title } from 'react-admin';
import { expect, it } from 'vitest';
import { ReactAdminTitle } from '../../../src/app/layout/Pages';
import { renderWithProviders } from '../../support/renderWithProviders';

it('there is a heading for the titles of react-admin only where a page has one', async () => {
  const { rerender } = renderWithProviders(<ReactAdminTitle />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  rerender(<p>Gone</p>);
  renderWithProviders(
    <>
      <ReactAdminTitle />
      <Title title="Announcements" preferenceKey={false} />
    </>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Announcements' })).toBeInTheDocument();
});
