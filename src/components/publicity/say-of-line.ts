import { dotted } from '#src/components/platform/dotted.ts';
import { phaseOf } from '#src/shared/cases/case-actions.ts';
import { dateText } from '#src/shared/cases/display.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { countText, yuan } from '#src/shared/platform/money.ts';
import type { PublicityLine } from '#src/shared/publicity/publicity-view.ts';
import { stateOfUse } from '#src/shared/publicity/state-of-use.ts';
import { textsOf } from '#src/texts/texts.ts';
import { withdrawalWords } from '#src/texts/withdrawal-words.ts';

type Said = { state: string; more: (string | undefined)[]; words?: string };
type LineOf<P extends PublicityLine['part']> = Extract<PublicityLine, { part: P }>;

/** Answers how far what a line tells is, then words of the family's own. */
export function sayOfLine(line: PublicityLine, locale: Locale): Said {
  switch (line.part) {
    case 'withdrawals':
      return sayOfWithdrawal(line, locale);
    case 'uses':
      return sayOfUse(line, locale);
    case 'refunds':
      return sayOfRefund(line, locale);
    case 'ended':
      return sayOfEnded(line, locale);
  }
}

function sayOfWithdrawal(line: LineOf<'withdrawals'>, locale: Locale): Said {
  const { publicity: t } = textsOf(locale);
  const { status, noticeEndsAt, paidAt, paidInFen } = line;
  const going = status === 'NOTICE' || status === 'PAYING';
  const willReach = t.willReach(yuan(line.netInFen, locale), yuan(line.feeInFen, locale));
  const hasReached = t.toPatient(yuan(paidInFen, locale), yuan(line.paidFeeInFen, locale));
  const arrived = paidInFen > 0 ? hasReached : undefined;
  return {
    state: withdrawalWords(line, locale),
    more: [
      t.applied(dateText(line.at, locale)),
      status === 'NOTICE' && noticeEndsAt
        ? t.noticeUntil(dateText(noticeEndsAt, locale))
        : undefined,
      paidAt && paidInFen > 0 ? t.paidOn(dateText(paidAt, locale)) : undefined,
      going ? willReach : arrived,
    ],
    words: t.purpose(line.purpose),
  };
}

function sayOfUse(line: LineOf<'uses'>, locale: Locale): Said {
  const { publicity: t } = textsOf(locale);
  return {
    state: t.paidToUse(yuan(line.amountInFen, locale)),
    more: [t[stateOfUse(line)](dateText(line.shownAt ?? line.dueAt, locale))],
  };
}

function sayOfRefund(line: LineOf<'refunds'>, locale: Locale): Said {
  const { publicity: t, refunds } = textsOf(locale);
  return {
    state: dotted([refunds.kinds[line.kind], refunds.statuses[line.status]]),
    more: [
      t.refundAmount(yuan(line.returnedInFen, locale), yuan(line.amountInFen, locale)),
      t.refundProgress(countText(line.returnedCount, locale), countText(line.giftCount, locale)),
      t.started(dateText(line.at, locale)),
    ],
    words: refunds.reasonIs(line.reason),
  };
}

function sayOfEnded(line: LineOf<'ended'>, locale: Locale): Said {
  const { publicity: t, cases } = textsOf(locale);
  const state = {
    status: 'FINISHED' as const,
    displayStatus: 0,
    endReason: line.endReason,
    finishText: null,
    endsAt: null,
    mourningAt: null,
    filledAt: null,
    putAwayAt: null,
  };
  return {
    state: cases.phases[phaseOf(state, 0)].title,
    more: [
      t.raisedOf(yuan(line.raisedInFen, locale), yuan(line.targetInFen, locale)),
      t.endedOn(dateText(line.at, locale)),
    ],
  };
}
