import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { erasePerson } from '#src/server/accounts/erase-person.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { erasePapers } from '#src/server/retention/erase-papers.ts';
import { doctorInvitationOf } from '#src/server/verification/doctor-invitation.ts';
import { findCardPhotos } from '#src/server/verification/find-card.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import { ownImage } from '#src/shared/media/calls.ts';
import * as actsCalls from '#src/shared/verification/acts/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { type CardDesk, openCardDesk } from './card-desk.ts';
import { declared, fresh } from './verification-desk.ts';

const { fieldProblems: wrong, review } = textsOf('zh-CN');

let desk: CardDesk;
let t: CardDesk['t'];
beforeAll(async () => {
  desk = await openCardDesk();
  ({ t } = desk);
});
beforeEach(() => t.begin());
afterAll(() => t.close());

test('the photo is seen by its owner and by who holds the task, and by nobody else', async () => {
  const { token, verifyId, imageId } = await desk.showCard();
  const address = addressOf(ownImage, { imageId });
  const statusFor = async (who: string) =>
    (await t.request(address, { headers: { authorization: `Bearer ${who}` } })).status;
  expect(await statusFor(token)).toBe(200);
  expect(await statusFor(t.ownerToken)).toBe(404);
  expect(await statusFor(desk.reviewer.token)).toBe(404);
  expect(JSON.stringify(await desk.viewOf(verifyId))).toContain(imageId);
  expect(JSON.stringify((await t.list()).list)).not.toContain(imageId);
});

test('only the author of a doctor’s word hands in a card, with photos of their own', async () => {
  const { verifyId, imageId } = await desk.showCard();
  const other = await t.known();
  expect((await desk.handIn(other, verifyId, imageId)).status).toBe(404);
  const friend = (await t.verify(other)).data.verifyId;
  const { imageId: own } = await uploadPhoto(t, { token: other, purpose: 'identity' });
  expect((await desk.handIn(other, friend, own)).status).toBe(404);
  const nurse = await t.known();
  const declaredOne = (await t.verify(nurse, declared)).data.verifyId;
  const taken = await desk.handIn(nurse, declaredOne, imageId);
  expect(taken.data).toMatchObject({ fields: { attachments: wrong.unknown } });
  const none = await desk.handIn(nurse, declaredOne, '');
  expect(none.data).toMatchObject({ fields: { attachments: wrong.required } });
});

test('the photo goes with the word, with the account, and with the papers of the case', async () => {
  const { db, keys } = t.services;
  const back = await desk.showCard();
  const { verifyId } = back;
  await t.call(actsCalls.verificationTakeBack, { verifyId }, fresh(back.token));
  expect(await findCardPhotos(db, verifyId)).toEqual([]);
  const gone = await desk.showCard();
  const { user_id: userId } = await db
    .selectFrom('verifications')
    .select('user_id')
    .where('id', '=', gone.verifyId)
    .executeTakeFirstOrThrow();
  await inTransaction(db, (trx) => erasePerson(trx, { keys, userId }, t.services.now()));
  expect(await findCardPhotos(db, gone.verifyId)).toEqual([]);
  const kept = await desk.showCard();
  expect(await findCardPhotos(db, kept.verifyId)).toEqual([kept.imageId]);
  await inTransaction(db, (trx) => erasePapers(trx, t.infoUuid));
  expect(await findCardPhotos(db, kept.verifyId)).toEqual([]);
});

test('staff see who came by the link that the family opened for its doctor', async () => {
  const invite = doctorInvitationOf(t.services.keys, t.infoUuid);
  const linesOf = async (given: string) => {
    const { verifyId } = (await t.verify(await t.known(), { ...declared, invite: given })).data;
    return (await desk.viewOf(verifyId))?.checks.map(({ text }) => text);
  };
  expect(await linesOf(invite)).toContain(review.checks.invited);
  expect(await linesOf('A'.repeat(22))).toContain(review.checks.uninvited);
});
