import { resetSignIn } from '#src/stores/accounts/sign-in.ts';
import { type Browser, setBrowser } from '#src/stores/browser.ts';
import { forgetSession } from '#src/stores/known-session.ts';
import { cancelInterception } from '#src/stores/login-interception.ts';
import { type TestServer, testOrigin } from './test-server.ts';

export type TestBrowser = {
  /** These paths of the API were asked for, in order, with what they carried. */
  sent: { path: string; headers: Headers; body: string }[];
  /** The page was sent there. */
  wentTo: string[];
  kept: Map<string, string>;
  /** Time has passed, or the reader came back, and the page is seen. */
  lookAgain(): void;
  /** Answers the next requests instead of the server. */
  answerWith(...answers: (() => Response | Promise<Response>)[]): void;
};

const agents = {
  browser: 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36',
  messaging: 'Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0.60',
  native: 'Mozilla/5.0 (Linux; Android 16) WarmlightApp/3.2.1',
};

type Options = {
  container?: keyof typeof agents;
  language?: string;
  gate?: boolean;
  storage?: boolean;
  /** It is false as on the server, which draws pages with the same stores. */
  page?: boolean;
};

const aCase = {
  route: () => 'contribute',
  here: () => '/cf/contribute/abc?sharedv=1',
  isSecondary: () => false,
  apiOrigin: () => '',
  wakeLoginGate: () => {},
};

/**
 * Opens a browser without a window: its requests go to the server in process, with cookies kept.
 */
export function openTestBrowser(t: TestServer, options: Options = {}): TestBrowser {
  const wished = { container: 'browser', language: 'zh-CN', gate: true, storage: true } as const;
  const { container, language, gate, storage, page = true } = { ...wished, ...options };
  const answers: (() => Response | Promise<Response>)[] = [];
  const cookies = new Map<string, string>();
  const opened: TestBrowser = {
    sent: [],
    wentTo: [],
    kept: new Map(),
    lookAgain: () => {},
    answerWith: (...more) => void answers.push(...more),
  };
  const send: Browser['fetch'] = async (target, init) => {
    const path = String(target);
    const headers = new Headers(init?.headers);
    opened.sent.push({ path, headers: new Headers(headers), body: String(init?.body ?? '') });
    init?.signal?.throwIfAborted();
    const answer = answers.shift();
    if (answer) return answer();
    addOwnHeaders(headers, { agent: agents[container], cookies });
    const { method = 'GET', body = null } = init ?? {};
    const response = await t.request(path, { method, headers, body });
    keepCookies(response, cookies);
    return response;
  };
  setBrowser({
    ...aCase,
    isPage: () => page,
    fetch: send,
    userAgent: () => agents[container],
    language: () => language,
    goTo: (url) => void opened.wentTo.push(url),
    storage: () => (storage ? storageOf(opened.kept) : noStorage()),
    hasLoginGate: () => gate,
    whileSeen: (run) => noteLook(opened, run),
    now: () => t.services.now(),
  });
  forgetPeople();
  return opened;
}

type Own = { agent: string; cookies: ReadonlyMap<string, string> };

/** Adds what a browser adds by itself, and no page can change. */
function addOwnHeaders(headers: Headers, { agent, cookies }: Own): void {
  headers.set('origin', testOrigin);
  headers.set('user-agent', agent);
  if (cookies.size > 0)
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
}

function keepCookies({ headers }: Response, cookies: Map<string, string>): void {
  for (const cookie of headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
}

function noteLook(opened: TestBrowser, run: () => void): () => void {
  opened.lookAgain = run;
  return () => {};
}

/** Nobody is signed in, or about to be. */
function forgetPeople(): void {
  cancelInterception();
  resetSignIn();
  forgetSession();
}

function storageOf(kept: Map<string, string>): ReturnType<Browser['storage']> {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

function noStorage(): never {
  throw new Error('This browser stores nothing.');
}

/** Waits until a store has what a test waits for, by its own changes and no clock. */
export function until<T>(
  store: { subscribe(listener: (value: T) => void): () => void },
  isReached: (value: T) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe((value) => {
      if (!isReached(value)) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
