import { liveTotalTexts } from '#src/components/cases/page/live-total-props.ts';
import { sampleCase } from '#src/preview/sample-case.ts';
import { type Asked, show } from '#src/preview/show.ts';
import CaseAside from './CaseAside.astro';
import CaseTotal from './CaseTotal.astro';
import { LiveTotal } from './LiveTotal.tsx';
import MoneyBlock from './MoneyBlock.astro';

const found = sampleCase('raising');
const reached = { ...found, raisedInFen: found.targetInFen };

const more = ({ cases: t }: Asked['texts']) => ({
  fee: t.fee('3'),
  until: t.untilDay('12-31', '9'),
});

export const examples = [
  show(CaseTotal).in(({ locale, texts }) => ({
    usual: { found, fee: undefined, until: undefined, locale },
    'with a fee and an end': { found, ...more(texts), locale },
  })),
  show(CaseAside).in(({ locale }) => ({
    usual: { found, locale },
    ended: { found: sampleCase('ended'), locale },
  })),
  show(LiveTotal).in(({ locale, texts }) => {
    const text = liveTotalTexts(found, locale);
    return {
      usual: { drawn: found, ...more(texts), locale, text },
      reached: { drawn: reached, fee: undefined, children: texts.cases.filled, locale, text },
      'some returned, closes at the target': {
        ...{ drawn: { ...found, givenInFen: found.raisedInFen + 5000 }, fee: undefined },
        ...{ closes: texts.cases.closesAtTarget, reached: texts.cases.filledShort },
        ...{ returned: texts.cases.givenAndReturned('{n}', '{m}'), locale, text },
      },
    };
  }),
  show(MoneyBlock).in(({ locale }) => ({
    usual: { found, locale },
    nothing: { found: { ...found, raisedInFen: 0, donationCount: 0 }, locale },
    reached: { found: { ...found, raisedInFen: found.targetInFen }, locale },
    returned: { found: { ...sampleCase('refunded'), raisedInFen: 0 }, locale },
  })),
];
