import { type Asked, show } from '#src/preview/show.ts';
import Field from './Field.astro';
import { Field as LiveField } from './Field.tsx';
import { FieldFrame, FieldNotes as LiveNotes } from './FieldFrame.tsx';
import FieldGroup from './FieldGroup.astro';
import { FieldGroup as LiveGroup } from './FieldGroup.tsx';
import FieldNotes from './FieldNotes.astro';
import { fieldAttributes } from './field-attributes.ts';
import Options from './Options.astro';
import Tick from './Tick.astro';
import { Tick as LiveTick } from './Tick.tsx';
import YuanField from './YuanField.astro';
import { YuanField as LiveYuan } from './YuanField.tsx';
import { yuanWords } from './yuan-words.ts';

/** Words of all lengths come from the dictionary, so that they fit each language. */
function wordsOf({ texts }: Asked) {
  const { accounts, fieldProblems, reports } = texts;
  return {
    label: accounts.signIn.mobile,
    hint: reports.contentHint,
    error: fieldProblems.reason,
    long: `${reports.promise} ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`,
    options: Object.values(reports.reasons).map((label, value) => ({ value: `${value}`, label })),
  };
}

/** Both renderers get these and what follows; `preview.spec.ts` compares what they make of them. */
function fields(asked: Asked) {
  const { label, hint, error, long, options } = wordsOf(asked);
  const kind = { line: 'input', area: 'textarea', list: 'select' } as const;
  const groups = [{ label, options: options.slice(0, 2) }, ...options.slice(2)];
  return {
    empty: { name: 'city', label },
    hinted: { kind: kind.line, name: 'city', label, hint, required: true },
    wrong: { name: 'city', label, hint, error },
    'long words': { name: 'city', label: long, hint: long, error: long },
    disabled: { name: 'city', label, disabled: true },
    'script says what is wrong': { name: 'city', label, live: true },
    'described elsewhere': { name: 'city', label, describedBy: 'elsewhere', invalid: true },
    'text area that counts': { kind: kind.area, name: 'plan', label, most: 500, rows: 3 },
    'choice of a list': { kind: kind.list, name: 'why', label, choose: hint, options },
    'choice of groups': { kind: kind.list, name: 'why', label, error, options: groups },
  };
}

function groups(asked: Asked) {
  const { label, hint, error, long, options } = wordsOf(asked);
  const tiles = { amounts: 'amounts', channels: 'channels' } as const;
  const noted = options.map((option) => ({ ...option, note: hint }));
  return {
    'nothing chosen': { name: 'why', label, options, value: undefined, required: true },
    'one chosen': { name: 'why', label, options, value: '1' },
    'some chosen': { name: 'why', label, options: noted, value: ['0', '2'] },
    wrong: { name: 'why', label: long, hint, error, options, value: '' },
    'script says what is wrong': { name: 'why', label, options, value: '1', live: true },
    'wrong, said elsewhere': { name: 'why', label, options, value: '1', invalid: true },
    'as tiles': { name: 'why', label, options, value: '1', tiles: tiles.amounts },
    'as a row of tiles': { name: 'why', label, hint, options, value: '0', tiles: tiles.channels },
    'of controls of its own': { id: 'own-controls', label, error, describedBy: 'elsewhere' },
  };
}

function ticks(asked: Asked) {
  const { label, hint, error, long } = wordsOf(asked);
  return {
    empty: { name: 'agreed', label },
    'wrong, long words': { name: 'agreed', label: long, hint, error, required: true },
    'with a link': { name: 'agreed', label, slot: hint },
    'script says what is wrong': { name: 'agreed', label, live: true },
    'wrong, said elsewhere': { name: 'agreed', label, invalid: true },
  };
}

const notes = (asked: Asked) => {
  const { label, hint, error } = wordsOf(asked);
  const field = fieldAttributes({ name: 'noted', label, hint, error, most: 20 });
  const live = fieldAttributes({ name: 'said-later', label, live: true });
  return {
    all: { field, hint, error, most: 20, value: label },
    'nothing yet': { field: live, live: true },
  };
};

export const examples = [
  show(Field).in((asked) => ({
    ...fields(asked),
    filled: { name: 'city', label: asked.texts.accounts.signIn.mobile, value: '139 0000 0000' },
    'label for ears': { ...fields(asked).hinted, labelHidden: true },
    files: { name: 'photo', label: asked.texts.accounts.signIn.mobile, type: 'file' as const },
  })),
  show(LiveField).in(fields),
  show(YuanField).in((asked) => {
    const { label, hint } = wordsOf(asked);
    const field = { name: 'amountInYuan', label, locale: asked.locale };
    const error = asked.texts.fieldProblems.wholeYuan;
    return {
      empty: { ...field, hint },
      filled: { ...field, value: '20' },
      wrong: { ...field, error },
      'with fen': { ...field, fen: true, value: '20.50' },
      'never fen': { ...field, fen: false },
    };
  }),
  show(LiveYuan).in((asked) => {
    const { label, hint, error, long } = wordsOf(asked);
    const field = { id: 'typed-yuan', label };
    const whole = yuanWords(asked.locale, 'whole');
    return {
      empty: { ...field, hint, words: whole },
      'with fen': { ...field, words: yuanWords(asked.locale, 'fen'), defaultValue: '20.50' },
      wrong: { ...field, error, words: whole },
      'wrong, said elsewhere': { ...field, invalid: true, words: whole },
      'with more': { ...field, words: whole, live: true, children: long },
    };
  }),
  show(FieldGroup).in((asked) => ({
    ...groups(asked),
    'begins here': { ...groups(asked)['one chosen'], name: 'first', autofocus: true },
  })),
  show(LiveGroup).in((asked) => ({
    ...groups(asked),
    'label for ears': { ...groups(asked)['one chosen'], labelHidden: true },
  })),
  show(Tick).in(ticks),
  show(LiveTick).in(ticks),
  show(FieldNotes).in(notes),
  show(LiveNotes).in(notes),
  show(FieldFrame).in((asked) => {
    const { label } = wordsOf(asked);
    return { bare: { label, field: fieldAttributes({ id: 'framed', label }), children: '' } };
  }),
  show(Options).in(
    (asked) => ({
      groups: { options: fields(asked)['choice of groups'].options, value: '1' },
    }),
    'select',
  ),
];
