import { refusedForm } from '#src/preview/sample-plain.ts';
import { sampleId, sampleOrder } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { ifUnuseds } from '#src/shared/refunds/if-unused.ts';
import GiftChoice from './GiftChoice.astro';
import IfUnusedFold from './IfUnusedFold.astro';
import IfUnusedForm from './IfUnusedForm.astro';
import UnusedNote from './UnusedNote.astro';

const receiptCode = '234567ABCDEF';
const otherCase = { infoUuid: sampleId, caseTitle: sampleOrder().caseTitle };

export const examples = [
  show(GiftChoice).in(({ locale }) => {
    const given = { receiptCode, sent: undefined, locale };
    return {
      usual: { ...given, gift: sampleOrder() },
      went: { ...given, gift: sampleOrder({ choices: [], passedTo: otherCase }) },
      refused: {
        ...given,
        gift: sampleOrder(),
        sent: refusedForm('ifUnused', { receiptCode }, []),
      },
    };
  }),
  show(IfUnusedFold).in(({ locale }) => ({
    usual: { id: 'if-unused', choices: ifUnuseds, chosen: 'back', locale },
    'of a dream': { id: 'if-unused-dream', choices: ['back', 'leastSeen'], chosen: 'back', locale },
    ...Object.fromEntries(
      ifUnuseds.map((chosen) => [
        chosen,
        { id: `if-unused-${chosen}`, choices: ifUnuseds, chosen, locale },
      ]),
    ),
  })),
  show(IfUnusedForm).in(({ locale }) => ({
    usual: { order: sampleOrder(), locale },
    'passed on': { order: sampleOrder({ choices: ['sameIllness', 'leastSeen'] }), locale },
  })),
  show(UnusedNote).in(({ locale }) => ({
    went: { gift: sampleOrder({ passedTo: otherCase, returnedInFen: 2000 }), locale },
    came: { gift: sampleOrder({ passedFrom: otherCase }), locale },
    'found none': { gift: sampleOrder({ foundNone: true }), locale },
  })),
];
