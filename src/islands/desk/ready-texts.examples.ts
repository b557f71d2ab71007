import { refusedForm } from '#src/preview/sample-plain.ts';
import { longText, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { inEachLocale } from '#src/shared/platform/in-each-locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import ReadyTextForm from './ReadyTextForm.astro';

const page = { action: '#', sent: undefined };
const text = {
  ...{ textId: sampleId, kind: 'picture' as const, shown: true },
  said: inEachLocale((locale) => {
    const label = longText(textsOf(locale));
    return { label, words: label };
  }),
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
