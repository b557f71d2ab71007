import { thanksProps } from '#src/components/raiser/thanks-props.ts';
import { longWords, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import Thanks from './Thanks.astro';
import { ThanksForm } from './ThanksForm.tsx';

export const examples = [
  show(Thanks).in(() => ({ usual: { infoUuid: sampleId } })),
  show(ThanksForm).in(({ locale }) => ({
    silent: thanksProps({ infoUuid: sampleId, words: '', sent: undefined, locale }),
    said: thanksProps({ infoUuid: sampleId, words: longWords, sent: undefined, locale }),
  })),
];
