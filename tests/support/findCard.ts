import { screen, within } from '@testing-library/react';

/** The card of a list that has this text. */
export const findCard = async (text: string) => {
  const card = (await screen.findByText(text)).closest('li');
  if (!card) throw new Error(`No card of ${text}.`);
  return within(card);
};
