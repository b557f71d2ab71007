import { expect, test } from 'vitest';
import { expireSeconds } from '#src/server/accounts/session/send-verify-code.ts';
import { claimMs } from '#src/server/desk/tasks/lock-task.ts';
import { mostUnpaid, payWithinMs } from '#src/server/donations/order/payment-times.ts';
import { goodForMs } from '#src/server/notices/mail/ask-address.ts';
import { lookUpsPerHour } from '#src/shared/desk/look-ups.ts';
import { mostSendDays } from '#src/shared/kinds/gear-slots.ts';
import { retryAfterDays } from '#src/shared/monthly/monthly-rules.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { trendDays } from '#src/shared/raiser/trend.ts';
import { minTargetInFen } from '#src/shared/raising/sheet-fields.ts';
import { queueTargetHours } from '#src/shared/review/queue-names.ts';
import { hospitalCodeLimits } from '#src/shared/verification/hospital-codes/hospital-code.ts';
import { minWithdrawalInFen } from '#src/shared/withdrawals/withdrawal-fields.ts';
import { type Texts, textsOf } from '#src/texts/texts.ts';

const minutes = (ms: number) => ms / 60_000;
const hours = (ms: number) => ms / 3_600_000;
const yuan = (fen: number) => fen / 100;
const hint = (of: Readonly<Record<string, string>>) => of.SendDays ?? '';

/** Reads what is said, and the numbers of the code that it speaks of. */
const told = (t: Texts): [string, readonly number[]][] => [
  [t.accounts.signIn.codeHint(''), [6, expireSeconds / 60]],
  [t.lostPhone.codeHint, [6, expireSeconds / 60]],
  [t.mail.sent('a@example.org'), [minutes(goodForMs)]],
  [t.problems.tooManyUnpaid, [mostUnpaid, hours(payWithinMs)]],
  [t.problems.tooManyLookUps, [lookUpsPerHour]],
  [t.fieldProblems.withdrawalTooSmall, [yuan(minWithdrawalInFen)]],
  [t.fieldProblems.targetTooSmall, [yuan(minTargetInFen)]],
  [t.fieldProblems.codeDays, [1, hospitalCodeLimits.mostDays]],
  [t.hospitalCodes.daysHint, [1, hospitalCodeLimits.mostDays]],
  [hint(t.kinds.gearHints), [1, mostSendDays]],
  [t.raiser.trendTitle, [trendDays]],
  [t.raiser.trendNone, [trendDays]],
  [t.raising.submitPromise, [queueTargetHours.base]],
  [t.raising.launchSteps.join(' '), [queueTargetHours.base]],
  [t.reports.promise, [queueTargetHours.report]],
  [t.review.overview.lead, [minutes(claimMs)]],
  [t.review.task.renew, [minutes(claimMs)]],
  [t.monthly.promises.retry, retryAfterDays],
];

test.each(locales)('numbers in words are those of the code: %s', (locale) => {
  for (const [words, numbers] of told(textsOf(locale))) {
    const said = words.match(/\d[\d,]*/g)?.map((one) => Number(one.replaceAll(',', '')));
    expect(new Set(said), words).toEqual(new Set(numbers));
  }
});
