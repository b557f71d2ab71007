import { expect, test } from 'vitest';
import { decisionProps } from '#src/components/review/decision-props.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { queueNames } from '#src/shared/review/queue-names.ts';
import { textsOf } from '#src/texts/texts.ts';

/** These words say that somebody decided, and not what comes of it. */
const empty =
  /^(pass|passed|approve|approved|accept|ok|yes|no|refuse|refused|reject|deny|通过|不通过|同意|批准|驳回|拒绝|确认|确定)$/i;

const task = {
  ...{ action: '', target: '', nextTarget: '', taskId: '', revision: 1, gone: false },
  ...{ comparisons: [], reportActs: [], typed: {}, problems: {} },
};

test.each(locales)('each button of a decision says what happens, queue by queue: %s', (locale) => {
  const { ways, moves } = textsOf(locale).review.task;
  expect(Object.keys(ways)).toEqual(expect.arrayContaining([...queueNames]));
  for (const [way, { pass, refuse }] of Object.entries(ways)) {
    for (const words of [pass, refuse]) expect(words, way).not.toMatch(empty);
    expect(pass, way).not.toBe(refuse);
  }
  const named = queueNames.map((queue) => {
    const shared = { ...task, locale, queue, way: queue };
    return decisionProps({ ...shared, amountInFen: 29_100 }).text.pass;
  });
  for (const [index, queue] of queueNames.entries()) {
    const says = named[index] ?? '';
    expect(says, queue).not.toMatch(empty);
    if (moves[queue]) expect(says, queue).toContain('291');
  }
});

test('where money moves, the button names the sum', () => {
  const props = (locale: (typeof locales)[number]) =>
    decisionProps({ ...task, locale, queue: 'payout', way: 'payout', amountInFen: 29_100 });
  expect(props('en').text.pass).toBe('Pay out 291 yuan');
  expect(props('zh-CN').text.pass).toBe('打款 291 元');
});

test.each(locales)(
  'staff read which paper proves a relation, or that none was named: %s',
  (locale) => {
    const { raising: t } = textsOf(locale);
    const seen = { needed: true, imageIds: [], originals: 0, unopened: 0 };
    const comparisons = (['entrustment', undefined] as const).map((paper) => ({
      ...{ ...seen, name: 'payeeRelation' as const },
      ...(paper && { paper }),
    }));
    const said = { ...task, comparisons, locale, amountInFen: undefined };
    const shared = { ...said, queue: 'material' as const };
    const ticks = decisionProps({ ...shared, way: 'material' }).ticks;
    expect(ticks.map(({ label }) => label)).toEqual([
      t.paperCompared(t.relationPapers.entrustment),
      t.paperCompared(undefined),
    ]);
    expect(ticks[1]?.label).not.toBe(t.comparisons.payeeRelation);
  },
);
