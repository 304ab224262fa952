import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createBlockableHistory, type Block } from '../../../src/ui/navigation/blockableHistory';

/** At the second of three pages. */
const open = () => {
  const source = createMemoryHistory({ initialEntries: ['/one', '/two', '/three'], initialIndex: 1 });
  const history = createBlockableHistory(source);
  const seen: string[] = [];
  history.subscribe(() => seen.push(history.current().location.pathname));
  const blocked: { to: string | undefined; proceed: () => void }[] = [];
  const blocker: Block = ({ pathname }, proceed) => blocked.push({ to: pathname, proceed }) > 0;
  return { source, history, navigator: history.navigator, seen, blocked, blocker };
};

describe('a blockable history', () => {
  it('applies each step while nothing blocks it', () => {
    const { history, navigator, seen } = open();
    navigator.go(-1);
    navigator.push('/four', { from: 'one' });
    expect(history.current()).toMatchObject({ location: { state: { from: 'one' } }, action: 'PUSH' });
    navigator.replace('/five');
    navigator.go(-1);
    expect(seen).toEqual(['/one', '/four', '/five', '/one']);
  });

  it('holds a link back until the user proceeds', () => {
    const { source, history, navigator, seen, blocked, blocker } = open();
    history.block(blocker);
    navigator.push('/four?page=2');
    expect(blocked.map(({ to }) => to)).toEqual(['/four']);
    expect(source.location.pathname).toBe('/two');
    blocked[0]?.proceed();
    expect(seen).toEqual(['/four']);
    expect(blocked).toHaveLength(1);
  });

  it.each([
    ['back', -1, '/one'],
    ['forward', 1, '/three'],
  ])('reverts %s at once, and repeats it when the user proceeds', async (_name, delta, path) => {
    const { source, history, navigator, seen, blocked, blocker } = open();
    history.block(blocker);
    navigator.go(delta);
    expect(blocked.map(({ to }) => to)).toEqual([path]);
    expect(source.location.pathname).toBe('/two');
    expect(seen).toEqual([]);
    blocked[0]?.proceed();
    await Promise.resolve();
    expect(source.location.pathname).toBe(path);
    expect(seen).toEqual([path]);
    expect(blocked).toHaveLength(1);
  });

  it('asks again for the next step when the user stayed', () => {
    const { history, navigator, seen, blocked, blocker } = open();
    const release = history.block(blocker);
    navigator.go(-1);
    navigator.go(-1);
    expect(blocked).toHaveLength(2);
    release();
    navigator.go(-1);
    expect(seen).toEqual(['/one']);
  });
});
