import { cardKeeperProps } from '#src/components/verification/card-keeper-props.ts';
import { choiceTexts, proofActsTexts } from '#src/components/verification/proof-acts-props.ts';
import { type ProveProps, proveTexts } from '#src/components/verification/prove-props.ts';
import { plainFormsFor, refusedForm } from '#src/preview/sample-plain.ts';
import { sampleVerification } from '#src/preview/sample-verification.ts';
import { longWords, sampleId } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import { AmendForm } from './AmendForm.tsx';
import AmendVerification from './AmendVerification.astro';
import CardForm from './CardForm.astro';
import { CardKeeper } from './CardKeeper.tsx';
import HospitalCode from './HospitalCode.astro';
import { KindField } from './KindField.tsx';
import { PersonFields } from './PersonFields.tsx';
import { ProofActs } from './ProofActs.tsx';
import { ProofChoice } from './ProofChoice.tsx';
import { ProveForm } from './ProveForm.tsx';

function provesOf({ texts }: Asked): Record<'empty' | 'refused', ProveProps> {
  const { required, tooShort, idCard } = texts.fieldProblems;
  const form = {
    infoUuid: sampleId,
    invite: '',
    text: proveTexts(texts),
    action: '#',
    target: '#',
  };
  return {
    empty: { ...form, values: {}, problems: {}, message: undefined },
    refused: {
      ...{ ...form, values: { kind: 'doctor', relation: 'nurse', content: longWords } },
      problems: {
        kind: required,
        relation: required,
        realName: required,
        content: tooShort,
        idCard,
      },
      message: texts.problems.alreadyVerified,
    },
  };
}

export const examples = [
  show(AmendForm).in((asked) =>
    plainFormsFor(asked, 'of', ['correct', 'hospitalCode', 'takeBack']),
  ),
  show(AmendVerification).in(({ locale }) => {
    const { verifyId, infoUuid, content } = sampleVerification();
    return {
      usual: { verifyId, infoUuid, content, locale, sent: undefined },
      refused: {
        ...{ verifyId, infoUuid, content, locale },
        sent: refusedForm('correct', { verifyId, content: 'x' }, ['content']),
      },
    };
  }),
  show(CardForm).in(({ locale }) => {
    const card = { infoUuid: sampleId, verifyId: sampleId, locale, handedIn: false };
    return {
      'nothing shown yet': { ...card, state: 'none' },
      'with staff': { ...card, state: 'waiting', handedIn: true },
      answered: { ...card, state: 'answered' },
      refused: { ...card, state: 'none', problems: { attachments: 'required' } },
    };
  }),
  show(CardKeeper).in(({ locale }) => ({
    usual: cardKeeperProps({ infoUuid: sampleId, verifyId: sampleId, locale }),
  })),
  show(HospitalCode).in(({ locale }) => {
    const code = { infoUuid: sampleId, verifyId: sampleId, locale };
    const typed = { verifyId: sampleId, hospitalCode: 'x' };
    return {
      usual: { ...code, sent: undefined },
      refused: { ...code, sent: refusedForm('hospitalCode', typed, ['hospitalCode']) },
    };
  }),
  show(KindField).in((asked) => {
    const { empty, refused } = provesOf(asked);
    const onTap = () => {};
    return {
      empty: { ...empty, tapped: undefined, onTap },
      refused: { ...refused, tapped: undefined, onTap },
      'a friend': { ...empty, tapped: 'friend', onTap },
    };
  }),
  show(PersonFields).in((asked) => {
    const { empty, refused } = provesOf(asked);
    const shownOf = ({ text, values, problems }: ProveProps) => ({ text, values, problems });
    return {
      empty: { ...shownOf(empty), ofHospital: true },
      refused: { ...shownOf(refused), ofHospital: true },
      'of no hospital': { ...shownOf(empty), ofHospital: false },
    };
  }),
  show(ProofActs).in(({ locale, texts }) => {
    const { verifyId, infoUuid, likeCount } = sampleVerification();
    const list = [{ verifyId, likeCount }];
    const props = { verifyId, infoUuid, list, locale, action: '#', commentUrl: '#' };
    const text = proofActsTexts(locale);
    return {
      usual: { ...props, text, likeCount },
      'not thanked yet': { ...props, text, likeCount: 0 },
      refused: { ...props, text, likeCount, typed: 'x', wrong: texts.fieldProblems.tooShort },
    };
  }),
  show(ProofChoice).in(({ locale }) => {
    const props = { text: choiceTexts(locale), action: '#' };
    const { verifyId, infoUuid, counted, hidden, selected } = sampleVerification();
    const usual = { ...props, verifyId, infoUuid, counted, hidden, selected };
    return {
      usual,
      selected: { ...usual, selected: true },
      hidden: { ...usual, hidden: true },
      'not counted': { ...usual, counted: false },
    };
  }),
  show(ProveForm).in(provesOf),
];
