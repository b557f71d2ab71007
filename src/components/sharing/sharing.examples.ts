import { sampleCase } from '#src/preview/sample-case.ts';
import { longWords, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import CaseMeta from './CaseMeta.astro';
import ReadyTexts from './ReadyTexts.astro';
import ShareClosed from './ShareClosed.astro';
import ShareLink from './ShareLink.astro';
import SharerRanks from './SharerRanks.astro';
import TutorPicture from './TutorPicture.astro';
import VisitTold from './VisitTold.astro';
import WaysToShare from './WaysToShare.astro';

const title = '小树等一次手术';
const link = `https://example.org/cf/contribute/${sampleId}`;

export const examples = [
  show(CaseMeta).in(({ locale }) => ({
    'for machines alone': { found: sampleCase('raising'), locale, image: '/icon-512.png' },
  })),
  show(ReadyTexts).in(({ locale }) => ({
    usual: { title, link, host: 'example.org', locale },
    'long words': { title: longWords, link, host: 'example.org', locale },
  })),
  show(ShareClosed).in(({ locale }) => ({
    ended: { infoUuid: sampleId, title, inMourning: false, locale },
    mourning: { infoUuid: sampleId, title: longWords, inMourning: true, locale },
  })),
  show(ShareLink).in(({ locale }) => ({
    usual: { infoUuid: sampleId, locale },
    'as the main act': { infoUuid: sampleId, locale, main: true },
  })),
  show(SharerRanks).in(({ locale }) => ({
    some: { sharers: [10_000, 40, 1].map((visitCount) => ({ name: '晴*', visitCount })), locale },
    none: { sharers: [], locale },
  })),
  show(TutorPicture).in(({ texts }) => ({
    come: { step: 'come', alt: texts.sharing.howTo },
    open: { step: 'open', alt: texts.sharing.howTo },
    choose: { step: 'choose', alt: texts.sharing.howTo },
    write: { step: 'write', alt: texts.sharing.howTo },
  })),
  show(VisitTold).in(() => ({ 'script alone': { infoUuid: sampleId } })),
  show(WaysToShare).in(({ locale }) => ({ usual: { infoUuid: sampleId, title, link, locale } })),
];
