import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { proofHeader, zeroBitsOf } from '#src/shared/platform/challenge.ts';
import { callApi } from '#src/stores/api.ts';
import { solveChallenge } from '#src/stores/solve-challenge.ts';
import { fromElsewhere } from '../../support/code-sign-in.ts';
import { openTestBrowser } from '../../support/test-browser.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

const mobile = '13812345678';

function ask(proof?: string) {
  const { headers } = fromElsewhere();
  const proved = proof === undefined ? headers : { ...headers, [proofHeader]: proof };
  return t.call(sendVerifyCode, { mobile }, { headers: proved });
}

/** Answers strangers have used up what a number gets without a proof. */
async function flood() {
  for (let at = 0; at < 5; at += 1) await ask();
  const { refusal } = await ask();
  if (!refusal?.challenge) throw new Error('No puzzle was asked for.');
  return refusal.challenge;
}

test('after a few codes that nobody used, a puzzle is asked for, and opens the way once', async () => {
  const proof = await solveChallenge(await flood());
  expect((await ask(proof)).status).toBe(200);
  expect((await ask(proof)).refusal?.reason).toBe('proofNeeded');
});

test('of a proof sent ten times at once one counts', async () => {
  const proof = await solveChallenge(await flood());
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(proof)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a puzzle that is unsolved, changed, made up or too old opens nothing', async () => {
  const challenge = await flood();
  const solved = await solveChallenge(challenge);
  const [until = '', mark = '', rest = ''] = solved.split('.');
  const longer = (Number.parseInt(until, 36) + 86_400_000).toString(36);
  const forged = [
    `${challenge.puzzle}:x`,
    challenge.puzzle,
    await solveChallenge({ ...challenge, bits: 4 }),
    await solveChallenge({ ...challenge, puzzle: `${longer}.${mark}.${rest.split(':')[0]}` }),
    await solveChallenge({ ...challenge, puzzle: `${until}.${'a'.repeat(22)}.${'b'.repeat(43)}` }),
    '',
    ':'.repeat(5000),
  ];
  for (const proof of forged) expect((await ask(proof)).status, proof).toBe(429);
  t.setNow(testNow + 5 * 60_000);
  expect((await ask(solved)).refusal?.reason).toBe('proofNeeded');
});

test('a puzzle of one call opens no other', async () => {
  const proof = await solveChallenge(await flood());
  const path = '/api/account/v1/gray-mode';
  const spent = { method: 'POST', headers: { [proofHeader]: proof } };
  await t.request(path, spent);
  expect((await ask(proof)).status).toBe(200);
});

test('the page solves it by itself, and its reader sees nothing of it', async () => {
  await flood();
  const page = openTestBrowser(t);
  const answer = await callApi(sendVerifyCode, { mobile, scene: 'login' });
  expect(answer).toMatchObject({ ok: true, data: { demoCode: expect.any(String) } });
  expect(page.sent).toHaveLength(2);
});

test('without script a form says what to do', async () => {
  await flood();
  const body = String(new URLSearchParams({ step: 'send', mobile, agreement: 'on' }));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status } = await t.request('/login', { method: 'POST', headers, body });
  expect(status).toBeGreaterThanOrEqual(400);
});

test('zero bits are counted from the left', () => {
  expect(
    [[0x80], [0x01], [0, 0x10], [0, 0]].map((hash) => zeroBitsOf(Uint8Array.from(hash))),
  ).toEqual([0, 7, 11, 16]);
});
