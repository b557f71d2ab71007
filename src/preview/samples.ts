import type { CaseCard } from '#src/shared/cases/calls.ts';
import type { CasePicture } from '#src/shared/cases/case-picture.ts';
import type { DonationRecord } from '#src/shared/cases/donation-record.ts';
import type { CommentView } from '#src/shared/comments/comment-view.ts';
import type { OrderView } from '#src/shared/donations/own/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { ifUnuseds } from '#src/shared/refunds/if-unused.ts';
import type { Texts } from '#src/texts/texts.ts';
import { sampleCase } from './sample-case.ts';

/**
 * These are the days and ids of examples: nothing here is real, and nothing changes from day to
 * day.
 */
export const sampleAt = Date.UTC(2026, 10, 20);
export const sampleDay = dayMs;
export const sampleId = 'A'.repeat(22);
/** A person wrote this at length, in Chinese whatever the language of the page. */
export const longWords = `一行很长的话，没有空格，${'写得很长'.repeat(20)}`;

/** Makes words of ours, in the language of the page, one line that cannot be broken. */
export function longText({ reports }: Texts): string {
  return reports.promise.replace(/\s/g, '');
}

export function samplePicture(more: Partial<CasePicture> = {}): CasePicture {
  const size = { width: 512, height: 512 };
  return {
    url: '/icon-512.png',
    largeUrl: '/icon-512.png',
    alt: null,
    position: 0,
    ...size,
    ...more,
  };
}

export function sampleCard(more: Partial<CaseCard> = {}): CaseCard {
  const { infoUuid, caseType, title, illness, illnessKey, city, status, phase } =
    sampleCase('raising');
  return {
    ...{ infoUuid, caseType, title, illness, illnessKey, city, status, phase },
    cover: { ...samplePicture(), alt: title },
    picked: false,
    risky: false,
    raisedInFen: 3_200_000,
    targetInFen: 10_000_000,
    filled: false,
    donationCount: 128,
    ...{ isMatched: false, matchedInFen: 0 },
    publishedAt: sampleAt,
    ...more,
  };
}

export function sampleRecord(more: Partial<DonationRecord> = {}): DonationRecord {
  return {
    orderId: sampleId,
    nickname: '晴天',
    headImgUrl: '/avatar.svg',
    anonymous: false,
    amountInFen: 2000,
    content: '早日康复',
    paidAt: sampleAt,
    returned: 'no',
    passedOn: false,
    dedicated: null,
    ...more,
  };
}

export function sampleComment(more: Partial<CommentView> = {}): CommentView {
  const { orderId: commentId, nickname, headImgUrl, content } = sampleRecord();
  return {
    ...{ commentId, nickname, headImgUrl, content, createdAt: sampleAt },
    ...{ infoUuid: sampleId, bizType: 'case', bizId: sampleId, parentId: null, replyTo: null },
    ...{ likeCount: 0, liked: false, isSelf: false, isRaiser: false, framed: false },
    ...{ hidden: false, canRemove: false },
    ...more,
  };
}

export function sampleOrder(more: Partial<OrderView> = {}): OrderView {
  return {
    ...{ orderId: sampleId, tradeNo: 'A'.repeat(26), infoUuid: sampleId },
    ...{ caseTitle: '小树等一次手术', amountInFen: 2000, content: '早日康复' },
    ...{ displayName: '晴天', anonymous: false, amountHidden: false },
    ...{
      status: 'PAID',
      returnedInFen: 0,
      matchedInFen: 0,
      createdAt: sampleAt,
      paidAt: sampleAt,
    },
    ...{ unmatchedInFen: 0, unmatchedReturnedInFen: 0, cashierUrl: null, refund: null },
    ...{ ifUnused: 'back', passedTo: null, passedFrom: null, foundNone: false },
    choices: [...ifUnuseds],
    ...more,
  };
}
