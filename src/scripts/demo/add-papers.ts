import { inTransaction } from '#src/server/db/in-transaction.ts';
import { toJson } from '#src/server/db/json.ts';
import { redraw } from '#src/server/media/redraw.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { MaterialKind } from '#src/shared/tracing/materials.ts';
import type { AddedStory } from './add-story.ts';
import { inTwo } from './in-two.ts';
import { openDrawing } from './open-drawing.ts';
import { paperKinds, paperOf, papersOf } from './story-papers.ts';

type PaperFiles = { path: string; large_path: string; width: number; height: number };
type PublishedPapers = ReadonlyMap<MaterialKind, PaperFiles>;

/** Publishes one covered paper of each kind; nobody is named on them, so all stories show these. */
export async function publishPapers({ media }: Services): Promise<PublishedPapers> {
  const papers = new Map<MaterialKind, PaperFiles>();
  for (const kind of paperKinds) {
    const photo = await openDrawing(paperOf(kind).file).jpeg({ quality: 90 }).toBuffer();
    const { small, large } = await redraw(photo);
    const [path, largePath] = [`papers/${kind}.webp`, `papers/${kind}-large.webp`];
    await media.open.put(path, small.bytes, 'image/webp');
    await media.open.put(largePath, large, 'image/webp');
    const { width, height } = small;
    papers.set(kind, { path, large_path: largePath, width, height });
  }
  return papers;
}

/** Shows the papers that a story was checked by. */
export async function addPapers(
  { db }: Services,
  { story, caseId }: AddedStory,
  { published, now }: { published: PublishedPapers; now: number },
): Promise<void> {
  const rows = papersOf(story).flatMap(({ kind, daysAgo }) => {
    const files = published.get(kind);
    if (!files) return [];
    const { alt, altEn } = paperOf(kind);
    const stated = { kind, masked: 1 as const, stated_at: now - daysAgo * dayMs };
    const words = toJson(inTwo(alt, altEn));
    return [{ id: newId(), case_id: caseId, alt: words, ...files, ...stated }];
  });
  await inTransaction(db, (trx) => trx.insertInto('case_materials').values(rows).execute());
}
