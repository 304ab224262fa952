import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CodeBoxes } from '../../../src/ui/inputs/CodeBoxes';
import { renderWithProviders } from '../../support/renderWithProviders';

const open = () => {
  const onComplete = vi.fn<(code: string) => void>();
  const { user } = renderWithProviders(
    <CodeBoxes label="Email code" onChange={() => {}} onComplete={onComplete} />,
  );
  const box = (number: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${number}`);
  const readCode = () => [1, 2, 3, 4, 5, 6].map((number) => box(number).value || '_').join('');
  return { user, onComplete, box, readCode };
};

describe('code boxes', () => {
  it('are one named group of six, with autocomplete for one-time codes', () => {
    const { box } = open();
    expect(screen.getByRole('group', { name: 'Email code' })).toContainElement(box(6));
    expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box(2)).toHaveAttribute('autocomplete', 'off');
    for (const number of [1, 2, 3, 4, 5, 6]) expect(box(number)).toHaveAttribute('inputmode', 'numeric');
  });

  it('move back with Backspace, and can be corrected in the middle', async () => {
    const { user, box, readCode, onComplete } = open();
    await user.keyboard('123{Backspace}');
    expect(readCode()).toBe('12____');
    expect(box(3)).toHaveFocus();
    await user.keyboard('345');
    await user.click(box(2));
    await user.keyboard('9');
    await user.click(box(6));
    await user.keyboard('6');
    expect(onComplete.mock.calls).toEqual([['193456']]);
  });

  it('follow the arrow keys, Home and End', async () => {
    const { user, box } = open();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(box(3)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(box(2)).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(box(6)).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(box(1)).toHaveFocus();
  });
});
