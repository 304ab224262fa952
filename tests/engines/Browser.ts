import { setTimeout as wait } from 'node:timers/promises';
import type { Driver } from './Driver';
import { coveredControls, locate } from './inPage';

const timeoutMs = 20_000;

const pageText = `location.pathname + ' ' + document.body.innerText.slice(0, 600)`;

const toPatternSource = (name: string | RegExp): string =>
  typeof name === 'string' ? `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` : name.source;

const call = (run: (...args: never[]) => unknown, ...args: unknown[]): string =>
  `(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;

/** Finds elements by role and name, as a user does, and clicks them only if nothing covers them. */
export class Browser {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.open(this.origin + path);
  }

  /** Polls until the value is neither false, null nor undefined. */
  async until<T>(expectation: string, getValue: () => Promise<T | false | null | undefined>): Promise<T> {
    const end = Date.now() + timeoutMs;
    let reason = '';
    while (Date.now() < end) {
      try {
        const value = await getValue();
        if (value !== false && value !== null && value !== undefined) return value;
      } catch (error) {
        // The page may be navigating.
        reason = String(error);
      }
      await wait(100);
    }
    throw new Error(`${expectation}: not within ${timeoutMs / 1000} seconds. ${reason}`);
  }

  /** Waits until an element has stopped moving and nothing covers it. */
  async find(role: string, name: string | RegExp): Promise<{ x: number; y: number }> {
    const positions: string[] = [];
    return this.until(`${role} ${String(name)} can be clicked`, async () => {
      const found = await this.driver.evaluate<ReturnType<typeof locate>>(
        call(locate, role, toPatternSource(name)),
      );
      if (!found)
        throw new Error(`Not found. The page shows: ${await this.driver.evaluate<string>(pageText)}`);
      positions.push(`${found.x} ${found.y}`);
      // Three equal positions, because a menu pauses before it opens.
      if (positions.length < 3 || new Set(positions.slice(-3)).size > 1) throw new Error('It is moving.');
      if (found.cover) throw new Error(`It is covered by ${found.cover}.`);
      return found;
    });
  }

  async click(role: string, name: string | RegExp): Promise<void> {
    const { x, y } = await this.find(role, name);
    await this.driver.clickAt(x, y);
  }

  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.click('textbox', name);
    await this.driver.press('Control+a');
    await this.driver.type(text);
  }

  isVisible(role: string, name: string | RegExp): Promise<boolean> {
    return this.driver.evaluate<boolean>(`${call(locate, role, toPatternSource(name))} !== null`);
  }

  async text(text: string | RegExp): Promise<void> {
    const expression = `new RegExp(${JSON.stringify(toPatternSource(text).replaceAll(/^\^|\$$/g, ''))}).test(document.body.innerText)`;
    await this.until(`The page shows ${String(text)}`, () => this.driver.evaluate<boolean>(expression));
  }

  async path(pattern: RegExp): Promise<void> {
    const expression = 'location.pathname';
    await this.until(`The path matches ${String(pattern)}`, async () =>
      pattern.test(await this.driver.evaluate<string>(expression)),
    );
  }

  /** Lists the visible controls that a click does not reach. */
  coveredControls(): Promise<string[]> {
    return this.driver.evaluate<string[]>(call(coveredControls));
  }
}
