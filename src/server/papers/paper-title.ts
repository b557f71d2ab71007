import type { Keys } from '#src/server/platform/keys.ts';

/** Whom a paper is made out to; the number is a company's. */
export type PaperTitle = { title: string; taxNo: string };

const place = 'papers.title_sealed';

/** What is left of it once its account is closed. */
const nobody: PaperTitle = { title: '', taxNo: '' };

export function sealTitle(keys: Keys, paperId: string, { title, taxNo }: PaperTitle): string {
  return keys.seal(place, paperId, JSON.stringify({ title, taxNo }));
}

export function openTitle(keys: Keys, paperId: string, sealed: string): PaperTitle {
  return sealed === '' ? nobody : (JSON.parse(keys.open(place, paperId, sealed)) as PaperTitle);
}
