import { screen } from '@testing-library/react';
import { Title } from 'react-admin';
import { expect, it } from 'vitest';
import { StockTitle } from '../../../src/app/layout/StockTitle';
import { renderWithProviders } from '../../support/renderWithProviders';

it('there is a heading for the titles of react-admin only where a page has one', async () => {
  const { rerender } = renderWithProviders(<StockTitle />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  rerender(<p>Gone</p>);
  renderWithProviders(
    <>
      <StockTitle />
      <Title title="Announcements" preferenceKey={false} />
    </>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Announcements' })).toBeInTheDocument();
});
