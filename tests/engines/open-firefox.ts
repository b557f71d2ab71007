import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type Engine, phoneSize } from './engine.ts';
import { pressesOf, tapOf } from './input-actions.ts';

type Answer = { id?: number; error?: string; message?: string; result?: unknown };
type Told = { method?: string; params?: { level?: string; type?: string; text?: string } };
type Evaluated = { result?: { value?: unknown } };

/**
 * Opens Firefox ESR by WebDriver BiDi, which it speaks itself; Playwright's way wants a newer
 * Firefox.
 */
export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'warmlight-firefox-'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const size = [`--width=${phoneSize.width}`, `--height=${phoneSize.height}`];
  const browser = spawn('firefox-esr', [...args, ...size], { stdio: ['ignore', 'ignore', 'pipe'] });
  const { ask, errors, hangUp } = await connect(`${await addressOf(browser)}/session`);
  await ask('session.new', { capabilities: {} });
  await ask('session.subscribe', { events: ['log.entryAdded'] });
  const tree = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = tree.contexts[0]?.context;
  await ask('browsingContext.setViewport', { context, viewport: phoneSize });
  const act = (actions: unknown) => ask('input.performActions', { context, actions });
  return {
    goTo: async (url) =>
      void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await ask('browsingContext.traverseHistory', { context, delta: -1 })),
    evaluate: async (expression) => {
      const target = { context };
      const text = `JSON.stringify(${expression}) ?? 'null'`;
      const asked = { expression: text, target, awaitPromise: true };
      const { result } = await ask<Evaluated>('script.evaluate', asked);
      return JSON.parse(String(result?.value ?? 'null'));
    },
    tapAt: async (x, y) => void (await act([tapOf(x, y)])),
    type: async (text) => void (await act([pressesOf(text)])),
    errors: () => errors,
    close: async () => {
      hangUp();
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Where it listens is one of the first things it says. */
function addressOf(browser: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  return new Promise((resolve, reject) => {
    browser.once('exit', () => reject(new Error('Firefox ended before it listened.')));
    createInterface({ input: browser.stderr }).on('line', (line) => {
      const [found] = /ws:\/\/[\d.:]+/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  const errors: string[] = [];
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const told = JSON.parse(String(data)) as Answer & Told;
    const { level, type, text = '' } = told.params ?? {};
    if (told.id !== undefined) waiting.get(told.id)?.(told);
    else if (level === 'error' && type === 'javascript') errors.push(text);
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const ask = async <T>(method: string, params: object): Promise<T> => {
    lastId += 1;
    const id = lastId;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error}: ${message}`);
    return result as T;
  };
  return { ask, errors, hangUp: () => socket.close() };
}
