import { sampleAt } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import GuideRow from './GuideRow.astro';
import PointLines from './PointLines.astro';
import RightRow from './RightRow.astro';
import SignCalendar from './SignCalendar.astro';
import TaskRow from './TaskRow.astro';
import WeekList from './WeekList.astro';

const task = { taskId: 'follow', amount: 2, perDay: 3, takenToday: 0, ready: 0 } as const;
const guide = { guide: 'how-refunds-work', title: 'How refunds work' } as const;
const nowhere = { rank: null, loveScore: 0, listed: false };
const month = { month: '2026-11', today: '2026-11-20' };

export const examples = [
  show(TaskRow).in(({ locale }) => ({
    open: { task, locale },
    ready: { task: { ...task, ready: 2 }, locale },
    full: { task: { ...task, takenToday: 3 }, locale },
    'sign-in done': { task: { ...task, taskId: 'signIn', perDay: 1, takenToday: 1 }, locale },
  })),
  show(GuideRow).in(({ locale }) => ({
    new: { ...guide, state: 'new', locale },
    reading: { ...guide, state: 'reading', locale },
    read: { ...guide, state: 'read', locale },
  })),
  show(SignCalendar).in(({ locale }) => ({
    none: { ...month, signedDays: [], locale },
    some: { ...month, signedDays: ['2026-11-03', '2026-11-19', '2026-11-20'], locale },
  })),
  show(RightRow).in(({ locale }) => ({
    below: { right: { rightId: 'frame', on: false }, mayOpen: false, locale },
    closed: { right: { rightId: 'frame', on: false }, mayOpen: true, locale },
    open: { right: { rightId: 'wishPaper', on: true }, mayOpen: true, locale },
  })),
  show(WeekList).in(({ locale }) => ({
    nobody: { period: 'thisWeek', list: [], own: nowhere, locale },
    listed: {
      ...{ period: 'lastWeek', own: { rank: 1, loveScore: 12, listed: true }, locale },
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
