import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { findFreePort } from '../support/server-process.ts';
import type { Engine } from './engine.ts';
import { pressesOf, tapOf } from './input-actions.ts';

/**
 * Opens WebKitGTK by its WebDriver; it draws on a screen of its own, since it has no mode without
 * one.
 */
export async function openWebkit(): Promise<Engine> {
  const screen = `:${randomInt(100, 10_000)}`;
  const display = spawn('Xvfb', [screen, '-screen', '0', '800x1000x24'], { stdio: 'ignore' });
  const port = await findFreePort();
  const env = { ...process.env, DISPLAY: screen, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const ask = askerOf(`http://127.0.0.1:${port}`);
  const { sessionId } = await openSession(ask);
  const tell = <T>(command: string, body: object) =>
    ask<T>('POST', `/session/${sessionId}/${command}`, body);
  await tell('window/rect', { x: 0, y: 0, width: 375, height: 900 });
  return {
    goTo: (url) => tell('url', { url }),
    back: () => tell('back', {}),
    evaluate: (expression) => tell('execute/sync', { script: `return ${expression};`, args: [] }),
    tapAt: (x, y) => tell('actions', { actions: [tapOf(x, y)] }),
    type: (text) => tell('actions', { actions: [pressesOf(text)] }),
    errors: () => [],
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`);
      await end(driver);
      await end(display);
    },
  };
}

type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

function askerOf(origin: string): Ask {
  return async <T>(method: string, path: string, body?: object) => {
    const asked = body ? { method, body: JSON.stringify(body) } : { method };
    const response = await fetch(origin + path, asked);
    const { value } = (await response.json()) as { value: T & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
}

/** The driver and its screen come up when they do. */
async function openSession(ask: Ask): Promise<{ sessionId: string }> {
  const capabilities = { alwaysMatch: {} };
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask('POST', '/session', { capabilities });
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

function end(child: ChildProcess): Promise<unknown> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  return ended;
}
