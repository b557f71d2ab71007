import { browser } from './browser.ts';

/** Stands in where the browser stores nothing; it lives as long as the page. */
const memory = new Map<string, string>();

/** Short texts kept on this device. A private window or a full disk costs them only the next page. */
export function readKept(key: string): string | undefined {
  if (memory.has(key)) return memory.get(key);
  return canStore() ? (browser.storage().getItem(keyOf(key)) ?? undefined) : undefined;
}

export function keep(key: string, value: string): void {
  if (!canStore()) {
    memory.set(key, value);
    return;
  }
  memory.delete(key);
  browser.storage().setItem(keyOf(key), value);
}

export function forget(key: string): void {
  memory.delete(key);
  if (canStore()) browser.storage().removeItem(keyOf(key));
}

function keyOf(key: string): string {
  return `warmlight.${key}`;
}

/** Only a test write tells whether storage works. */
function canStore(): boolean {
  try {
    browser.storage().setItem(keyOf('test'), '1');
    browser.storage().removeItem(keyOf('test'));
    return true;
  } catch {
    return false;
  }
}
