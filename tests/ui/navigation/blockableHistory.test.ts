import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createBlockableHistory, type Block } from '../../../src/ui/navigation/blockableHistory';

/** At the second of three pages. */
const open = () => {
  const source = createMemoryHistory({ initialEntries: ['/one', '/two', '/three'], initialIndex: 1 });
  const history = createBlockableHistory(source);
  const seen: string[] = [];
  history.subscribe(() => seen.push(history.current().location.pathname));
  const held: { to: string | undefined; proceed: () => void }[] = [];
  const hold: Block = ({ pathname }, proceed) => held.push({ to: pathname, proceed }) > 0;
  return { source, history, navigator: history.navigator, seen, held, hold };
};

describe('a history that may be blocked', () => {
  it('shows each step while nobody blocks it', () => {
    const { history, navigator, seen } = open();
    navigator.go(-1);
    navigator.push('/four', { from: 'one' });
    expect(history.current()).toMatchObject({ location: { state: { from: 'one' } }, action: 'PUSH' });
    navigator.replace('/five');
    navigator.go(-1);
    expect(seen).toEqual(['/one', '/four', '/five', '/one']);
  });

  it('holds a link back until the user goes on', () => {
    const { source, history, navigator, seen, held, hold } = open();
    history.block(hold);
    navigator.push('/four?page=2');
    expect(held.map(({ to }) => to)).toEqual(['/four']);
    expect(source.location.pathname).toBe('/two');
    held[0]?.proceed();
    expect(seen).toEqual(['/four']);
    expect(held).toHaveLength(1);
  });

  it.each([
    ['back', -1, '/one'],
    ['forward', 1, '/three'],
  ])('takes %s back at once, and does it when the user goes on', async (_name, delta, path) => {
    const { source, history, navigator, seen, held, hold } = open();
    history.block(hold);
    navigator.go(delta);
    expect(held.map(({ to }) => to)).toEqual([path]);
    expect(source.location.pathname).toBe('/two');
    expect(seen).toEqual([]);
    held[0]?.proceed();
    await Promise.resolve();
    expect(source.location.pathname).toBe(path);
    expect(seen).toEqual([path]);
    expect(held).toHaveLength(1);
  });

  it('asks again for the next step where the user stayed', () => {
    const { history, navigator, seen, held, hold } = open();
    const release = history.block(hold);
    navigator.go(-1);
    navigator.go(-1);
    expect(held).toHaveLength(2);
    release();
    navigator.go(-1);
    expect(seen).toEqual(['/one']);
  });
});
