import { show } from '#src/preview/show.ts';
import AskCard from './AskCard.astro';
import HowItWorks from './HowItWorks.astro';

export const examples = [
  show(AskCard).in(({ locale }) => ({ usual: { locale } })),
  show(HowItWorks).in(({ locale }) => ({ usual: { locale } })),
];
