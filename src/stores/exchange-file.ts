import { browser } from './browser.ts';

const timeoutMs = 60_000;

/**
 * Files go past the calls: to the object store, which is another host, and back as they were drawn.
 * Answers undefined where the other side refuses or takes too long.
 */
export async function exchangeFile(url: string, init: RequestInit = {}): Promise<Blob | undefined> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const answer = await browser.fetch(url, { ...init, signal: stop.signal });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
