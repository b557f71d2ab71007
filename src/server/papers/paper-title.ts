import type { Keys } from '#src/server/platform/keys.ts';

/** Whom a paper is made out to; the number is a company's. */
export type PaperTitle = { title: string; taxNo: string };

const purpose = 'paper-title';

/** What is left of it once its account is closed. */
export const nobody: PaperTitle = { title: '', taxNo: '' };

export function sealTitle(keys: Keys, { title, taxNo }: PaperTitle): string {
  return keys.seal(purpose, JSON.stringify({ title, taxNo }));
}

export function openTitle(keys: Keys, sealed: string): PaperTitle {
  return JSON.parse(keys.open(purpose, sealed)) as PaperTitle;
}
