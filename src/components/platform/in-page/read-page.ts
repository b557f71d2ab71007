/** Whoever waits longer has a link that leads to the page itself. */
const waitMs = 15_000;

/**
 * Reads a page of ours, of which a part is shown in another: pages are no calls, and are read before any code of
 * calls is there. Throws where the page does not come in time, or is none.
 */
export async function readPage(address: string): Promise<Document> {
  // `AbortSignal.timeout` is missing on phones of 2022.
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), waitMs);
  try {
    const answer = await fetch(address, { signal: stop.signal });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    // Its styles would be tried, and refused.
    const html = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, '');
    return new DOMParser().parseFromString(html, 'text/html');
  } finally {
    clearTimeout(timer);
  }
}
