import { caseTypes } from '#src/shared/cases/enumerations.ts';
import type { MaterialKind } from '#src/shared/tracing/materials.ts';
import type { DemoPicture, DemoStory } from './demo-story.ts';

type PaperKind = Exclude<MaterialKind, 'sellAndPay'>;

const papers: Record<PaperKind, DemoPicture> = {
  diagnosis: {
    file: 'papers/diagnosis.svg',
    alt: '诊断证明书，姓名和证件号已遮住',
    altEn: 'Diagnosis, names and numbers covered',
  },
  costs: {
    file: 'papers/costs.svg',
    alt: '住院费用结算单，账号已遮住',
    altEn: 'Hospital settlement, account covered',
  },
  hospital: {
    file: 'papers/hospital.svg',
    alt: '住院证和腕带，条码已遮住',
    altEn: 'Admission slip and wristband, codes covered',
  },
  household: {
    file: 'papers/household.svg',
    alt: '村居委会开的家庭情况说明',
    altEn: "Neighbourhood office's word on the household",
  },
  identity: {
    file: 'papers/identity.svg',
    alt: '身份证明，只留下姓',
    altEn: 'Proof of identity, only the surname left',
  },
};

export const paperKinds = Object.keys(papers) as PaperKind[];
export const paperOf = (kind: PaperKind): DemoPicture => papers[kind];

const always = ['diagnosis', 'costs'] as const;
const mostPapers = 4;

/** Two to four papers: of the illness and its costs but for a dream, of other facts where they were seen. */
export function papersOf({
  caseType,
  facts,
}: Pick<DemoStory, 'caseType' | 'facts'>): { kind: PaperKind; daysAgo: number }[] {
  const seen = facts.filter(({ state }) => state !== 'declared').map(({ kind }) => kind);
  const first = caseType === caseTypes.dream ? [] : always;
  const kinds = [...new Set([...first, ...seen])].filter((kind) => kind !== 'payee');
  return kinds.slice(0, mostPapers).map((kind) => ({
    kind,
    daysAgo: facts.find((fact) => fact.kind === kind)?.daysAgo ?? 1,
  }));
}
