import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLeader } from '../../../src/api/live/leader';
import type { LiveOptions, LiveSource } from '../../../src/api/live/notifications';
import type { WakeReason } from '../../../src/api/live/socket';
import { fakeLocks } from '../../support/fakeLocks';
import { eventually } from '../../support/eventually';

const name = 'the live notifications of somebody';
/** Opened connections, oldest first. */
let connections: { options: LiveOptions; isOpen: boolean; wakes: WakeReason[]; commands: number[] }[] = [];
let tabs: { stop: () => void }[] = [];

const source: LiveSource = (options) => {
  const connection = { options, isOpen: true, wakes: [] as WakeReason[], commands: [] as number[] };
  connections.push(connection);
  const stopWaking = options.subscribeWake?.((reason) => connection.wakes.push(reason));
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
    wake: (_reason: WakeReason) => {},
    sendCommand: (_id: number) => {},
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
    subscribeCommands: (sendCommand) => {
      received.sendCommand = (id) => sendCommand({ command: 'delete_notification', id });
      return () => (received.sendCommand = () => {});
    },
  });
  const tab = Object.assign(received, { stop });
  tabs.push(tab);
  return tab;
};

const expectConnections = (count: number) => eventually(() => expect(connections).toHaveLength(count));

beforeEach(() => {
  connections = [];
  vi.stubGlobal('navigator', { locks: fakeLocks().locks });
});
afterEach(() => {
  for (const { stop } of tabs.splice(0)) stop();
  vi.unstubAllGlobals();
});

describe('tabs of one browser', () => {
  it('send commands on one connection', async () => {
    const [first, second] = [openTab(), openTab()];
    await expectConnections(1);
    first.sendCommand(1);
    second.sendCommand(2);
    await eventually(() => expect(connections[0]?.commands).toEqual([1, 2]));
  });

  it('report the connection state and missed updates to a later tab', async () => {
    openTab();
    await expectConnections(1);
    connections[0]?.options.onState?.('lost');
    const lateTab = openTab();
    await eventually(() => expect(lateTab.states).toEqual(['lost']));
    connections[0]?.options.onMissed();
    await eventually(() => expect(lateTab.missed).toBe(1));
  });

  it('reload the list for a later tab, which may have missed an update', async () => {
    openTab();
    await expectConnections(1);
    expect(connections[0]?.wakes).toEqual([]);
    openTab();
    await eventually(() => expect(connections[0]?.wakes).toEqual(['reconnected']));
  });

  it.each<WakeReason>(['visible', 'reconnected'])('wake the connection on %s', async (reason) => {
    const [leader, follower] = [openTab(), openTab()];
    await expectConnections(1);
    const initialWakes = ['reconnected'];
    await eventually(() => expect(connections[0]?.wakes).toEqual(initialWakes));
    follower.wake(reason);
    await eventually(() => expect(connections[0]?.wakes).toEqual([...initialWakes, reason]));
    leader.wake(reason);
    expect(connections[0]?.wakes).toEqual([...initialWakes, reason, reason]);
  });
});

it.each([
  ['without locks', {}],
  ['that rejects locks', { locks: { request: () => Promise.reject(new Error('SecurityError')) } }],
])('opens a connection per tab in a browser %s', async (_label, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const [first, second] = [openTab(), openTab()];
  await expectConnections(2);
  connections[0]?.options.onState?.('open');
  expect(first.states).toContain('open');
  second.stop();
  expect(connections.map(({ isOpen }) => isOpen)).toEqual([true, false]);
});
