import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SharedTooltip, tooltip } from '../../../src/ui/page/SharedTooltip';
import { memoryRouter } from '../../support/memoryRouter';

const shown = () => screen.queryByRole('tooltip')?.textContent;

const openList = () => {
  const { router, view } = memoryRouter(
    <SharedTooltip>
      <p>Text</p>
      <button {...tooltip('View Ann')}>
        <svg data-testid="icon" />
      </button>
      <button {...tooltip('Delete Ann')} />
    </SharedTooltip>,
    '/users',
  );
  render(view);
  return { user: userEvent.setup(), router };
};

it('shows the label of a button of a list on hover, and nothing beside it', async () => {
  const { user } = openList();
  await user.hover(screen.getByTestId('icon'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('View Ann');
  await user.hover(screen.getByLabelText('Delete Ann'));
  await waitFor(() => expect(shown()).toBe('Delete Ann'));
  await user.hover(screen.getByText('Text'));
  await waitFor(() => expect(shown()).toBeUndefined());
});

it('stays while the tooltip itself is hovered, and hides on Escape and on a click', async () => {
  const { user } = openList();
  await user.hover(screen.getByLabelText('View Ann'));
  await user.hover(await screen.findByRole('tooltip'));
  expect(shown()).toBe('View Ann');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toBeUndefined());
  await user.hover(screen.getByLabelText('Delete Ann'));
  await waitFor(() => expect(shown()).toBe('Delete Ann'));
  await user.click(screen.getByLabelText('Delete Ann'));
  await waitFor(() => expect(shown()).toBeUndefined());
});

it('shows the label of a button that has the keyboard focus', async () => {
  const { user } = openList();
  await user.tab();
  await waitFor(() => expect(shown()).toBe('View Ann'));
  await user.tab();
  await waitFor(() => expect(shown()).toBe('Delete Ann'));
  await user.tab();
  await waitFor(() => expect(shown()).toBeUndefined());
});

it('hides when another page opens', async () => {
  const { user, router } = openList();
  await user.hover(screen.getByLabelText('View Ann'));
  await waitFor(() => expect(shown()).toBe('View Ann'));
  await router.navigate('/users/ann');
  await waitFor(() => expect(shown()).toBeUndefined());
});
