import { expect } from 'playwright/test';
import type { Engine } from './engine.ts';

/** A reader means this: something visible that fits the selector, with these words where given. */
export type Target = string | { css: string; words: string };

type Place = { x: number; y: number };

/** This is a reader with a phone: waits for what is wanted as people do, and touches it. */
export class Phone {
  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  goTo(path: string): Promise<void> {
    return this.#engine.goTo(this.#origin + path);
  }

  back(): Promise<void> {
    return this.#engine.back();
  }

  async tap(target: Target): Promise<void> {
    const { x, y } = (await this.#find(target, placeOf)) as Place;
    await this.#engine.tapAt(x, y);
  }

  /** Replaces what stands in a field. */
  async type(target: Target, text: string): Promise<void> {
    // A page that still settles moves the field from under the finger: it is touched again.
    await expect(async () => {
      await this.tap(target);
      expect(await this.#find(target, hasFocus)).toBe(true);
    }).toPass({ timeout: 15_000 });
    await this.#find(target, selectAll);
    await this.#engine.type(text);
    await this.seeValue(target, text);
  }

  /** Chooses in a list, whose window of the system no driver opens alike. */
  async choose(target: Target, value: string): Promise<void> {
    await this.#find(target, chooseIn, value);
  }

  async see(target: Target): Promise<string> {
    return String(await this.#find(target, textOf));
  }

  async seeValue(target: Target, value: string): Promise<void> {
    await expect.poll(() => this.valueOf(target), { message: `${target}` }).toBe(value);
  }

  async valueOf(target: Target): Promise<string> {
    return String(await this.#find(target, valueIn));
  }

  /** Waits until the page's address fits; answers it. */
  async at(address: RegExp): Promise<URL> {
    let here = '';
    await expect
      .poll(
        async () => {
          // A page that is just being left answers nothing.
          here = await this.ask(hereOf).catch(() => '');
          return here;
        },
        { timeout: 20_000 },
      )
      .toMatch(address);
    return new URL(here);
  }

  async ask<T, A extends readonly unknown[]>(find: (...given: A) => T, ...given: A): Promise<T> {
    const list = given.map((one) => JSON.stringify(one)).join(',');
    return (await this.#engine.evaluate(`(${find})(${list})`)) as T;
  }

  /** Runs `use` on the element that is meant, once it is there and can be seen. */
  async #find(target: Target, use: (found: never, given: string) => unknown, given = '') {
    const { css, words } = typeof target === 'string' ? { css: target, words: '' } : target;
    const asked = [css, words, given].map((one) => JSON.stringify(one)).join(',');
    const expression = `(${seen})(${use},${asked})`;
    let answer: unknown;
    await expect
      .poll(
        async () => {
          answer = await this.#engine.evaluate(expression).catch(() => null);
          return answer !== null && answer !== undefined;
        },
        { message: `no ${css} ${words}`, timeout: 15_000 },
      )
      .toBe(true);
    return answer;
  }
}

/* What follows runs in the page, each by itself. */

function seen(
  use: (found: HTMLElement, given: string) => unknown,
  css: string,
  words: string,
  given: string,
): unknown {
  const fits = (one: HTMLElement) =>
    one.getClientRects().length > 0 && (one.textContent || '').includes(words);
  const found = Array.from(document.querySelectorAll<HTMLElement>(css)).find(fits);
  return found ? use(found, given) : null;
}

function placeOf(found: HTMLElement): Place {
  found.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function hasFocus(found: HTMLElement): boolean {
  return document.activeElement === found;
}

function selectAll(found: HTMLInputElement): boolean {
  found.select();
  return true;
}

function chooseIn(found: HTMLSelectElement, value: string): boolean {
  found.value = value;
  return found.dispatchEvent(new Event('change', { bubbles: true }));
}

function textOf(found: HTMLElement): string {
  return found.textContent || '';
}

function valueIn(found: HTMLInputElement): string {
  return found.value;
}

function hereOf(): string {
  return location.href;
}
