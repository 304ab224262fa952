import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PageHeading } from '../../../src/ui/page/PageHeading';
import { renderWithProviders } from '../../support/renderWithProviders';

const pages = (
  <>
    <Link to="/two?page=1">Two</Link>
    <Routes>
      <Route path="/one" element={<PageHeading>Page one</PageHeading>} />
      <Route path="/two" element={<PageHeading title="Second">Page two</PageHeading>} />
    </Routes>
    <button>Filter</button>
  </>
);

describe('page heading', () => {
  it('sets the document title and is focused after navigation', async () => {
    const { user } = renderWithProviders(pages, '/one');
    await waitFor(() => expect(document.title).toBe('Page one · PulseHub'));
    await user.click(screen.getByRole('link', { name: 'Two' }));
    await waitFor(() => expect(document.title).toBe('Second · PulseHub'));
    expect(screen.getByRole('heading', { name: 'Page two', level: 1 })).toHaveFocus();
  });

  it('is not focused when the page changes its URL', async () => {
    const { router } = renderWithProviders(pages, '/two');
    screen.getByRole('button', { name: 'Filter' }).focus();
    await act(() => router.navigate('/two?page=2'));
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });
});
