import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendVerifyCode } from '#src/shared/accounts/calls.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { callApi } from '#src/stores/api.ts';
import { keepDraft, readDraft } from '#src/stores/drafts.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';
import { openTestBrowser, type TestBrowser } from '../support/test-browser.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

let t: TestServer;
let page: TestBrowser;
let people = 0;
let mobile: string;
beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(() => {
  page = openTestBrowser(t);
  people += 1;
  mobile = `136000020${String(people).padStart(2, '0')}`;
});
afterAll(() => t.close());

const draft = { kind: 'comment', id: 'one' } as const;
const send = (values: Readonly<Record<string, string>>) =>
  callApi(sendVerifyCode, values as CallInput<typeof sendVerifyCode>);
const flow = (more: Partial<Parameters<typeof makeFormFlow>[0]> = {}) =>
  makeFormFlow({ send, draftOf: () => draft, ...more });

test('a form that was taken stays where it is with its output, or goes to its target', async () => {
  const staying = flow();
  await staying.submit({ mobile });
  expect(staying.$state.get()).toMatchObject({ step: 'done', output: { resendAfterSeconds: 60 } });
  expect(page.wentTo).toEqual([]);
  const going = flow({ send: async () => ({ ok: true, data: { next: '/b' } }) });
  await going.submit({ mobile }, { target: '/a' });
  expect(going.$state.get()).toEqual({ step: 'leaving' });
  const led = flow({ send: async () => ({ ok: true, data: '/b' }), onDone: (next) => `${next}` });
  await led.submit({ mobile }, { target: '/a' });
  expect(page.wentTo).toEqual(['/a', '/b']);
});

test('nothing is sent while one is on its way, and its draft goes only once it was taken', async () => {
  keepDraft(draft, { content: '平安' });
  const sending = flow();
  page.answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await Promise.all([sending.submit({ mobile }), sending.submit({ mobile })]);
  expect(page.sent).toHaveLength(1);
  expect(sending.$state.get()).toEqual({ step: 'unsure' });
  expect(readDraft(draft)?.values.content).toBe('平安');
  await sending.submit({ mobile });
  expect(readDraft(draft)).toBeUndefined();
});

test('a refusal has words for the form and for its fields, by the names of the form', async () => {
  const refused = flow({ fieldOf: (field) => `own-${field}` });
  await refused.submit({ mobile: '1' });
  expect(refused.$state.get()).toMatchObject({
    step: 'refused',
    reason: 'inputInvalid',
    message: expect.stringMatching(/./),
    fields: { 'own-mobile': expect.stringContaining('手机号') },
  });
  refused.refuse({ mobile: '请填写' });
  expect(refused.$state.get()).toEqual({
    step: 'refused',
    message: '',
    fields: { mobile: '请填写' },
  });
  refused.reset();
  expect(refused.$state.get()).toEqual({ step: 'editing' });
});

test('where a browser cannot send, the form posts by itself, once', async () => {
  const broken = flow({
    send: () => {
      throw new TypeError('AbortSignal.timeout is not a function');
    },
  });
  let posts = 0;
  const post = () => {
    posts += 1;
  };
  // The monitor hears of what nobody catches.
  await expect(broken.submit({ mobile }, { post })).rejects.toThrow(/AbortSignal/);
  await broken.submit({ mobile }, { post });
  expect(posts).toBe(1);
  expect(broken.$state.get()).toEqual({ step: 'leaving' });
});

test('what breaks after the answer leaves a form that may be sent again, and never one that waits', async () => {
  const broken = flow({
    onDone: () => {
      throw new TypeError('indexedDB is not defined');
    },
  });
  let posts = 0;
  const post = () => {
    posts += 1;
  };
  await expect(broken.submit({ mobile }, { post })).rejects.toThrow(/indexedDB/);
  expect(broken.$state.get()).toEqual({ step: 'unsure' });
  expect(posts, 'the server has it already').toBe(0);
});
