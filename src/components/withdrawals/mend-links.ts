import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { CashReason } from '#src/shared/withdrawals/cash-reasons.ts';

/** Answers where each reason against a withdrawal is mended. */
export function mendOf(
  reason: CashReason,
  { infoUuid, locale }: { infoUuid: string; locale: Locale },
): string {
  const [params, query] = [{ infoUuid }, { infoUuid }];
  switch (reason) {
    case 'withdrawalOpen':
      return linkTo('withdrawDetail', { params, locale });
    case 'discussionOpen':
      return linkTo('discussionApplication', { params, locale });
    case 'refundOpen':
      return linkTo('refundDetail', { params, locale });
    case 'payeeMissing':
      return linkTo('editPayeeInfo', { params, locale });
    case 'payeeNotReviewed':
    case 'coolingTime':
      return linkTo('modifyBankMiddle', { query, locale });
    case 'fundUseOverdue':
      return linkTo('compensateProgress', { query, locale });
    case 'goodsNotReceived':
      return linkTo('goodsOrders', { params, locale });
    case 'matchHeld':
      return linkTo('matchingGiftDetail', { params, locale });
    case 'nothingAvailable':
      return linkTo('contributeSpread', { params, locale });
    case 'moneyOutFrozen':
      return linkTo('onlineService', { locale });
    case 'materialsMissing':
      return linkTo('materialVerify', { query, locale });
    case 'materialsNotReviewed':
      return linkTo('pendingNotice', { params, locale });
    case 'casePhase':
      return linkTo('fundraiserCenter', { params, locale });
  }
}
