import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { toJson } from '#src/server/db/json.ts';
import type { DemoPicture, DemoStory } from './demo-story.ts';
import { inTwo } from './in-two.ts';
import { drawAvatar } from './pictures/draw-avatar.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { papersOf, type StoryPaper } from './story-papers.ts';

const drawn = { width: 1200, height: 900 };
const large = { width: 1080, height: 810 };
const small = { width: 640, height: 480 };
const quality = 80;
const avatarCount = 40;

export type DrawnPicture = {
  alt: string; // JSON OwnWords
  path: string;
  large_path: string;
  width: number;
  height: number;
};

/** Draws a story's pictures into the public media folder, once small and once 1080 wide. */
export async function renderPictures(story: DemoStory, dataDir: string): Promise<DrawnPicture[]> {
  return renderAll(story.pictures, { prefix: story.slug, dataDir });
}

/** The pictures of a family that waits for the desk, and after them a paper without any name. */
export async function renderPending(
  slug: string,
  pictures: readonly DemoPicture[],
  dataDir: string,
): Promise<DrawnPicture[]> {
  const paper: DemoPicture = { scene: 'papers', alt: '证件', altEn: 'Papers' };
  return renderAll([...pictures, paper], { prefix: slug, dataDir });
}

export type DrawnPaper = { kind: StoryPaper['kind']; daysAgo: number; picture: DrawnPicture };

/** Draws the papers that a story was checked by; what could name a person is never drawn. */
export async function renderPapers(story: DemoStory, dataDir: string): Promise<DrawnPaper[]> {
  const papers = papersOf(story);
  const pictures = await renderAll(papers, { prefix: `${story.slug}-paper`, dataDir });
  return pictures.flatMap((picture, at) => {
    const paper = papers[at];
    return paper ? [{ kind: paper.kind, daysAgo: paper.daysAgo, picture }] : [];
  });
}

async function renderAll(
  pictures: readonly DemoPicture[],
  { prefix, dataDir }: { prefix: string; dataDir: string },
): Promise<DrawnPicture[]> {
  const folder = join(dataDir, 'media', 'demo');
  await mkdir(folder, { recursive: true });
  return Promise.all(
    pictures.map(async ({ scene, alt, altEn }, index) => {
      const name = `${prefix}-${index + 1}`;
      const picture = sharp(Buffer.from(drawPicture(scene, name, drawn)));
      await picture
        .clone()
        .resize(small)
        .webp({ quality, effort: 2 })
        .toFile(join(folder, `${name}.webp`));
      await picture
        .resize(large)
        .webp({ quality, effort: 2 })
        .toFile(join(folder, `${name}-1080.webp`));
      return {
        alt: toJson(inTwo(alt, altEn)),
        path: `demo/${name}.webp`,
        large_path: `demo/${name}-1080.webp`,
        ...small,
      };
    }),
  );
}

/** Draws the faces donors show: abstract, and few enough to be kept by browsers. */
export async function renderAvatars(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'media', 'avatars');
  await mkdir(folder, { recursive: true });
  return Promise.all(
    Array.from({ length: avatarCount }, async (_, index) => {
      const name = `${String(index + 1).padStart(2, '0')}.webp`;
      await writeFile(
        join(folder, name),
        await sharp(Buffer.from(drawAvatar(`avatar ${index}`)))
          .webp({ quality, effort: 2 })
          .toBuffer(),
      );
      return `/media/avatars/${name}`;
    }),
  );
}
