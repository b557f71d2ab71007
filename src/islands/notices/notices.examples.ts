import { sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import ReadNotice from './ReadNotice.astro';

export const examples = [show(ReadNotice).in(() => ({ 'script alone': { messageId: sampleId } }))];
