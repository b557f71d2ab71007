import { pushTexts } from '#src/components/notices/push-props.ts';
import { sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import PushSettings from './PushSettings.astro';
import { PushSwitch } from './PushSwitch.tsx';
import ReadNotice from './ReadNotice.astro';

export const examples = [
  show(ReadNotice).in(() => ({ 'script alone': { messageId: sampleId } })),
  show(PushSettings).in(({ locale }) => ({
    usual: { publicKey: sampleId, asked: false, locale },
  })),
  show(PushSwitch).in(({ locale }) => ({
    usual: { publicKey: sampleId, asked: false, text: pushTexts(locale) },
  })),
];
