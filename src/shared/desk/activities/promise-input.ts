import { nameFields } from '#src/shared/activities/activity-names.ts';
import { only } from '#src/shared/contract/call-form.ts';
import { fenToSend } from '#src/shared/platform/fen-to-send.ts';

type Words = Readonly<Record<string, string>>;

const alike = ['sponsor', 'startDay', 'endDay', 'cases', 'accountAgeDays', 'reason'];
const promised = [...nameFields, ...alike];

const fenOf = (typedYuan: string) => fenToSend(typedYuan, 'fen');

/** This is what a sponsor promises: its caps are typed in yuan. */
export function activityInput(words: Words) {
  return {
    ...dropInput(words),
    ...only('ratioPercent')(words),
    channel: words.channel || 'NOT_QQ_CHANNEL',
  };
}

/** Gives the same once a giver and appeal, whatever was given. */
export function dropInput(words: Words) {
  const own = { ...only(...promised)(words), ...capsOf(words) };
  return { ...own, controlPercent: words.controlPercent || '0' };
}

/** A matching may promise another rule; the form for a drop asks for no share. */
export function ruleInput(words: Words) {
  const own = only('activityId', 'fromDay', 'accountAgeDays', 'reason')(words);
  const share = words.ratioPercent === undefined ? {} : only('ratioPercent')(words);
  return { ...own, ...share, ...capsOf(words) };
}

function capsOf(words: Words) {
  return {
    perGiftInFen: fenOf(words.perGiftInYuan ?? ''),
    perPersonDayInFen: fenOf(words.perPersonDayInYuan ?? ''),
    perCaseInFen: fenOf(words.perCaseInYuan ?? ''),
  };
}

/** It is the same for teams; a step of the ladder is a line of members and yuan. */
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
