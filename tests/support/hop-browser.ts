import type { TestServer } from './test-server.ts';

/** Opens one browser: cookies go by domain, and no redirect is followed unasked. */
export function openHopBrowser(t: TestServer) {
  const jars = new Map<string, Map<string, string>>();
  return async (url: string) => {
    const { origin } = new URL(url);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: new URL(url).host, ...(cookie ? { cookie } : {}) };
    const answer = await t.server.request(url, { headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    const location = answer.headers.get('location');
    return { answer, to: location ? new URL(location, url).href : '', jar };
  };
}

export type HopBrowser = ReturnType<typeof openHopBrowser>;
