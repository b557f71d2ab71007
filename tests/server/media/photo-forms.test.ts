import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findVisitor } from '#src/server/accounts/session/find-visitor.ts';
import { problemReply } from '#src/server/door/answers/answer.ts';
import { responseOf } from '#src/server/door/answers/reply.ts';
import { handle } from '#src/server/door/handle.ts';
import { submitPageForm } from '#src/server/door/page-form.ts';
import { unknownCaller } from '#src/server/door/read/read-common-message.ts';
import type { FormState, RequestEnv } from '#src/server/door/request-env.ts';
import { guest } from '#src/server/door/viewer.ts';
import { formCalls } from '#src/server/page-forms.ts';
import { newId } from '#src/server/platform/keys.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { words } from '#src/shared/contract/fields.ts';
import { imageIds, redactedFieldOf } from '#src/shared/media/fields.ts';
import { linkTo } from '#src/shared/routes.ts';
import { photoFile } from '../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
let token: string;
beforeAll(async () => {
  t = await openTestServer({ config: { MAX_UPLOAD_BYTES: '200000' } });
  token = await t.signIn('13900000001');
});
afterAll(() => t.close());

const addPost = defineCall({
  path: '/api/test/add-post',
  access: 'login',
  summary: 'Stands in for a call whose form has photos',
  input: v.strictObject({ content: words(100), attachments: imageIds(3) }),
  output: v.object({ attachments: v.array(v.string()) }),
});

/** Answers a page whose form has photos with what the page would draw. */
function photoPage() {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('services', t.services);
    c.set('common', unknownCaller);
    c.set('visitor', guest);
    c.set('address', newId());
    c.set('visitor', await findVisitor(c));
    await next();
  });
  const handled = handle(addPost, async ({ attachments }) => ({ attachments }));
  const page = { route: 'proveAdd', photos: { attachments: 'proof' } } as const;
  const adding = { ...page, step: 'add', handled };
  app.use(submitPageForm([adding, { ...page, step: 'look' }], formCalls));
  app.onError((error, c) => responseOf(c, problemReply(c, error)));
  app.all('*', (c) => c.json(c.var.form ?? null));
  return app;
}

async function send(fields: Record<string, string | File[]>, by: string | undefined = token) {
  const form = new FormData();
  form.set('step', 'add');
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  const whole = new Response(form);
  const headers = new Headers({ 'content-type': whole.headers.get('content-type') ?? '' });
  if (by) headers.set('authorization', `Bearer ${by}`);
  const path = `http://localhost:4321${linkTo('proveAdd', { query: {}, locale: 'zh-CN' })}`;
  const response = await photoPage().request(path, {
    method: 'POST',
    body: await whole.arrayBuffer(),
    headers,
  });
  const state = (
    response.ok || response.status === 422 ? await response.json() : undefined
  ) as FormState;
  return { status: response.status, state };
}

async function kept(ids: string) {
  const rows = await t.services.db
    .selectFrom('images')
    .selectAll()
    .where('id', 'in', ids.split(','))
    .execute();
  return rows.map(({ purpose, redacted }) => ({ purpose, redacted }));
}

test('files of a form without script become pictures, and the call gets their ids', async () => {
  const files = [await photoFile(), await photoFile()];
  const { status, state } = await send({ content: 'x', attachments: files });
  expect(status).toBe(200);
  const ids = state.values.attachments ?? '';
  expect(state.output).toEqual({ attachments: ids.split(',') });
  expect(await kept(ids)).toEqual(Array(2).fill({ purpose: 'proof', redacted: 0 }));
});

test('a second button sends what was typed to another step of the page', async () => {
  const { state } = await send({ content: '', otherStep: 'look' });
  expect(state).toEqual({ step: 'look', values: { content: '', attachments: '' } });
});

test('a tick says that names on them are covered, and is no field of the call', async () => {
  const files = [await photoFile()];
  const { state } = await send({
    content: 'x',
    attachments: files,
    [redactedFieldOf('attachments')]: '1',
  });
  expect(await kept(state.values.attachments ?? '')).toEqual([{ purpose: 'proof', redacted: 1 }]);
});

test('a form that is refused keeps the pictures that came with it', async () => {
  const first = await send({ content: 'x'.repeat(101), attachments: [await photoFile()] });
  expect(first).toMatchObject({
    status: 422,
    state: { problem: { fields: { content: 'tooLong' } } },
  });
  const ids = first.state.values.attachments ?? '';
  const form = new FormData();
  form.set('attachments', ids);
  const again = await send({ content: 'x', attachments: ids });
  expect(again.state.output).toEqual({ attachments: [ids] });
});

test('a file that is no picture is named at its field, and those before it stay', async () => {
  const files = [await photoFile(), new File(['<script>'], 'a.jpg')];
  const { status, state } = await send({ content: 'x', attachments: files });
  expect(status).toBe(422);
  expect(state.problem?.fields).toEqual({ attachments: 'picture' });
  expect(await kept(state.values.attachments ?? '')).toHaveLength(1);
});

test('an empty file field is no file, and files of other fields are refused', async () => {
  for (const nothing of [[], [new File([], '')]]) {
    const { state } = await send({ content: 'x', attachments: nothing });
    expect(state.output).toEqual({ attachments: [] });
  }
  const other = await send({ content: 'x', attachments: '', avatar: [await photoFile()] });
  expect(other).toMatchObject({ status: 422, state: { problem: { reason: 'inputInvalid' } } });
});

test('a guest sends no files with a form', async () => {
  const large = new File([new Uint8Array(70_000)], 'a.jpg');
  expect((await send({ content: 'x', attachments: [large] }, '')).status).toBe(413);
  const small = await send({ content: 'x', attachments: [await photoFile()] }, '');
  expect(small.state.problem?.reason).toBe('loginExpired');
});
