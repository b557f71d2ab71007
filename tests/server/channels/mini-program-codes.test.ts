import { beforeEach, expect, test } from 'vitest';
import { httpMiniProgramCodes } from '#src/server/channels/mini-program-codes.ts';
import { testNow } from '../../support/test-server.ts';

const infoUuid = 'A'.repeat(22);
const picture = Uint8Array.of(0xff, 0xd8, 0xff, 1, 2, 3);
let asked: { path: string; body: unknown }[];
let refusals: number[];
beforeEach(() => {
  asked = [];
  refusals = [];
});

/**
 * Answers as the API does by its documentation: with a picture, or a reason in JSON with status
 * 200.
 */
const fetchCode: typeof fetch = async (address, init) => {
  const { pathname } = new URL(String(address));
  asked.push({ path: pathname, body: JSON.parse(String(init?.body ?? 'null')) });
  if (pathname === '/cgi-bin/stable_token')
    return Response.json({ access_token: `token-${asked.length}`, expires_in: 7200 });
  const errcode = refusals.shift();
  return errcode ? Response.json({ errcode, errmsg: 'no' }) : new Response(picture);
};
const open = (answer = fetchCode) =>
  httpMiniProgramCodes({
    origin: 'https://api.example.net',
    account: { appId: 'wxa', secret: 's' },
    fetch: answer,
    now: () => testNow,
  });
const paths = () => asked.map(({ path }) => path);

test("a code carries the case's id to the program's own page, and is asked for once", async () => {
  const codes = open();
  expect(await codes.codeOf(infoUuid)).toEqual(picture);
  expect(await codes.codeOf(infoUuid)).toEqual(picture);
  expect(paths()).toEqual(['/cgi-bin/stable_token', '/wxa/getwxacodeunlimit']);
  expect(asked[1]?.body).toMatchObject({ scene: infoUuid, page: 'pages/contribute/index' });
});

test('a token that was taken back is asked for once more', async () => {
  refusals = [40001];
  expect(await open().codeOf(infoUuid)).toEqual(picture);
  expect(paths().filter((path) => path.endsWith('token'))).toHaveLength(2);
});

test('a refusal is told and not kept: the next asks again', async () => {
  refusals = [45009];
  const codes = open();
  await expect(codes.codeOf(infoUuid)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(await codes.codeOf(infoUuid)).toEqual(picture);
});

test('an API that is down, or speaks of something else, is unavailable', async () => {
  const down = open(async () => {
    throw new TypeError('fetch failed');
  });
  await expect(down.codeOf(infoUuid)).rejects.toMatchObject({ reason: 'unavailable' });
  const odd = open(async () => new Response('{"odd":'));
  await expect(odd.codeOf(infoUuid)).rejects.toMatchObject({ reason: 'unavailable' });
});
