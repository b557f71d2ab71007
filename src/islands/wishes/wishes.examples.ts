import { refusedForm, samplePlainForms } from '#src/preview/sample-plain.ts';
import { show } from '#src/preview/show.ts';
import HangWish from './HangWish.astro';
import { WishForm } from './WishForm.tsx';

export const examples = [
  show(WishForm).in((asked) => samplePlainForms(asked)),
  show(HangWish).in(({ locale }) => ({
    usual: { locale },
    refused: { locale, sent: refusedForm('wish', { content: '' }, ['content']) },
  })),
];
