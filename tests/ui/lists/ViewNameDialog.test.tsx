import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- adds the texts of the pages behind the sign-in
import '../../../src/i18n/signedInMessages';
import { ViewNameDialog } from '../../../src/ui/lists/ViewNameDialog';
import { renderWithProviders } from '../../support/renderWithProviders';

it.each([
  ['Mine', false, 'Another view has this name.'],
  ['Other', true, 'You have 20 saved views, which is the maximum. Delete one first.'],
])('rejects the view name %s (at the maximum: %s)', async (name, isFull, problem) => {
  const nothing = () => undefined;
  const { user } = renderWithProviders(
    <ViewNameDialog name="" takenNames={['Mine']} isFull={isFull} onSave={nothing} onClose={nothing} />,
  );
  await user.type(screen.getByLabelText('Name of this view'), name);
  expect(screen.getByText(problem)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});
