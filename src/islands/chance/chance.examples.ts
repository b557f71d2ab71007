import { sampleChances, sampleDraw, sampleLottery } from '#src/preview/sample-lottery.ts';
import { plainFormsFor, refusedForm, samplePlainForms } from '#src/preview/sample-plain.ts';
import { sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { ClaimForm } from './ClaimForm.tsx';
import Draw from './Draw.astro';
import { DrawForm } from './DrawForm.tsx';
import Prizes from './Prizes.astro';

const address = { name: '陈晴', mobile: '13900000000', region: '云南昆明', street: '翠湖路 1 号' };

export const examples = [
  show(DrawForm).in((asked) => {
    const forms = Object.entries(plainFormsFor(asked, 'page', ['luckDraw', 'loveForLottery']));
    const { locale } = asked;
    return Object.fromEntries(forms.map(([name, form]) => [name, { ...form, locale }]));
  }),
  show(ClaimForm).in((asked) => samplePlainForms(asked)),
  show(Draw).in(({ locale }) => {
    const lottery = sampleLottery();
    const form = {
      lottery,
      own: sampleChances,
      spends: false,
      running: true,
      may: true,
      locale,
      sent: undefined,
    };
    const props = { ...form, idempotencyKey: sampleId };
    const gone = { ...sampleChances, chances: 2, freeLeft: 0 };
    return {
      free: props,
      'the first time': { ...props, own: { ...sampleChances, adult: false } },
      refused: {
        ...{ ...props, own: { ...sampleChances, adult: false } },
        sent: refusedForm('draw', { activityId: sampleId, spend: '0' }, ['adult']),
      },
      gone: { ...props, own: gone },
      paid: { ...props, own: gone, spends: true },
      'free first': { ...props, spends: true },
      'not this account': { ...props, may: false },
      over: { ...props, running: false },
    };
  }),
  show(Prizes).in(({ locale }) => {
    const form = { known: address, locale, sent: undefined };
    const one = (state: Parameters<typeof sampleDraw>[1]) => [sampleDraw('goods', state)];
    return {
      none: { ...form, prizes: [] },
      won: { ...form, prizes: one('won') },
      'to send': { ...form, prizes: one('toSend') },
      sent: { ...form, prizes: one('sent') },
      late: { ...form, known: null, prizes: one('late') },
      refused: {
        ...{ ...form, prizes: one('won') },
        sent: refusedForm('claim', { prizeId: sampleId, name: '陈' }, ['name', 'adult']),
      },
    };
  }),
];
