import * as v from 'valibot';
import {
  amountInFen,
  flag,
  infoUuid,
  say,
  wholeNumber,
  words,
  wordsBetween,
} from '#src/shared/contract/fields.ts';
import { imageIds } from '#src/shared/media/fields.ts';
import { hasSecretNumber } from '#src/shared/raising/private-words.ts';

export const withdrawalStates = [
  'REVIEWING',
  'NOTICE',
  'PAYING',
  'PAID',
  'REJECTED',
  'CANCELLED',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** At most one withdrawal of a case is in one of these. */
export const openWithdrawalStates = ['REVIEWING', 'NOTICE', 'PAYING'] as const;

export function isOpenWithdrawal(state: WithdrawalState): boolean {
  return (openWithdrawalStates as readonly string[]).includes(state);
}

/** Two people look at each withdrawal, so it has a least amount; what is left may be taken whole. */
export const minWithdrawalInFen = 1000;
export const maxInstalments = 6;
export const maxPurpose = 100;
export const maxPlan = 1000;
export const maxProofs = 9;
export const maxObjection = 500;
export const minObjection = 10;
export const maxAnswer = 1000;

/** What everyone reads has no number in it that is nobody else's matter. */
const openWords = v.check((text: string) => !hasSecretNumber(text), say('privateWords'));

const applyFields = {
  infoUuid,
  amountInFen,
  purpose: v.pipe(wordsBetween(1, maxPurpose), openWords),
  plan: v.pipe(wordsBetween(10, maxPlan), openWords),
  attachments: v.optional(imageIds(maxProofs), ''),
  /** It ends raising with this withdrawal; needed to take all of it. */
  stopRaise: v.optional(flag, false),
  /** It is wanted in so many payouts, for treatments that are paid step by step. */
  instalments: v.optional(wholeNumber(1, maxInstalments), 1),
  /**
   * It is for a bill that can't wait for the notice: two reviewers look, and the notice runs beside
   * it.
   */
  emergency: v.optional(flag, false),
  /**
   * This is what the family says to what was found against it before; asked for where something
   * was.
   */
  answer: v.optional(
    v.pipe(
      words(maxAnswer),
      v.check((text) => text === '' || text.length >= minObjection, say('tooShort')),
      openWords,
    ),
    '',
  ),
};

/** The proof of who can't wait for the notice is the reason why. */
export const application = v.pipe(
  v.strictObject(applyFields),
  v.forward(
    v.partialCheck(
      [['emergency'], ['attachments']],
      ({ emergency, attachments }) => !emergency || attachments.length > 0,
      say('photosNeeded'),
    ),
    ['attachments'],
  ),
);

/** This is what a family says to an objection, or to what was found against it. */
export const familyAnswer = v.pipe(wordsBetween(minObjection, maxAnswer), openWords);

export const objectionContent = v.pipe(wordsBetween(minObjection, maxObjection), openWords);
