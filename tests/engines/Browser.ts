import { setTimeout as wait } from 'node:timers/promises';
import type { Driver } from './Driver';
import { coveredControls, locate } from './inPage';

const longestWaitMs = 20_000;

const pageText = `location.pathname + ' ' + document.body.innerText.slice(0, 600)`;

const sourceOf = (name: string | RegExp): string =>
  typeof name === 'string' ? `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` : name.source;

const call = (run: (...args: never[]) => unknown, ...args: unknown[]): string =>
  `(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;

/** Finds elements as a person does, by role and name, and presses them only where a click reaches them. */
export class Browser {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.open(this.origin + path);
  }

  /** Polls until the value is neither false, null nor undefined. */
  async until<T>(sentence: string, ask: () => Promise<T | false | null | undefined>): Promise<T> {
    const end = Date.now() + longestWaitMs;
    let reason = '';
    while (Date.now() < end) {
      try {
        const value = await ask();
        if (value !== false && value !== null && value !== undefined) return value;
      } catch (error) {
        // The page may be on its way to another one.
        reason = String(error);
      }
      await wait(100);
    }
    throw new Error(`${sentence}; not within ${longestWaitMs / 1000} seconds. ${reason}`);
  }

  /** Waits for an element, until it stands still and nothing covers it. */
  async find(role: string, name: string | RegExp): Promise<{ x: number; y: number }> {
    const places: string[] = [];
    return this.until(`${role} ${String(name)} is there and can be pressed`, async () => {
      const found = await this.driver.evaluate<ReturnType<typeof locate>>(call(locate, role, sourceOf(name)));
      if (!found) throw new Error(`Only this is there: ${await this.driver.evaluate<string>(pageText)}`);
      places.push(`${found.x} ${found.y}`);
      // A menu pauses before it opens.
      if (places.length < 3 || new Set(places.slice(-3)).size > 1) throw new Error('It moves.');
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

  isThere(role: string, name: string | RegExp): Promise<boolean> {
    return this.driver.evaluate<boolean>(`${call(locate, role, sourceOf(name))} !== null`);
  }

  async text(text: string | RegExp): Promise<void> {
    const expression = `new RegExp(${JSON.stringify(sourceOf(text).replaceAll(/^\^|\$$/g, ''))}).test(document.body.innerText)`;
    await this.until(`The page says ${String(text)}`, () => this.driver.evaluate<boolean>(expression));
  }

  async path(pattern: RegExp): Promise<void> {
    const expression = 'location.pathname';
    await this.until(`The address is ${String(pattern)}`, async () =>
      pattern.test(await this.driver.evaluate<string>(expression)),
    );
  }

  /** Every control in sight that a click does not reach. */
  coveredControls(): Promise<string[]> {
    return this.driver.evaluate<string[]>(call(coveredControls));
  }
}
