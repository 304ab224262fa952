import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useDraft } from '../../../src/ui/form/useDraft';

/** The form of a user at an address, as it is when it is mounted. */
const form = (userId: number, address: string, name?: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result, unmount } = renderHook(() => useDraft(userId, 'as saved', name), { wrapper });
  return { result, unmount };
};

const typeAndLeave = (userId: number, address: string, text: string, name?: string) => {
  const { result, unmount } = form(userId, address, name);
  act(() => result.current.keep(text));
  expect(result.current.value).toBe(text);
  unmount();
};

describe('a draft', () => {
  it('is there again when the same person comes back to the same place', () => {
    typeAndLeave(7, '/project/edit/3', 'Bridge East');
    expect(form(7, '/project/edit/3').result.current.value).toBe('Bridge East');
  });

  it.each([
    ['another person', 8, '/project/edit/3', undefined],
    ['another place', 7, '/project/edit/4', undefined],
    ['another form of the same place', 7, '/project/edit/3', 'owner'],
  ])('is not shown to %s', (_who, userId, address, name) => {
    typeAndLeave(7, '/project/edit/3', 'Bridge East');
    expect(form(userId, address, name).result.current.value).toBe('as saved');
  });

  it('is gone for good once another person was here', () => {
    typeAndLeave(7, '/project/edit/3', 'Bridge East');
    form(8, '/dashboard').unmount();
    expect(form(7, '/project/edit/3').result.current.value).toBe('as saved');
  });

  it('is forgotten after a save', () => {
    typeAndLeave(7, '/project/edit/3', 'Bridge East');
    const { result, unmount } = form(7, '/project/edit/3');
    act(() => result.current.drop());
    unmount();
    expect(form(7, '/project/edit/3').result.current.value).toBe('as saved');
  });

  it('reaches no storage', () => {
    typeAndLeave(7, '/project/edit/3', 'Bridge East');
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
      'Bridge',
    );
  });
});
