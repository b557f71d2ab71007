import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { addVerification } from '#src/server/verification/add-verification.ts';
import { doctorInvitationOf } from '#src/server/verification/doctor-invitation.ts';
import type { VerifierKind } from '#src/shared/verification/verifier-kinds.ts';
import { decideAtDesk } from './decide-at-desk.ts';
import { like, momentBetween, type Telling } from './telling.ts';
import { verifierNames, verifierWords } from './verifier-words.ts';

const hourMs = 3_600_000;
const accountAgeMs = 90 * 24 * hourMs;

/** People who know the family stand up for it; doctors once the desk asked their hospital. */
export async function addVerifications(services: Services, telling: Telling): Promise<void> {
  const { dice, story } = telling;
  const doctors = story.wardCalled ? dice.whole(1, 2) : 0;
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
  services: Services,
  { story, caseId, dice, donors, from, until, staffUserId }: Telling,
  { kind, realName, relation, words }: Verifier,
): Promise<void> {
  const { db, keys, pageTags } = services;
  const at = momentBetween(dice, from, until);
  const mobile = `136${String(dice.whole(10_000_000, 99_999_999))}`;
  const user = await inTransaction(db, (trx) =>
    findOrCreateUser(trx, keys, { mobile, locale: 'zh-CN', now: from - accountAgeMs }),
  );
  const given = {
    ...{ infoUuid: caseId, userId: user.id, sessionId: null, kind, realName, relation },
    content: words.replaceAll('{name}', story.patient.displayName),
    hospital: kind === 'doctor' ? story.hospital : '',
    ...{ idCard: '', hospitalCode: '' },
    invite: kind === 'doctor' ? doctorInvitationOf(keys, caseId) : '',
  };
  const { verifyId } = await addVerification({ db, keys, pageTags }, given, at);
  const asked = { queue: 'doctor', subjectId: verifyId, staffUserId } as const;
  if (kind === 'doctor') await decideAtDesk(services, asked, at + 4 * hourMs);
  const liked = { bizType: 'verification', bizId: verifyId, at } as const;
  await like({ db, pageTags }, liked, dice.shuffle(donors).slice(0, dice.whole(0, 4)));
}
