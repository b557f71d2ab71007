import { nameFields } from '#src/shared/activities/activity-names.ts';
import { only } from '#src/shared/contract/call-form.ts';
import { fenToSend } from '#src/shared/platform/fen-to-send.ts';
import { readYuan } from '#src/shared/platform/typed-yuan.ts';

type Words = Readonly<Record<string, string>>;

const alike = [...nameFields, 'sponsor', 'startDay', 'endDay', 'accountAgeDays', 'reason'];

const fenOf = (typedYuan?: string) => fenToSend(typedYuan, 'fen');
/** Left out, or none, there is nothing of it. */
function fenOrNone(typedYuan = ''): string {
  const { amountInFen = 0, said } = readYuan(typedYuan, 'fen');
  return said ? '' : String(amountInFen);
}

/** Gives what newcomers may direct, as it is typed in yuan. */
export function allowanceInput(words: Words) {
  return {
    ...only(...alike, 'venueId', 'days')(words),
    allowanceInFen: fenOf(words.allowanceInYuan),
    perCaseInFen: fenOf(words.perCaseInYuan),
  };
}

/** Gives what a gift and a share bring, in the same way. */
export function pocketInput(words: Words) {
  return {
    ...only(...alike, 'cases', 'pocketHours')(words),
    pocketInFen: fenOrNone(words.pocketInYuan),
    perShareInFen: fenOrNone(words.perShareInYuan),
    perPersonInFen: fenOrNone(words.perPersonInYuan),
    perCaseInFen: fenOf(words.perCaseInYuan),
  };
}
