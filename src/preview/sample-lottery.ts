import type {
  AwardView,
  ChancesView,
  DrawView,
  LotteryView,
} from '#src/shared/chance/lottery-view.ts';
import { sampleAt, sampleDay, sampleId } from './samples.ts';

const hash = '0123456789abcdef'.repeat(4);
const goods: AwardView = {
  awardId: 1,
  kind: 'goods',
  ...{ name: '保温杯', rightId: null, odds: 25, stock: 20, left: 7, worthInFen: 6000 },
};
const right: AwardView = {
  awardId: 2,
  kind: 'right',
  rightId: 'frame',
  ...{ name: '暖色相框', odds: 1500, stock: 1200, left: 1000, worthInFen: 0 },
};
const none: AwardView = {
  awardId: 3,
  kind: 'none',
  ...{ name: '', rightId: null, odds: 8475, stock: null, left: null, worthInFen: 0 },
};

export function sampleLottery(more: Partial<LotteryView> = {}): LotteryView {
  return {
    ...{ activityId: sampleId, placeId: null, name: '冬日小礼', status: 'APPROVE' },
    ...{ sponsor: '云岭同心公益基金会', startsAt: sampleAt, endsAt: sampleAt + 9 * sampleDay },
    ...{ awards: [goods, right, none], costInPoints: 5, paidPerDay: 2, accountAgeDays: 1 },
    ...{ seedHash: hash, tableHash: hash, seed: null, draws: 1234, people: 321 },
    ...more,
  };
}

export const sampleChances: ChancesView = {
  ...{ chances: 3, freeLeft: 1, paidLeft: 2, loveScore: 18, adult: true },
};

const awards = { goods, right, none };

export function sampleDraw(
  of: keyof typeof awards,
  state: NonNullable<DrawView['prize']>['state'] = 'won',
): DrawView {
  const { left: _, ...award } = awards[of];
  const prize = { prizeId: sampleId, state, claimBy: sampleAt + 90 * sampleDay, staffWords: '' };
  return {
    ...{ activityId: sampleId, sequence: 1234, person: 321, n: 2, award, at: sampleAt },
    ...{ drawnId: award.awardId, spent: 0, prize: of === 'goods' ? prize : null },
  };
}
