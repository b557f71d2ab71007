import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCase } from '#src/server/cases/find-case.ts';
import { findCases } from '#src/server/cases/lists/find-cases.ts';
import { loadSharp } from '#src/server/media/load-sharp.ts';
import { newId } from '#src/server/platform/keys.ts';
import { calls } from '#src/shared/calls.ts';
import { caseAudience } from '#src/shared/raiser/audience/calls.ts';
import { someIdCard } from '../../support/some-id-card.ts';
import {
  addFamily,
  decide,
  type Family,
  saveBase,
  savePatient,
  submit,
} from '../../support/test-family.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

/** It is eight years old, and its guardian agrees to the appeal. */
const child = () => ({ idCard: someIdCard('20180101'), consent: 'guardian', maritalStatus: 0 });

/** Writes a public case with two photos, of which its family covered the second. */
async function addShown(patient: Record<string, unknown>) {
  const family = await addFamily(t);
  const photo = { token: family.token, purpose: 'cover' } as const;
  const [open, covered] = [
    await uploadPhoto(t, { ...photo, file: await finePhoto() }),
    await uploadPhoto(t, { ...photo, redacted: '1' }),
  ];
  const attachments = [open, covered].map(({ imageId }) => imageId).join(',');
  await saveBase(t, family, { attachments });
  const saved = await savePatient(t, family, patient);
  expect([saved.code, saved.refusal]).toEqual([0, undefined]);
  await submit(t, family);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'base' });
  return { family, open, covered };
}

const urlsOf = async ({ caseId }: Family) =>
  (await findCase(t.services.db, caseId, t.services.now()))?.pictures.map(({ url }) => url) ?? [];

const say = (family: Family, facesShown: '0' | '1') =>
  t.call(
    caseAudience,
    { infoUuid: family.caseId, audience: 'public', facesShown },
    { ...as(family), idempotencyKey: newId() },
  );

/**
 * Measures how much the points of a picture differ: what is fine on it is what a face is known by.
 */
async function contrastOf(url: string): Promise<number> {
  const bytes = await t.services.media.open.get(url.replace('/media/', ''));
  const sharp = await loadSharp();
  const { channels } = await sharp(bytes).greyscale().stats();
  return channels[0]?.stdev ?? 0;
}

async function finePhoto(): Promise<File> {
  const sharp = await loadSharp();
  const raw = { width: 96, height: 64, channels: 1 as const };
  const bytes = await sharp(randomBytes(96 * 64), { raw })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' });
}

test('a child can be known on no picture until its guardian says so, and no longer once it is taken back', async () => {
  const { family, open, covered } = await addShown(child());
  const soft = await urlsOf(family);
  expect(soft[1]).toBe(covered.url);
  expect(soft[0]).not.toBe(open.url);
  const { list } = await findCases(
    t.services.db,
    { tab: 'newest', illness: '', city: '', keyword: '', anchorId: '', size: 50, locale: 'en' },
    t.services.now(),
  );
  const card = list.find(({ infoUuid }) => infoUuid === family.caseId);
  expect([card?.cover?.url, card?.cover?.largeUrl]).toEqual([soft[0], soft[0]]);
  expect(await contrastOf(soft[0] ?? '')).toBeLessThan((await contrastOf(open.url)) / 2);
  expect(await toldOf(family)).not.toContain(open.url);
  await say(family, '1');
  expect(await urlsOf(family)).toEqual([open.url, covered.url]);
  await say(family, '0');
  expect(await urlsOf(family)).toEqual(soft);
});

test('of a grown-up photos are shown as they were sent', async () => {
  const { family, open, covered } = await addShown({});
  expect(await urlsOf(family)).toEqual([open.url, covered.url]);
  await say(family, '0');
  expect(await urlsOf(family)).toEqual([open.url, covered.url]);
});

/** Reads what every open call tells a stranger of the case. */
async function toldOf({ caseId: infoUuid }: Family): Promise<string> {
  const read: string[] = [];
  for (const call of calls) {
    if (call.access !== 'open' || call.answer === 'bytes') continue;
    const headers = { 'x-client-address': newId() };
    const answer = await t.call(call, { infoUuid }, { headers }).catch(() => undefined);
    if (answer?.status === 200) read.push(JSON.stringify(answer.data));
  }
  return read.join('\n');
}
