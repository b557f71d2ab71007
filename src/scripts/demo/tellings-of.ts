import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Telling } from '#src/shared/cases/telling.ts';
import type { DemoStory } from './demo-story.ts';

const folder = join(import.meta.dirname, 'english');

/**
 * Answers a story in further languages: as its people wrote it themselves, and in English by a
 * translator.
 */
export function tellingsOf({ slug, bilingual }: DemoStory): Telling[] {
  const own: Telling[] = bilingual ? [{ ...bilingual, toldBy: 'family' }] : [];
  const file = join(folder, `${slug}.md`);
  return existsSync(file) ? [...own, translated(readFileSync(file, 'utf8'))] : own;
}

/** A file has the title behind a `#` in its first line, and then the story. */
function translated(text: string): Telling {
  const [first = '', ...lines] = text.split('\n');
  const title = first.replace(/^# /, '');
  return { language: 'en', title, content: lines.join('\n').trim(), toldBy: 'translator' };
}
