import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLeader } from '../../../src/api/live/leader';
import type { LiveOptions, LiveSource } from '../../../src/api/live/notifications';
import type { WakeReason } from '../../../src/api/live/socket';
import { fakeLocks } from '../../support/fakeLocks';
import { eventually } from '../../support/eventually';

const name = 'the live notifications of somebody';
/** The opened connections in order, controlled by the test. */
let connections: { options: LiveOptions; isOpen: boolean; woken: WakeReason[]; commands: number[] }[] = [];
let tabs: { stop: () => void }[] = [];

const source: LiveSource = (options) => {
  const connection = { options, isOpen: true, woken: [] as WakeReason[], commands: [] as number[] };
  connections.push(connection);
  const stopWaking = options.subscribeWake?.((why) => connection.woken.push(why));
  options.subscribeCommands?.(({ id }) => connection.commands.push(id));
  return () => {
    connection.isOpen = false;
    stopWaking?.();
  };
};

/** A tab that records everything it receives. */
const openTab = () => {
  const received = {
    missed: 0,
    states: [] as string[],
    wake: (_why: WakeReason) => {},
    say: (_id: number) => {},
  };
  const stop = withLeader(
    source,
    name,
  )({
    getUrl: () => 'ws://nowhere.test/',
    onUpdate: () => {},
    onMissed: () => (received.missed += 1),
    onState: (state) => received.states.push(state),
    report: () => {},
    subscribeWake: (wake) => {
      received.wake = wake;
      return () => (received.wake = () => {});
    },
    subscribeCommands: (say) => {
      received.say = (id) => say({ command: 'delete_notification', id });
      return () => (received.say = () => {});
    },
  });
  const tab = Object.assign(received, { stop });
  tabs.push(tab);
  return tab;
};

const connected = (count: number) => eventually(() => expect(connections).toHaveLength(count));

beforeEach(() => {
  connections = [];
  vi.stubGlobal('navigator', { locks: fakeLocks().locks });
});
afterEach(() => {
  for (const { stop } of tabs.splice(0)) stop();
  vi.unstubAllGlobals();
});

describe('the tabs of one browser', () => {
  it('send their commands on one connection', async () => {
    const [one, two] = [openTab(), openTab()];
    await connected(1);
    one.say(1);
    two.say(2);
    await eventually(() => expect(connections[0]?.commands).toEqual([1, 2]));
  });

  it('pass the state of the connection to a tab opened later, and that updates were missed', async () => {
    openTab();
    await connected(1);
    connections[0]?.options.onState?.('lost');
    const late = openTab();
    await eventually(() => expect(late.states).toEqual(['lost']));
    connections[0]?.options.onMissed();
    await eventually(() => expect(late.missed).toBe(1));
  });

  it('fetch the list again for a tab opened later, which may have missed an update while it loaded', async () => {
    openTab();
    await connected(1);
    expect(connections[0]?.woken).toEqual([]);
    openTab();
    await eventually(() => expect(connections[0]?.woken).toEqual(['reconnected']));
  });

  it.each<WakeReason>(['visible', 'reconnected'])(
    'wake the connection when one of them is woken: %s',
    async (why) => {
      const [leader, follower] = [openTab(), openTab()];
      await connected(1);
      const onOpening = ['reconnected'];
      await eventually(() => expect(connections[0]?.woken).toEqual(onOpening));
      follower.wake(why);
      await eventually(() => expect(connections[0]?.woken).toEqual([...onOpening, why]));
      leader.wake(why);
      expect(connections[0]?.woken).toEqual([...onOpening, why, why]);
    },
  );
});

it.each([
  ['without locks', {}],
  ['that refuses locks', { locks: { request: () => Promise.reject(new Error('SecurityError')) } }],
])('a browser that %s has a connection in every tab', async (_which, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const [one, two] = [openTab(), openTab()];
  await connected(2);
  connections[0]?.options.onState?.('open');
  expect(one.states).toContain('open');
  two.stop();
  expect(connections.map(({ isOpen }) => isOpen)).toEqual([true, false]);
});
