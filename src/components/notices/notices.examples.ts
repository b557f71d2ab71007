import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import type { NoticeView } from '#src/shared/notices/notice-view.ts';
import { usualQuietHours } from '#src/shared/notices/quiet-hours.ts';
import Landing from './Landing.astro';
import MuteSettings from './MuteSettings.astro';
import NoticeRow from './NoticeRow.astro';
import QuietHoursForm from './QuietHoursForm.astro';
import UnreadMark from './UnreadMark.astro';

const kept = {
  ...{ messageId: sampleId, kind: 'caseProgress', link: '/', infoUuid: sampleId },
  ...{ createdAt: sampleAt, read: false },
};
const found = { infoUuid: sampleId, title: '小树等一次手术' };

/** Makes a notice in the reader's language, which quotes a title as its family wrote it. */
function noticeOf({ texts }: Asked, caseTitle: string): NoticeView {
  const { title, words } = texts.notices.caseProgress;
  return { ...kept, title, words: words({ caseTitle }), quoted: [caseTitle] };
}

const marks = ['giving', 'talk', 'star', 'papers', 'money', 'person', 'tick'] as const;

export const examples = [
  show(UnreadMark).in(({ locale }) => ({
    none: { count: 0, locale },
    some: { count: 3, locale },
  })),
  show(Landing).in((asked) => {
    const { locale, texts } = asked;
    const generic = [texts.titles.mineMessages, texts.platform.siteDescription];
    const ways = [{ href: '#', text: texts.titles.contribute }];
    const notice = noticeOf(asked, found.title);
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
        notice: { ...noticeOf(asked, longWords), kind: 'donationReceived' },
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
  show(NoticeRow).in((asked) => {
    const [notice, { locale }] = [noticeOf(asked, found.title), asked];
    return {
      new: { notice, locale },
      read: { notice: { ...notice, read: true }, locale },
      'long words': { notice: noticeOf(asked, longWords), locale },
    };
  }, 'ul'),
];
