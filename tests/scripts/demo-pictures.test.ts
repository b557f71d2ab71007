import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allStories } from '#src/scripts/demo/all-stories.ts';
import type { DemoPicture } from '#src/scripts/demo/demo-story.ts';
import { drawingsIn, openDrawing } from '#src/scripts/demo/open-drawing.ts';
import { pendingCases } from '#src/scripts/demo/pending-cases.ts';
import { postWords } from '#src/scripts/demo/post-words.ts';
import { storyPapers } from '#src/scripts/demo/story-papers.ts';
import { redraw } from '#src/server/media/redraw.ts';
import { bitsApart, mostBitsApart } from '#src/server/raising/clones/picture-print.ts';

const folder = join(import.meta.dirname, '../../src/scripts/demo/pictures');
const drawings = globSync('**/*', { cwd: folder, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  .sort();
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

const told: DemoPicture[] = [...allStories, ...pendingCases].flatMap(({ pictures }) => pictures);
const described = [...told, ...Object.values(storyPapers)];
const posted = Object.values(postWords).flatMap((posts) => posts.flatMap(({ files }) => files));
const proofs = pendingCases.map(({ proof }) => proof);
const faces = [...drawingsIn('avatars'), ...drawingsIn('advisers')];

/** These could fetch, run or write anything, or are drawn by whichever font a machine has. */
const strange =
  /<(?:script|foreignObject|image|style|text|a|animate\w*|set)\b|\son\w+=|href="(?!#)|url\((?!#)|<!(?!--)|<\?/i;

const faultsOf = (text: string) =>
  [
    /^<svg [^>]*viewBox="0 0 \d+ \d+"/.test(text) ? '' : 'does not begin as a drawing',
    text.length < 16_000 ? '' : 'is large',
    /<title>[^<]+<\/title>/.test(text) ? '' : 'does not say what it shows',
    strange.test(text) ? 'holds more than shapes' : '',
  ].filter(Boolean);

test('every drawing is used, once, and every drawing that is used is there', () => {
  expect([...described.map(({ file }) => file), ...posted, ...proofs, ...faces].sort()).toEqual(
    drawings,
  );
});

test('every drawing is small, says what it shows, and holds shapes only', () => {
  const faults = drawings.flatMap((file) => faultsOf(textOf(file)).map((one) => `${file} ${one}`));
  expect(faults).toEqual([]);
});

test('a drawing that is large, mute or more than shapes is found', () => {
  const drawn = (inside: string) => `<svg viewBox="0 0 9 9"><title>A</title>${inside}</svg>`;
  expect(faultsOf(drawn('<use href="#a"/><path fill="url(#b)"/>'))).toEqual([]);
  for (const inside of [
    '<script>1</script>',
    '<path onclick="1"/>',
    '<use href="https://a.example/b.svg#c"/>',
    '<path fill="url(b.svg#c)"/>',
    '<text>Hospital</text>',
    '<image href="#a"/>',
  ])
    expect(faultsOf(drawn(inside)), inside).toEqual(['holds more than shapes']);
  expect(faultsOf(drawn('a'.repeat(16_000)))).toEqual(['is large']);
  expect(faultsOf('<path/>')).toHaveLength(2);
});

test('a drawing says of itself what its words in English say; its words in Chinese are Chinese', () => {
  for (const { file, alt, altEn } of described) {
    expect(/<title>([^<]+)<\/title>/.exec(textOf(file))?.[1], file).toBe(altEn);
    expect(alt, file).toMatch(/\p{Script=Han}/u);
  }
});

test('every drawing can be painted, pictures four to three and faces square', async () => {
  const paint = async (file: string) => {
    const painted = openDrawing(file).resize({ width: 80 }).raw();
    const { data, info } = await painted.toBuffer({ resolveWithObject: true });
    expect(info.height, file).toBe(faces.includes(file) ? 80 : 60);
    expect(new Set(data).size, file).toBeGreaterThan(9);
  };
  await Promise.all(drawings.map(paint));
});

test('no two covers look alike, as the comparing of cases sees it', async () => {
  const covers = [...allStories, ...pendingCases].flatMap(({ pictures }) => pictures[0] ?? []);
  const hashes = new Map<string, string>();
  for (const { file } of covers) {
    const photo = await openDrawing(file).resize(320).jpeg().toBuffer();
    hashes.set(file, (await redraw(photo)).perceptualHash);
  }
  const alike = [...hashes].flatMap(([one, hash], at) =>
    [...hashes]
      .slice(at + 1)
      .filter(([, other]) => bitsApart(hash, other) <= mostBitsApart)
      .map(([other]) => `${one} and ${other}`),
  );
  expect(alike).toEqual([]);
});
