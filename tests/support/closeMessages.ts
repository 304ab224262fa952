import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Closes every message, so that the next one is recognised as new. */
export const closeMessages = async (): Promise<void> => {
  for (const close of screen.queryAllByLabelText('Close message')) fireEvent.click(close);
  await waitFor(() => expect(screen.queryByLabelText('Close message')).toBeNull());
};
