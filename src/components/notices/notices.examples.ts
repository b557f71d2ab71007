import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { usualQuietHours } from '#src/shared/notices/quiet-hours.ts';
import Landing from './Landing.astro';
import MuteSettings from './MuteSettings.astro';
import NoticeRow from './NoticeRow.astro';
import QuietHoursForm from './QuietHoursForm.astro';
import UnreadMark from './UnreadMark.astro';

const notice = {
  ...{ messageId: sampleId, kind: 'caseProgress', title: '小树有新消息', words: '手术很顺利。' },
  ...{ link: '/', infoUuid: sampleId, createdAt: sampleAt, read: false },
};
const found = { infoUuid: sampleId, title: '小树等一次手术' };

const marks = ['giving', 'talk', 'star', 'papers', 'money', 'person', 'tick'] as const;

export const examples = [
  show(UnreadMark).in(({ locale }) => ({
    none: { count: 0, locale },
    some: { count: 3, locale },
  })),
  show(Landing).in(({ locale, texts }) => {
    const generic = [texts.titles.mineMessages, texts.platform.siteDescription];
    const ways = [{ href: '#', text: texts.titles.contribute }];
    const opened = { mark: 'talk' as const, generic, locale };
    return {
      ...Object.fromEntries(
        marks.map((mark) => [
          mark,
          { ...opened, mark, notice: undefined, found: undefined, ways, signedIn: true },
        ]),
      ),
      "the viewer's, may be turned off": { ...opened, notice, found, ways, signedIn: true },
      "another's": { ...opened, notice: undefined, found: undefined, ways: [], signedIn: false },
      'long words': {
        ...{ ...opened, found, ways: [...ways, undefined], signedIn: true },
        notice: { ...notice, kind: 'donationReceived', title: longWords, words: longWords },
      },
    };
  }),
  show(MuteSettings).in(({ locale }) => ({
    'all is heard': { mutes: { cases: [], kinds: [] }, action: '#', locale },
    'some are not': { mutes: { cases: [found], kinds: ['caseProgress'] }, action: '#', locale },
  })),
  show(QuietHoursForm).in(({ locale }) => ({
    usual: { quiet: usualQuietHours, action: '#', locale },
  })),
  show(NoticeRow).in(
    ({ locale }) => ({
      new: { notice, locale },
      read: { notice: { ...notice, read: true }, locale },
      'long words': { notice: { ...notice, title: longWords, words: longWords }, locale },
    }),
    'ul',
  ),
];
