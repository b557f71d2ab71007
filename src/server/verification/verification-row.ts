import type { Keys } from '#src/server/platform/keys.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import type { verificationAdd } from '#src/shared/verification/acts/calls.ts';
import { doctorInvitationOf } from './doctor-invitation.ts';

export type NewVerification = CallParsed<typeof verificationAdd> & {
  userId: string;
  /** It says which session it came from; none in the seed. */
  sessionId: string | null;
};

export type Added = { verifyId: string };

/** Makes the row of somebody's word as it is kept before the rules of trust were asked. */
export function rowOf(
  keys: Keys,
  {
    verifyId,
    infoUuid,
    userId,
    sessionId,
    kind,
    relation,
    invite,
    ...words
  }: NewVerification & Added,
  now: number,
) {
  const { realName, idCard, hospital, content } = words;
  const invited = kind === 'doctor' && invite === doctorInvitationOf(keys, infoUuid);
  return {
    id: verifyId,
    case_id: infoUuid,
    user_id: userId,
    session_id: sessionId,
    person_index: keys.blindIndex('person', idCard ? `card ${idCard}` : `account ${userId}`),
    kind,
    relation,
    real_name_sealed: keys.seal('verifications.real_name_sealed', verifyId, realName),
    id_card_sealed: idCard ? keys.seal('verifications.id_card_sealed', verifyId, idCard) : null,
    shown_name: maskedName(realName),
    hospital: kind === 'doctor' ? hospital : '',
    content,
    like_count: 0,
    created_at: now,
    counted_at: null,
    selected_at: null,
    hidden_at: null,
    invited: invited ? (1 as const) : (0 as const),
  };
}
