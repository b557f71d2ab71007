import type { Keys } from '#src/server/platform/keys.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { TitleType } from '#src/shared/papers/paper-view.ts';

/** It says whom a paper is made out to; the number is a company's. */
type PaperTitle = { title: string; taxNo: string };

const place = 'papers.title_sealed';

/** This is left of it once its account is closed. */
const nobody: PaperTitle = { title: '', taxNo: '' };

export function sealTitle(keys: Keys, paperId: string, { title, taxNo }: PaperTitle): string {
  return keys.seal(place, paperId, JSON.stringify({ title, taxNo }));
}

export function openTitle(keys: Keys, paperId: string, sealed: string): PaperTitle {
  return sealed === '' ? nobody : (JSON.parse(keys.open(place, paperId, sealed)) as PaperTitle);
}

/** It is as it was asked for: a company has a number, and of a person none is kept. */
export function titleOf(asked: PaperTitle & { titleType: TitleType }): PaperTitle {
  const taxNo = asked.titleType === 'company' ? asked.taxNo : '';
  if (asked.titleType === 'company' && taxNo === '')
    throw new Problem('inputInvalid', { fields: { taxNo: 'required' } });
  return { title: asked.title, taxNo };
}

export const isAlike = (a: PaperTitle, b: PaperTitle) => a.title === b.title && a.taxNo === b.taxNo;
