import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SharedTooltip, tooltip } from '../../../src/ui/page/SharedTooltip';
import { memoryRouter } from '../../support/memoryRouter';

const getTooltipText = () => screen.queryByRole('tooltip')?.textContent;

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

it('shows a label on hover of button or tooltip and hides on leave or click', async () => {
  const { user } = openList();
  await user.hover(screen.getByTestId('icon'));
  await user.hover(await screen.findByRole('tooltip'));
  expect(getTooltipText()).toBe('View Ann');
  await user.hover(screen.getByText('Text'));
  await waitFor(() => expect(getTooltipText()).toBeUndefined());
  await user.hover(screen.getByLabelText('Delete Ann'));
  await waitFor(() => expect(getTooltipText()).toBe('Delete Ann'));
  await user.click(screen.getByLabelText('Delete Ann'));
  await waitFor(() => expect(getTooltipText()).toBeUndefined());
});

it('shows the label on keyboard focus and hides on Escape', async () => {
  const { user } = openList();
  await user.tab();
  await waitFor(() => expect(getTooltipText()).toBe('View Ann'));
  await user.tab();
  await waitFor(() => expect(getTooltipText()).toBe('Delete Ann'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(getTooltipText()).toBeUndefined());
});
