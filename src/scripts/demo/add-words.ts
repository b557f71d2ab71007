import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { addComment } from '#src/server/comments/add-comment.ts';
import { setLike } from '#src/server/comments/set-like.ts';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import type { Services } from '#src/server/services.ts';
import { addVerification } from '#src/server/verification/add-verification.ts';
import { confirmDoctor } from '#src/server/verification/confirm-doctor.ts';
import type { LikedType } from '#src/shared/comments/comment-view.ts';
import type { VerifierKind } from '#src/shared/verification/verifier-kinds.ts';
import type { AddedStory } from './add-story.ts';
import { commentWords, thanksWords } from './comment-words.ts';
import { createDice, type Dice } from './dice.ts';
import { verifierNames, verifierWords } from './verifier-words.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const accountAgeMs = 90 * dayMs;

type Telling = AddedStory & {
  dice: Dice;
  donors: readonly Viewer[];
  staffUserId: string;
  /** Words fall between these. */
  from: number;
  until: number;
};

/** Lets people talk about the stories and stand up for them, through the use cases they would use. */
export async function addWords(
  services: Services,
  added: readonly AddedStory[],
  { donors, staffUserId, now }: { donors: readonly Viewer[]; staffUserId: string; now: number },
): Promise<void> {
  for (const one of added) {
    const from = one.publishedAt + hourMs;
    const until = Math.max(from, Math.min(now - hourMs, from + 30 * dayMs));
    const dice = createDice(`words ${one.story.slug}`);
    const telling = { ...one, dice, donors, staffUserId, from, until };
    await addVerifications(services, telling);
    await addComments(services, telling);
    await addThanks(services, telling);
  }
}

async function addVerifications(services: Services, telling: Telling): Promise<void> {
  const { dice, story } = telling;
  const doctors = story.facts.some(
    ({ kind, state }) => kind === 'diagnosis' && state === 'confirmed',
  )
    ? dice.whole(1, 2)
    : 0;
  const wanted: Record<VerifierKind, number> = {
    doctor: doctors,
    friend: dice.whole(1, 3),
    sickFriend: doctors === 0 ? 1 : dice.whole(0, 1),
  };
  const names = dice.shuffle(verifierNames);
  for (const kind of ['doctor', 'friend', 'sickFriend'] as const) {
    for (const words of dice.shuffle(verifierWords[kind]).slice(0, wanted[kind])) {
      const realName = names.pop() ?? '';
      await verify(services, telling, { kind, realName, ...words });
    }
  }
}

type Verifier = {
  kind: VerifierKind;
  realName: string;
  relation: (typeof verifierWords)['friend'][number]['relation'];
  words: string;
};

async function verify(
  { db, keys, pageTags }: Services,
  { story, caseId, dice, donors, from, until, staffUserId }: Telling,
  { kind, realName, relation, words }: Verifier,
): Promise<void> {
  const at = momentBetween(dice, from, until);
  const mobile = `136${String(dice.whole(10_000_000, 99_999_999))}`;
  const user = await inTransaction(db, (trx) =>
    findOrCreateUser(trx, keys, { mobile, locale: 'zh-CN', now: from - accountAgeMs }),
  );
  const given = {
    ...{ infoUuid: caseId, userId: user.id, sessionId: null, kind, realName, relation },
    content: words.replaceAll('{name}', story.patient.displayName),
    hospital: kind === 'doctor' ? story.hospital : '',
    idCard: '',
  };
  const { verifyId } = await addVerification({ db, keys, pageTags }, given, at);
  if (kind === 'doctor') await askHospital(db, { verifyId, staffUserId, now: at + 4 * hourMs });
  const liked = { bizType: 'verification', bizId: verifyId, at } as const;
  await like({ db, pageTags }, liked, dice.shuffle(donors).slice(0, dice.whole(0, 4)));
}

/** As staff do it at the desk. */
function askHospital(db: Database, asked: { verifyId: string; staffUserId: string; now: number }) {
  return inTransaction(db, async (trx) => {
    await confirmDoctor(trx, asked);
    await closeTask(trx, { queue: 'doctor', subjectId: asked.verifyId, now: asked.now });
  });
}

async function addComments(services: Services, telling: Telling): Promise<void> {
  const { dice, donors, caseId, from, until } = telling;
  const people = dice.shuffle(donors);
  const subject = { bizType: 'case', bizId: caseId } as const;
  for (const content of dice.shuffle(commentWords).slice(0, dice.whole(3, 8))) {
    const author = people.pop();
    if (!author) return;
    const at = momentBetween(dice, from, until);
    const { commentId } = await addComment(
      services,
      { author, content, subject, lovePerson: '' },
      at,
    );
    if (!dice.chance(0.5)) continue;
    const liked = { bizType: 'comment', bizId: commentId, at } as const;
    await like(services, liked, people.slice(0, dice.whole(1, 3)));
  }
}

/** Two gifts that came with words are answered by the fundraiser. */
async function addThanks(services: Services, telling: Telling): Promise<void> {
  const { dice, caseId, ownerUserId } = telling;
  const gifts = await services.db
    .selectFrom('donations')
    .select(['id', 'paid_at'])
    .where('case_id', '=', caseId)
    .where('paid_at', 'is not', null)
    .where('words', '<>', '')
    .orderBy('paid_at', 'desc')
    .limit(2)
    .execute();
  const words = dice.shuffle(thanksWords);
  for (const { id, paid_at } of gifts) {
    const subject = { bizType: 'order', bizId: id } as const;
    const author = { userId: ownerUserId, roles: [] };
    const content = words.pop() ?? '';
    await addComment(
      services,
      { author, content, subject, lovePerson: '' },
      (paid_at ?? 0) + 300_000,
    );
  }
}

type Liked = { bizType: LikedType; bizId: string; at: number };

async function like(
  services: Pick<Services, 'db' | 'pageTags'>,
  { at, ...thing }: Liked,
  people: readonly Viewer[],
): Promise<void> {
  for (const viewer of people) await setLike(services, { ...thing, on: true, viewer }, at);
}

function momentBetween(dice: Dice, from: number, until: number): number {
  return Math.floor(dice.between(from, until));
}
