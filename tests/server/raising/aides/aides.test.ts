import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAides, findHelpActs } from '#src/server/raising/aides/find-aides.ts';
import { findHelped, findInvitation } from '#src/server/raising/aides/find-helped.ts';
import * as helping from '#src/shared/raising/aides/calls.ts';
import { inviteDays } from '#src/shared/raising/aides/help-rules.ts';
import { addAide, inviteOne } from '../../../support/test-aide.ts';
import { addFamily, saveBase, savePatient } from '../../../support/test-family.ts';
import { openTestServer, type TestServer, testNow } from '../../../support/test-server.ts';
import { addStaff, as } from '../../../support/test-staff.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const dayMs = 86_400_000;
const accept = (helpId: string, person: { token: string }) =>
  t.call(helping.acceptHelp, { helpId }, as(person));

test('an invitation of a kind is one, however often it is asked for', async () => {
  const family = await addFamily(t);
  const [one, other] = await Promise.all([inviteOne(t, family), inviteOne(t, family)]);
  expect(one).toBe(other);
  expect(await inviteOne(t, family, 'adviser')).not.toBe(one);
  expect(await findAides(t.services.db, family.caseId, testNow)).toHaveLength(2);
});

test('of two who open one link at once, one helps', async () => {
  const family = await addFamily(t);
  const helpId = await inviteOne(t, family);
  const people = [await addStaff(t), await addStaff(t)];
  const answers = await Promise.all(people.map((person) => accept(helpId, person)));
  expect(answers.map(({ refusal }) => refusal?.reason).sort()).toEqual(['inviteOver', undefined]);
  const first = people[answers.findIndex(({ code }) => code === 0)] ?? people[0];
  if (first) expect((await accept(helpId, first)).data.infoUuid).toBe(family.caseId);
  const [joined, ...more] = await findAides(t.services.db, family.caseId, testNow);
  expect(joined?.joined?.at).toBe(testNow);
  expect(more).toEqual([]);
  const told = await t.services.db
    .selectFrom('notices')
    .select('kind')
    .where('user_id', '=', family.userId)
    .where('kind', '=', 'aideJoined')
    .execute();
  expect(told).toHaveLength(1);
});

test('who owns the case, who reviews, and who comes late is told so', async () => {
  const family = await addFamily(t);
  const helpId = await inviteOne(t, family);
  expect((await accept(helpId, family)).refusal?.reason).toBe('ownCaseHelp');
  const reviewer = await addStaff(t, 'reviewer');
  expect((await accept(helpId, reviewer)).refusal?.reason).toBe('reviewerHelps');
  const person = await addStaff(t);
  const late = testNow + inviteDays * dayMs;
  const asked = { helpId, userId: person.userId };
  expect(await findInvitation(t.services, asked, late)).toMatchObject({
    standing: 'over',
    title: '',
  });
  await t.services.db
    .updateTable('case_aides')
    .set({ ended_at: testNow, ended_by: 'family' })
    .where('id', '=', helpId)
    .execute();
  expect((await accept(helpId, person)).refusal?.reason).toBe('inviteOver');
  expect((await accept('x'.repeat(22), person)).status).toBe(404);
  expect((await accept(await inviteOne(t, family), await addStaff(t, 'adviser'))).code).toBe(0);
});

test('no more than three help at a time, and none after the family ended it', async () => {
  const family = await addFamily(t);
  const [first] = [await addAide(t, family), await addAide(t, family)];
  await inviteOne(t, family, 'adviser');
  const input = { infoUuid: family.caseId, kind: 'relative' } as const;
  expect((await t.call(helping.inviteAide, input, as(family))).refusal?.reason).toBe('aidesFull');
  const ended = { infoUuid: family.caseId, helpId: first.helpId };
  const stranger = await addFamily(t);
  expect((await t.call(helping.endHelp, ended, as(stranger))).status).toBe(404);
  const elsewhere = { infoUuid: stranger.caseId, helpId: first.helpId };
  expect((await t.call(helping.endHelp, elsewhere, as(stranger))).status).toBe(404);
  for (const _ of ['once', 'twice'])
    expect((await t.call(helping.endHelp, ended, as(family))).code).toBe(0);
  expect(await findHelped(t.services, { userId: first.userId, locale: 'zh-CN' }, testNow)).toEqual(
    [],
  );
  expect((await t.call(helping.inviteAide, input, as(family))).code).toBe(0);
  const { list } = await findHelpActs(t.services.db, { caseId: family.caseId, anchorId: '' });
  expect(list.filter(({ act }) => act === 'helpEnd')).toHaveLength(1);
});

test('who helps sees their families, and may stop', async () => {
  const family = await addFamily(t);
  await saveBase(t, family);
  const aide = await addAide(t, family, 'socialWorker');
  const helped = () => findHelped(t.services, { userId: aide.userId, locale: 'zh-CN' }, testNow);
  expect(await helped()).toMatchObject([
    { infoUuid: family.caseId, title: '救救做了二十年木工的父亲' },
  ]);
  const other = await addStaff(t);
  const leave = { helpId: aide.helpId };
  expect((await t.call(helping.leaveHelp, leave, as(other))).status).toBe(404);
  expect((await t.call(helping.leaveHelp, leave, as(aide))).code).toBe(0);
  expect(await helped()).toEqual([]);
  expect((await accept(aide.helpId, aide)).refusal?.reason).toBe('inviteOver');
  await savePatient(t, family);
});
