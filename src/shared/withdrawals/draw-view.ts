import * as v from 'valibot';
import { fundUseView } from './fund-use.ts';
import { isNoticeOver } from './notice-over.ts';
import { shownObjectors } from './objector-kinds.ts';
import { withdrawalStates } from './withdrawal-fields.ts';

/**
 * They say where one payout of a withdrawal is: not yet released, released, paid, refused, come
 * back.
 */
const instalmentStates = ['waiting', 'paying', 'paid', 'failed', 'returned'] as const;
export type InstalmentState = (typeof instalmentStates)[number];

const moment = v.nullable(v.number());

const instalmentView = v.object({
  position: v.number(),
  amountInFen: v.number(),
  feeInFen: v.number(),
  netInFen: v.number(),
  state: v.picklist(instalmentStates),
  /** The number is ours, and only the family sees it. */
  payoutNo: v.nullable(v.string()),
  /** It is the bank's, of a paid one. */
  receiptNo: v.nullable(v.string()),
  paidAt: moment,
  /** It says why the bank did not pay it or sent it back; only its family reads it. */
  bankWords: v.nullable(v.string()),
});
export type InstalmentView = v.InferOutput<typeof instalmentView>;

const objectionView = v.object({
  objectionId: v.string(),
  content: v.string(),
  objector: v.picklist(shownObjectors),
  /** This is the one instalment it is about; null where it is about all of them. */
  position: v.nullable(v.number()),
  /** This is what the family says to it. */
  familyWords: v.nullable(v.string()),
  state: v.picklist(['open', 'answered', 'upheld']),
  /** They come from two staff, or three where two disagree, in the order they answered. */
  answers: v.array(v.object({ words: v.string(), upheld: v.boolean(), answeredAt: v.number() })),
  createdAt: v.number(),
});
export type ObjectionView = v.InferOutput<typeof objectionView>;

const proofView = v.object({
  url: v.string(),
  largeUrl: v.string(),
  width: v.number(),
  height: v.number(),
});

/** Everyone may see this of a withdrawal from its public notice on. */
export const publicDraw = v.object({
  drawId: v.string(),
  infoUuid: v.string(),
  status: v.picklist(withdrawalStates),
  amountInFen: v.number(),
  feeInFen: v.number(),
  subsidyInFen: v.number(),
  netInFen: v.number(),
  /** This is what went back to the case. */
  givenBackInFen: v.number(),
  purpose: v.string(),
  plan: v.string(),
  emergency: v.boolean(),
  appliedAt: v.number(),
  changedAt: v.number(),
  noticeStartedAt: moment,
  noticeEndsAt: moment,
  payeeKind: v.nullable(v.picklist(['person', 'hospital'])),
  payeeName: v.string(),
  instalments: v.array(instalmentView),
  objections: v.array(objectionView),
  /**
   * These are objections that hold the money and that staff have not read yet; nobody else reads
   * them before.
   */
  unreadObjections: v.number(),
  /** Of its paid parts this is the one whose account is missed most. */
  fundUse: v.nullable(fundUseView),
  proofs: v.array(proofView),
});
export type PublicDraw = v.InferOutput<typeof publicDraw>;

type Objected = Pick<PublicDraw, 'objections' | 'unreadObjections'>;

/**
 * Counts how many hold the money: those that staff have not read, whether shown or not, and those
 * read.
 */
export function countOpenObjections({ objections, unreadObjections }: Objected): number {
  const read = objections.filter(({ state, answers }) => state === 'open' && answers.length > 0);
  return read.length + unreadObjections;
}

/** Is there anything of it left that an objection could hold, and is it time for one? */
export function mayBeObjected(
  { status, noticeEndsAt, instalments }: PublicDraw,
  now: number,
): 'open' | 'gone' | 'closed' {
  const over = status === 'REJECTED' || status === 'CANCELLED';
  if (over || noticeEndsAt === null || isNoticeOver(noticeEndsAt, now)) return 'closed';
  return instalments.some(({ state }) => state !== 'paid') ? 'open' : 'gone';
}

/** This is the same with what only its family sees. */
export const drawView = v.object({
  ...publicDraw.entries,
  stopRaise: v.boolean(),
  payeeAccount: v.string(),
  bankName: v.string(),
  refusedWords: v.nullable(v.string()),
});
export type DrawView = v.InferOutput<typeof drawView>;
