import { longText, sampleAt } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import BackupState from './BackupState.astro';
import BrowserErrorTable from './BrowserErrorTable.astro';
import DrillState from './DrillState.astro';
import NoticeTable from './NoticeTable.astro';
import ObjectiveTable from './ObjectiveTable.astro';
import RateTable from './RateTable.astro';
import ServiceRecord from './ServiceRecord.astro';
import SignInTable from './SignInTable.astro';

const kept = { asked: 1_234_567, missed: 12 };
const broken = { asked: 1000, missed: 900 };
const none = { asked: 0, missed: 0 };
const missedDays = [{ at: sampleAt, share: 0.9951 }];
const error = { type: 'scriptError', place: '/cf/contribute/{infoUuid}', count: 3 };
const worked = { workedAt: sampleAt, failedAt: null, reason: null };
const noSignIns = { sent: 0, used: 0, proved: 0, wrong: 0, networks: 0 };
const quiet = { ...noSignIns, factorWrong: 0, refused: 0, asked: 0 };
const seen = { firstSeenAt: sampleAt, lastSeenAt: sampleAt };

export const examples = [
  show(ServiceRecord).in(({ locale }) => ({
    'as promised': { record: { answered: { ...kept, missedDays: [] }, quick: kept }, locale },
    'days below the promise': {
      record: { answered: { ...broken, missedDays }, quick: broken },
      locale,
    },
    'too few': { record: { answered: { ...none, missedDays: [] }, quick: none }, locale },
  })),
  show(ObjectiveTable).in(({ locale }) => ({
    usual: { record: { answered: kept, ordered: none, quick: broken }, locale },
  })),
  show(BackupState).in(({ locale, texts }) => ({
    usual: { ...worked, isOn: true, locale },
    off: { ...worked, workedAt: null, isOn: false, locale },
    'none yet': { ...worked, workedAt: null, isOn: true, locale },
    failed: { ...worked, isOn: true, failedAt: sampleAt, reason: longText(texts), locale },
  })),
  show(DrillState).in(({ locale, texts }) => {
    const found = { backupAt: sampleAt, tookMs: 95_000, donations: 1_234_567, pictures: 89_012 };
    const drill = { ...worked, found: { ...found, lostPictures: 0 }, isOn: true, locale };
    return {
      usual: drill,
      'pictures are missing': { ...drill, found: { ...found, lostPictures: 3 } },
      'the key lies elsewhere': { ...drill, workedAt: null, found: null, isOn: false },
      'none yet': { ...drill, workedAt: null, found: null },
      failed: { ...drill, failedAt: sampleAt, reason: longText(texts) },
    };
  }),
  show(SignInTable).in(({ locale }) => ({
    usual: { hour: quiet, day: { ...quiet, sent: 1_234_567, used: 1_034_567, wrong: 12 }, locale },
  })),
  show(RateTable).in(({ locale }) => ({
    usual: {
      rates: [
        { type: 'framed', count: 1_234_567, now: 8230.44, before: 0 },
        { type: 'domainTiming', count: 0, now: 0, before: 1.2 },
      ],
      locale,
    },
  })),
  show(NoticeTable).in(({ locale }) => ({
    usual: {
      notices: [
        { bizId: 'firstScreen', today: 0, inAll: 1_234_567 },
        { bizId: 'leftSlide', today: 12, inAll: 120 },
      ],
      locale,
    },
  })),
  show(BrowserErrorTable).in(({ locale, texts }) => ({
    usual: {
      errors: [
        { ...error, ...seen, reason: 'TypeError:foo' },
        { ...error, ...seen, type: 'clientCrash', reason: '', place: `/${longText(texts)}` },
      ],
      locale,
    },
  })),
];
