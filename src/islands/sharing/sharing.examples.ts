import { shareTexts } from '#src/components/sharing/share-texts.ts';
import { sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { ShareIntents } from './ShareIntents.tsx';
import { ShareOutcome } from './ShareOutcome.tsx';
import { SharePanel } from './SharePanel.tsx';
import ShareSheet from './ShareSheet.astro';
import { SystemShare } from './SystemShare.tsx';

const link = `https://example.org/cf/contribute/${sampleId}`;
const shared = { link, title: '小树等一次手术', desc: '', imgUrl: '' };

export const examples = [
  show(ShareIntents).in(({ locale }) => ({ usual: { shared, locale, text: shareTexts(locale) } })),
  show(ShareOutcome).in(({ locale }) => {
    const outcome = { copied: undefined, link, locale, text: shareTexts(locale) };
    const share = { ...shared, infoUuid: sampleId, uuid: sampleId, shareId: sampleId };
    return {
      nothing: { ...outcome, flow: { step: 'idle' } },
      copied: { ...outcome, flow: { step: 'plain' }, copied: 'copied' },
      'to copy by hand': { ...outcome, flow: { step: 'plain' }, copied: 'byHand' },
      recorded: { ...outcome, flow: { step: 'shared', share } },
    };
  }),
  show(SharePanel).in(({ locale }) => ({
    usual: { infoUuid: sampleId, locale, text: shareTexts(locale) },
  })),
  show(ShareSheet).in(({ locale }) => ({ closed: { infoUuid: sampleId, locale } })),
  show(SystemShare).in(({ locale }) => ({
    'where the phone has one': { shared, text: shareTexts(locale) },
  })),
];
