import type { Viewer } from '#src/server/door/viewer.ts';
import type { Services } from '#src/server/services.ts';
import { addWish } from '#src/server/wishes/add-wish.ts';
import { decideAtDesk } from './decide-at-desk.ts';

const hourMs = 3_600_000;

/** It says them by donor, oldest first; staff have not looked at the last ones yet. */
const told: readonly { words: string; named: boolean; hoursAgo: number }[] = [
  { words: '愿今年冬天，肿瘤科走廊里的灯少亮几盏。', named: true, hoursAgo: 210 },
  { words: '愿每个陪床的人都能睡个整觉。', named: false, hoursAgo: 170 },
  { words: 'May every donor match be found in time.', named: true, hoursAgo: 121 },
  { words: '愿化疗的小朋友头发长回来，比以前还多。', named: true, hoursAgo: 97 },
  { words: '愿乡里也有看得了大病的医院。', named: false, hoursAgo: 52 },
  { words: '愿透析的人不用再数着杯子喝水。', named: true, hoursAgo: 31 },
  { words: '愿护士们早点下班。', named: false, hoursAgo: 9 },
  { words: '愿我爸的指标再降一点点。', named: false, hoursAgo: 2 },
];
const unseen = 2;

type Hung = { donors: readonly Viewer[]; staffUserId: string; now: number };

/** Writes wishes on the tree, hung one after another by the demo's donors. */
export async function addWishes(
  services: Services,
  { donors, staffUserId, now }: Hung,
): Promise<void> {
  for (const [index, { words: content, named, hoursAgo }] of told.entries()) {
    const userId = donors[index % donors.length]?.userId;
    if (!userId) throw new Error('Wishes are hung by donors, and there are none.');
    const at = now - hoursAgo * hourMs;
    const { wishId } = await addWish(services, { userId, content, named, locale: 'zh-CN' }, at);
    if (index >= told.length - unseen) continue;
    const read = { queue: 'wish', subjectId: wishId, staffUserId } as const;
    await decideAtDesk(services, read, at + hourMs);
  }
}
