import { type CaseState, canCase, phaseOf } from '#src/shared/cases/case-actions.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import type { RouteName } from '#src/shared/routes.ts';
import type { CaseFlag } from './case-flag.ts';

export const centreGroups = ['tell', 'ask', 'money', 'appeal'] as const;
export type CentreGroup = (typeof centreGroups)[number];

/**
 * It says that a sponsor matches or matched its gifts; or that there is one whom its family may ask
 * to.
 */
export type MatchingDoor = 'taken' | 'open';

/** This decides which pages of the centre have something to do. */
export type CentreState = {
  state: CaseState;
  caseType: number;
  hasGoods: boolean;
  /** Is there money in the case that could leave it? */
  hasMoney: boolean;
  discussionOpen: boolean;
  refundOpen: boolean;
  /** This is what the platform says against it. */
  flag: CaseFlag | undefined;
  /** Was money paid out to the family or the hospital? */
  hasPaidOut: boolean;
  withdrawalOpen: boolean;
  matching: MatchingDoor | undefined;
};

/** Lists the pages a fundraiser is led to, by what they are for: none that would only say no. */
export function centreLinks(centre: CentreState, now: number): Record<CentreGroup, RouteName[]> {
  const { state, caseType } = centre;
  const can = (action: Parameters<typeof canCase>[0]) => canCase(action, state, now);
  const when = (isThere: boolean, ...names: RouteName[]) => (isThere ? names : []);
  const raises = can('finish') && state.mourningAt === null;
  const isTrusted = centre.flag === undefined;
  // Papers serve a withdrawal.
  const mayCome = can('finish') || centre.hasMoney || centre.withdrawalOpen;
  return {
    tell: [
      ...when(can('publishProgress') && isTrusted, 'publishProgress'),
      'dynamicAudit',
      ...when(can('showFundUse') && centre.hasPaidOut, 'compensateProgress'),
      ...when(can('comment') && isTrusted, 'fastReply'),
      'fundraiserDetail',
      ...when(centre.hasGoods, 'goodsOrders'),
    ],
    ask: [
      // What is shared asks for gifts, though readers may share a story after its end.
      ...when(can('donate'), 'contributeSpread', 'paperKit', 'changeQrcodeImg'),
      ...when(can('verify'), 'inviteFriendProve'),
      // No doctor speaks for a dream.
      ...when(can('verify') && caseType !== caseTypes.dream, 'doctorProve'),
      // What people wrote went with the story.
      ...when(state.mourningAt === null && state.putAwayAt === null, 'friendProve'),
      ...when(raises, 'manageLabel', 'fundraiserTeach'),
    ],
    money: [
      ...moneyLinks(centre, now),
      ...when(centre.matching !== undefined, 'matchingGiftDetail'),
      'caseStatement',
    ],
    appeal: [
      ...when(state.putAwayAt === null, 'caseAudience'),
      ...when(can('edit'), 'editBasicInfo', 'addPatientImage'),
      ...when(can('supplement') && mayCome, 'materialVerify', 'caseAides'),
      ...when(can('finish'), 'stopRaise'),
    ],
  };
}

/**
 * Lists one way out at a time: while money leaves in one way, or is discussed, none begins anew.
 */
function moneyLinks(centre: CentreState, now: number): RouteName[] {
  const { state, hasMoney, hasPaidOut, discussionOpen, refundOpen, withdrawalOpen } = centre;
  if (discussionOpen) return ['discussionApplication', 'withdrawDetail'];
  if (refundOpen) return ['refundDetail'];
  const account: RouteName[] = canCase('changeBank', state, now) ? ['modifyBankMiddle'] : [];
  if (withdrawalOpen) return ['withdrawDetail', ...account];
  const isOver = !canCase('finish', state, now) && !hasMoney;
  const mayWithdraw = canCase('withdraw', state, now) && !isOver;
  if (phaseOf(state, now) === 'refunded') {
    return hasPaidOut ? ['refundDetail', 'withdrawDetail'] : ['refundDetail'];
  }
  return [
    mayWithdraw ? 'withdrawConfirm' : 'withdrawDetail',
    ...(hasMoney && canCase('refund', state, now) ? (['refundConfirm'] as const) : []),
    ...(mayWithdraw ? account : []),
  ];
}
