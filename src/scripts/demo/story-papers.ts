import type { MaterialKind } from '#src/shared/tracing/materials.ts';
import type { DemoPicture, DemoStory } from './demo-story.ts';

export type StoryPaper = DemoPicture & { kind: MaterialKind; daysAgo: number };

const words: Record<Exclude<MaterialKind, 'sellAndPay'>, { alt: string; altEn: string }> = {
  diagnosis: {
    alt: '诊断证明书，姓名和证件号已遮住',
    altEn: 'Diagnosis, names and numbers covered',
  },
  costs: { alt: '住院费用结算单，账号已遮住', altEn: 'Hospital settlement, account covered' },
  hospital: {
    alt: '住院证和腕带，条码已遮住',
    altEn: 'Admission slip and wristband, codes covered',
  },
  household: {
    alt: '村居委会开的家庭情况说明',
    altEn: "Neighbourhood office's word on the household",
  },
  identity: { alt: '身份证明，只留下姓', altEn: 'Proof of identity, only the surname left' },
};
const always = ['diagnosis', 'costs'] as const;
const mostPapers = 4;

/** Two to four papers: of the illness and its costs always, of other facts where they were seen. */
export function papersOf({ facts }: Pick<DemoStory, 'facts'>): StoryPaper[] {
  const seen = facts.filter(({ state }) => state !== 'declared').map(({ kind }) => kind);
  const kinds = [...new Set([...always, ...seen])].filter((kind) => kind !== 'payee');
  return kinds.slice(0, mostPapers).map((kind) => {
    const daysAgo = facts.find((fact) => fact.kind === kind)?.daysAgo ?? 1;
    return { scene: 'papers', kind, daysAgo, ...words[kind] };
  });
}
