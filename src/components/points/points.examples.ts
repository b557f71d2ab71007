import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { guidesToRead } from '#src/shared/points/tasks.ts';
import FeedLine from './FeedLine.astro';
import FeedList from './FeedList.astro';
import GuideRow from './GuideRow.astro';
import MonthTurns from './MonthTurns.astro';
import PointLines from './PointLines.astro';
import ReportChart from './ReportChart.astro';
import ReportFigures from './ReportFigures.astro';
import RightRow from './RightRow.astro';
import SignCalendar from './SignCalendar.astro';
import TaskRow from './TaskRow.astro';
import WeekList from './WeekList.astro';

const task = { taskId: 'follow', amount: 2, perDay: 3, takenToday: 0, ready: 0 } as const;
const guide = { guide: 'how-refunds-work', title: 'How refunds work' } as const;
const feed = {
  ...{ feedId: sampleId, words: longWords, createdAt: sampleAt },
  ...{ infoUuid: sampleId, title: '小树等一次手术' },
};
const nowhere = { rank: null, loveScore: 0, listed: false };
const month = { month: '2026-11', today: '2026-11-20' };

export const examples = [
  show(TaskRow).in(({ locale }) => ({
    open: { task, locale },
    ready: { task: { ...task, ready: 2 }, locale },
    full: { task: { ...task, takenToday: 3 }, locale },
    'sign-in done': { task: { ...task, taskId: 'signIn', perDay: 1, takenToday: 1 }, locale },
  })),
  show(FeedLine).in(({ locale }) => ({
    wish: { item: { ...feed, kind: 'wish', by: '小林', infoUuid: null, title: null }, locale },
    post: { item: { ...feed, kind: 'post', by: null }, locale },
    verification: { item: { ...feed, kind: 'verification', by: '王**' }, locale },
  })),
  show(FeedList).in(({ locale }) => ({
    none: { page: { list: [], hasNext: false, anchorId: '' }, isFirst: true, locale },
    some: {
      page: { list: [{ ...feed, kind: 'post', by: null }], hasNext: true, anchorId: 'a' },
      ...{ isFirst: false, locale },
    },
  })),
  show(GuideRow).in(({ locale }) => ({
    new: { ...guide, state: 'new', locale },
    reading: { ...guide, state: 'reading', locale },
    ...Object.fromEntries(
      guidesToRead.map((name) => [name, { ...guide, guide: name, state: 'read', locale }]),
    ),
  })),
  show(SignCalendar).in(({ locale }) => ({
    none: { ...month, signedDays: [], locale },
    some: { ...month, signedDays: ['2026-11-03', '2026-11-19', '2026-11-20'], locale },
  })),
  show(ReportChart).in(({ locale }) => {
    const chartOf = (period: string, length: number) =>
      Array.from({ length }, (_, at) => ({
        day: `${period}-${String(at + 1).padStart(2, '0')}`,
        ...{ giftCount: at % 9 === 0 ? 1 : 0, amountInFen: at % 9 === 0 ? 5000 * (at + 1) : 0 },
        loveScore: at % 4 === 0 ? at : 0,
      }));
    return {
      'by days': { chart: chartOf('2026-11', 30), unit: 'day', locale },
      'by months': { chart: chartOf('2026', 12), unit: 'month', locale },
    };
  }),
  show(ReportFigures).in(({ locale }) => {
    const quiet = {
      ...{ isNew: true, loveScore: 0, chart: [] },
      donations: { count: 0, amountInFen: 0, caseCount: 0 },
      shares: { count: 0, visitorCount: 0 },
    };
    const given = {
      ...{ isNew: false, loveScore: 12 },
      donations: { count: 3, amountInFen: 12_345, caseCount: 2 },
      shares: { count: 1, visitorCount: 7 },
      chart: [{ day: '2026-11', giftCount: 3, amountInFen: 12_345, loveScore: 12 }],
    };
    return {
      quiet: { report: quiet, unit: 'day', csv: '#', locale },
      given: { report: given, unit: 'month', csv: '#', locale },
    };
  }),
  show(MonthTurns).in(({ locale }) => ({
    both: { route: 'signIn', month: '2026-11', before: true, after: true, locale },
    'the first': { route: 'monthlyReport', month: '2026-11', before: false, after: true, locale },
    'only before': { route: 'signIn', month: '2026-11', before: true, after: false, locale },
  })),
  show(RightRow).in(({ locale }) => ({
    below: { right: { rightId: 'frame', on: false }, mayOpen: false, won: false, locale },
    closed: { right: { rightId: 'frame', on: false }, mayOpen: true, won: false, locale },
    open: { right: { rightId: 'wishPaper', on: true }, mayOpen: true, won: false, locale },
    won: { right: { rightId: 'wishPaper', on: false }, mayOpen: false, won: true, locale },
  })),
  show(WeekList).in(({ locale }) => ({
    nobody: { period: 'thisWeek', open: false, list: [], own: nowhere, locale },
    listed: {
      ...{ period: 'lastWeek', open: true, own: { rank: 1, loveScore: 12, listed: true }, locale },
      list: [{ rank: 1, nickname: '小林', headImgUrl: '/avatar.svg', loveScore: 12 }],
    },
  })),
  show(PointLines).in(({ locale }) => ({
    usual: {
      lines: [
        { kind: 'reverse', amount: -10, createdAt: sampleAt },
        { kind: 'verify', amount: 10, createdAt: sampleAt },
      ],
      locale,
    },
  })),
];
