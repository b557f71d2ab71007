import { deskKeeperProps } from '#src/components/review/desk-keeper-props.ts';
import { manyKeeperProps } from '#src/components/review/many-keeper-props.ts';
import AdviserForm from '#src/islands/desk/leads/AdviserForm.astro';
import { longText, longWords, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { DeskKeeper } from './DeskKeeper.tsx';
import ManyForm from './ManyForm.astro';
import { ManyKeeper } from './ManyKeeper.tsx';

const one = { taskId: sampleId, revision: 1, said: longWords, mayChoose: true, checks: [] };
const many = new Map([[sampleId, one]]);
const form = { queue: 'comment' as const, action: '#' };
const values = { adviserId: '', cities: '', standing: 'working', photo: '', words: {} };

export const examples = [
  show(AdviserForm).in(({ locale, texts }) => {
    const heading = texts.titles.deskAdvisers;
    return {
      new: { locale, action: '#', heading, values, wrong: {} },
      refused: {
        ...{ locale, action: '#', heading },
        values: { ...values, adviserId: sampleId, cities: longWords },
        wrong: { name: texts.fieldProblems.required, cities: texts.fieldProblems.tooLong },
      },
    };
  }),
  show(DeskKeeper).in(({ locale, texts }) => ({
    usual: deskKeeperProps({
      ...{ act: 'saveAdviser', id: 'edit', locale, target: '#', submit: texts.leads.board.save },
    }),
  })),
  show(ManyForm).in(({ locale, texts }) => ({
    usual: { ...form, slot: longText(texts), many, sent: undefined, locale },
    'nothing ticked': {
      ...{ ...form, slot: longText(texts), many, locale },
      sent: {
        ...{ step: 'many', values: { words: longWords } },
        problem: { reason: 'inputInvalid', fields: { tasks: 'required' } },
      },
    },
    'nothing to tick': {
      ...{ ...form, slot: longText(texts), many: new Map() },
      ...{ sent: undefined, locale },
    },
  })),
  show(ManyKeeper).in(({ locale }) => ({
    usual: manyKeeperProps({ queue: 'comment', locale }),
  })),
];
