import { refusedForm } from '#src/preview/sample-plain.ts';
import { longWords, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { inEachLocale } from '#src/shared/platform/in-each-locale.ts';
import ReadyTextForm from './ReadyTextForm.astro';

const page = { action: '#', sent: undefined };
const said = { label: longWords, words: longWords };
const text = {
  ...{ textId: sampleId, kind: 'picture' as const, shown: true },
  said: inEachLocale(() => said),
};

export const examples = [
  show(ReadyTextForm).in(({ locale }) => ({
    offered: { ...page, text, locale },
    'not offered': { ...page, text: { ...text, shown: false }, locale },
    'a new one, refused': {
      ...{ ...page, text: undefined, locale },
      sent: refusedForm('readyText', { textId: '', kind: 'words' }, ['label.zh-CN']),
    },
  })),
];
