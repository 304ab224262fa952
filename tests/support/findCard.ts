import { screen, within } from '@testing-library/react';

/** Finds the card with this text. */
export const findCard = async (text: string) => {
  const card = (await screen.findByText(text)).closest('li');
  if (!card) throw new Error(`No card with ${text}.`);
  return within(card);
};
