import { sampleAt } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import GuideRow from './GuideRow.astro';
import PointLines from './PointLines.astro';
import SignCalendar from './SignCalendar.astro';
import TaskRow from './TaskRow.astro';

const task = { taskId: 'follow', amount: 2, perDay: 3, takenToday: 0, ready: 0 } as const;
const guide = { guide: 'how-refunds-work', title: 'How refunds work' } as const;
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
