import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- adds the texts of the pages behind the sign-in
import '../../../src/i18n/signedInMessages';
import { ViewNameDialog } from '../../../src/ui/lists/ViewNameDialog';
import { renderWithProviders } from '../../support/renderWithProviders';

it.each([
  [' ', false, 'Enter a name.'],
  ['Mine', false, 'Another view has this name.'],
  ['Other', true, 'You have 20 saved views, which is the maximum. Delete one first.'],
])('rejects the view name %s (at the maximum: %s)', async (name, isFull, problem) => {
  const onSave = vi.fn<(name: string) => void>();
  const { user } = renderWithProviders(
    <ViewNameDialog
      name={null}
      takenNames={['Mine']}
      isFull={isFull}
      onSave={onSave}
      onClose={() => undefined}
    />,
  );
  await user.type(screen.getByLabelText('Name of this view'), name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(problem)).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});
