import { familyAnswerProps } from '#src/components/withdrawals/family-answer-props.ts';
import { objectionProps } from '#src/components/withdrawals/objection-props.ts';
import { sampleDraw, sampleInstalment, sampleObjection } from '#src/preview/sample-money.ts';
import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { findingKinds } from '#src/shared/withdrawals/findings.ts';
import { FamilyAnswer } from './FamilyAnswer.tsx';
import { ObjectionForm } from './ObjectionForm.tsx';
import OwnFindings from './OwnFindings.astro';
import OwnObjections from './OwnObjections.astro';

export const examples = [
  show(FamilyAnswer).in(({ locale, texts }) => {
    const asked = { locale, infoUuid: sampleId, said: null, typed: undefined, problem: undefined };
    const [reply, answer] = [{ objectionId: sampleId }, { drawId: sampleId }];
    const refused = { typed: 'x', problem: texts.fieldProblems.tooShort };
    return {
      'to an objection': familyAnswerProps({ ...asked, about: reply }),
      'said before': familyAnswerProps({ ...asked, about: reply, said: longWords }),
      'to what was found': familyAnswerProps({ ...asked, about: answer }),
      refused: familyAnswerProps({ ...asked, about: reply, ...refused }),
    };
  }),
  show(ObjectionForm).in(({ locale, texts }) => ({
    closed: objectionProps({ ...sampleDraw(), shownAs: 'donor', typed: undefined, locale }),
    'who has nothing to do with it': objectionProps({
      ...{ ...sampleDraw(), shownAs: undefined, typed: undefined, locale },
    }),
    'of one payout': objectionProps({
      ...sampleDraw({ instalments: [sampleInstalment(), sampleInstalment({ position: 2 })] }),
      ...{ shownAs: 'someone', locale, typed: { content: '', position: '2', problem: undefined } },
    }),
    refused: objectionProps({
      ...{ ...sampleDraw(), shownAs: 'verifier', locale },
      typed: { content: 'x', position: '', problem: texts.fieldProblems.tooShort },
    }),
  })),
  show(OwnFindings).in(({ locale, texts }) => {
    const findings = findingKinds.map((kind) => ({ kind, foundAt: sampleAt, words: longWords }));
    const found = { findings, draw: sampleDraw(), locale };
    const wrong = { answer: texts.fieldProblems.tooShort };
    return {
      usual: { ...found, typed: {}, problems: {} },
      refused: { ...found, typed: { answer: 'x' }, problems: wrong },
    };
  }),
  show(OwnObjections).in(({ locale, texts }) => {
    const answer = { words: longWords, upheld: false, answeredAt: sampleAt };
    const objections = [
      sampleObjection,
      { ...sampleObjection, objectionId: 'read', answers: [answer] },
    ];
    const draw = sampleDraw({ objections });
    return {
      usual: { draw, locale, typed: {}, problems: {} },
      refused: {
        ...{ draw, locale, typed: { objectionId: sampleId, content: 'x' } },
        problems: { content: texts.fieldProblems.tooShort },
      },
    };
  }),
];
