import { browser } from './browser.ts';

const prefix = 'warmlight.';

/** Stands in where the browser stores nothing; it lives as long as the page. */
const memory = new Map<string, string>();

/**
 * Reads short texts kept on this device. A private window or a full disk costs them only the next
 * page.
 */
export function readKept(key: string): string | undefined {
  if (memory.has(key)) return memory.get(key);
  return canStore() ? (browser.storage().getItem(prefix + key) ?? undefined) : undefined;
}

/** Answers whether it outlives the page. */
export function keep(key: string, value: string): boolean {
  if (!canStore()) {
    memory.set(key, value);
    return false;
  }
  memory.delete(key);
  browser.storage().setItem(prefix + key, value);
  return true;
}

export function forget(key: string): void {
  memory.delete(key);
  if (canStore()) browser.storage().removeItem(prefix + key);
}

export function keptKeys(): string[] {
  const keys = new Set(memory.keys());
  if (!canStore()) return [...keys];
  const storage = browser.storage();
  for (let at = 0; at < storage.length; at += 1) {
    const key = storage.key(at);
    if (key?.startsWith(prefix)) keys.add(key.slice(prefix.length));
  }
  return [...keys];
}

/** Only a test write tells whether storage works. */
function canStore(): boolean {
  try {
    browser.storage().setItem(`${prefix}test`, '1');
    browser.storage().removeItem(`${prefix}test`);
    return true;
  } catch {
    return false;
  }
}
