import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CodeBoxes } from '../../../src/ui/inputs/CodeBoxes';
import { renderWithProviders } from '../../support/renderWithProviders';

const Form = ({
  onSubmit,
  onComplete,
}: {
  onSubmit: (code: string) => void;
  onComplete: (code: string) => void;
}) => {
  const [code, setCode] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(code);
      }}
    >
      <CodeBoxes label="Email code" onChange={setCode} onComplete={onComplete} />
      <button type="submit">Verify</button>
    </form>
  );
};

const open = () => {
  const onSubmit = vi.fn<(code: string) => void>();
  const onComplete = vi.fn<(code: string) => void>();
  const { user } = renderWithProviders(<Form onSubmit={onSubmit} onComplete={onComplete} />);
  const box = (number: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${number}`);
  const read = () => [1, 2, 3, 4, 5, 6].map((number) => box(number).value || '_').join('');
  return { user, onSubmit, onComplete, box, read };
};

describe('the code boxes', () => {
  it('are one named group of six, with autocomplete for one-time codes', () => {
    const { box } = open();
    expect(screen.getByRole('group', { name: 'Email code' })).toContainElement(box(6));
    expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box(2)).toHaveAttribute('autocomplete', 'off');
    for (const number of [1, 2, 3, 4, 5, 6]) expect(box(number)).toHaveAttribute('inputmode', 'numeric');
  });

  it('begin with the first and move on automatically', async () => {
    const { user, box, read, onComplete } = open();
    expect(box(1)).toHaveFocus();
    await user.keyboard('1a2');
    expect(read()).toBe('12____');
    expect(box(3)).toHaveFocus();
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('report the whole code once, on the sixth digit', async () => {
    const { user, onComplete } = open();
    await user.keyboard('123456');
    expect(onComplete.mock.calls).toEqual([['123456']]);
  });

  it('move back with Backspace', async () => {
    const { user, box, read } = open();
    await user.keyboard('123{Backspace}');
    expect(read()).toBe('12____');
    expect(box(3)).toHaveFocus();
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(read()).toBe('______');
    expect(box(1)).toHaveFocus();
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

  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['12345', '______'],
    ['abcdef', '______'],
  ])('contain after pasting "%s": %s', async (text, expected) => {
    const { user, read, onComplete } = open();
    await user.paste(text);
    expect(read()).toBe(expected);
    expect(onComplete).toHaveBeenCalledTimes(expected === text.replace(' ', '') ? 1 : 0);
  });

  it('can be corrected in the middle', async () => {
    const { user, box, onComplete } = open();
    await user.keyboard('12345');
    await user.click(box(2));
    await user.keyboard('9');
    await user.click(box(6));
    await user.keyboard('6');
    expect(onComplete.mock.calls).toEqual([['193456']]);
  });

  it('submit with Enter', async () => {
    const { user, onSubmit } = open();
    await user.keyboard('12{Enter}');
    expect(onSubmit.mock.calls).toEqual([['12']]);
  });
});
