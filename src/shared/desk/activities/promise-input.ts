import { only } from '#src/shared/contract/call-form.ts';
import { typedYuanInFen } from '#src/shared/withdrawals/typed-amount.ts';

type Words = Readonly<Record<string, string>>;

const promised = ['name', 'sponsor', 'startDay', 'endDay', 'cases', 'accountAgeDays', 'reason'];

const fenOf = (typedYuan: string) => String(typedYuanInFen(typedYuan) ?? '');

/** What a sponsor promises: its caps are typed in yuan. */
export function activityInput(words: Words) {
  return {
    ...only(...promised)(words),
    ...capsOf(words),
    channel: words.channel || 'NOT_QQ_CHANNEL',
  };
}

/** Another rule of a matching. */
export function ruleInput(words: Words) {
  const own = only('activityId', 'fromDay', 'accountAgeDays', 'reason')(words);
  return { ...own, ...capsOf(words) };
}

function capsOf(words: Words) {
  return {
    ...only('ratioPercent')(words),
    perGiftInFen: fenOf(words.perGiftInYuan ?? ''),
    perPersonDayInFen: fenOf(words.perPersonDayInYuan ?? ''),
    perCaseInFen: fenOf(words.perCaseInYuan ?? ''),
  };
}

/** The same for teams; a step of the ladder is a line of members and yuan. */
export function bonfireInput(words: Words) {
  const steps = (words.ladder ?? '').trim().split(/\s*\n\s*/);
  return {
    ...only(...promised, 'hours', 'counts', 'teamsPerCase')(words),
    perCaseInFen: fenOf(words.perCaseInYuan ?? ''),
    ladder: steps.map(stepInFen).join('\n'),
  };
}

function stepInFen(line: string): string {
  const [members = '', ...typedYuan] = line.split(/[\s:：]+/);
  return line === '' ? '' : `${members}:${fenOf(typedYuan.join(' '))}`;
}
