import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Closes all messages, so that a test can detect the next one. */
export const closeMessages = async (): Promise<void> => {
  for (const close of screen.queryAllByLabelText('Close message')) fireEvent.click(close);
  await waitFor(() => expect(screen.queryByLabelText('Close message')).toBeNull());
};
