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

it('shows the label of a button on hover, stays while it is hovered itself, and hides beside it and on a click', async () => {
  const { user } = openList();
  await user.hover(screen.getByTestId('icon'));
  await user.hover(await screen.findByRole('tooltip'));
  expect(shown()).toBe('View Ann');
  await user.hover(screen.getByText('Text'));
  await waitFor(() => expect(shown()).toBeUndefined());
  await user.hover(screen.getByLabelText('Delete Ann'));
  await waitFor(() => expect(shown()).toBe('Delete Ann'));
  await user.click(screen.getByLabelText('Delete Ann'));
  await waitFor(() => expect(shown()).toBeUndefined());
});

it('shows the label of the button that has the keyboard focus, and hides on Escape', async () => {
  const { user } = openList();
  await user.tab();
  await waitFor(() => expect(shown()).toBe('View Ann'));
  await user.tab();
  await waitFor(() => expect(shown()).toBe('Delete Ann'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toBeUndefined());
});
