import { findCase } from '#src/server/cases/find-case.ts';
import { findDonationsOfCase } from '#src/server/cases/gifts/find-donations-of-case.ts';
import { findEncouragements } from '#src/server/cases/gifts/find-encouragements.ts';
import type { CasesAsked } from '#src/server/cases/lists/cases-asked.ts';
import { findCases } from '#src/server/cases/lists/find-cases.ts';
import { findCities } from '#src/server/cases/lists/find-cities.ts';
import { findInNeed } from '#src/server/cases/lists/find-in-need.ts';
import type { Services } from '#src/server/services.ts';
import { findAllocation } from '#src/server/tracing/find-allocation.ts';
import { findMilestones } from '#src/server/tracing/find-milestones.ts';
import { caseTabs } from '#src/shared/cases/calls.ts';
import { crowdedCase, type SizedSet } from './seed-sized.ts';

/** `bounded` says that what it reads ends at a bound above the small set's size. */
export type Read<Set = SizedSet> = {
  what: string;
  bounded?: true;
  read(services: Services, set: Set): Promise<unknown>;
};

const locale = 'zh-CN' as const;
const plain = { illness: '', city: '', keyword: '', anchorId: '', size: 20, locale } as const;
const gifts = { caseId: crowdedCase, anchorId: '', size: 30, locale: 'zh-CN' } as const;

/** Reads pages of cases by what is asked; `anchorOf` for those in the middle of a list. */
function cases(
  what: string,
  asked: Partial<CasesAsked> & Pick<CasesAsked, 'tab'>,
  anchorOf: (set: SizedSet) => string = () => '',
): Read {
  return {
    what,
    read: ({ db, now }, set) =>
      findCases(db, { ...plain, ...asked, anchorId: anchorOf(set) }, now()),
  };
}

/** The pages of lists and of a crowded case read this. A search reads up to its bound. */
export const listReads: readonly Read[] = [
  cases('recommended, first', { tab: 'recommended' }),
  cases('recommended, deep', { tab: 'recommended' }, (set) => set.deepTurn),
  cases('not yet helped, first', { tab: 'notYetHelped' }),
  cases('newest, first', { tab: 'newest' }),
  cases('newest, deep', { tab: 'newest' }, (set) => set.deepNewest),
  cases('nearly there, first', { tab: 'nearlyThere' }),
  cases('ended, first', { tab: 'ended' }),
  cases('ended, deep', { tab: 'ended' }, (set) => set.deepEnded),
  cases('of an illness', { tab: 'recommended', illness: 'kidney' }),
  cases('of an illness nobody has', { tab: 'recommended', illness: 'none' }),
  cases('of a city', { tab: 'recommended', city: '昭通' }),
  cases('of a theme', { tab: 'recommended', only: { theme: 'organs' } }),
  cases('of a theme with none', { tab: 'recommended', only: { theme: 'goods' } }),
  cases('search, a common word', { tab: 'recommended', keyword: '手术' }),
  { ...cases('search, a word nowhere', { tab: 'recommended', keyword: '无处' }), bounded: true },
  ...caseTabs.map((tab) => ({
    what: `cities, ${tab}`,
    read: ({ db, now }: Services) => findCities(db, { tab, locale }, now()),
  })),
  { what: 'in need', read: ({ db, now }) => findInNeed(db, { size: 12, locale }, now()) },
  { what: 'the case', read: ({ db, now }) => findCase(db, crowdedCase, now()) },
  {
    what: 'donors, first',
    read: ({ db }) => findDonationsOfCase(db, { ...gifts, sort: 'newest' }),
  },
  {
    what: 'donors, deep',
    read: ({ db }, { deepGifts }) =>
      findDonationsOfCase(db, { ...gifts, anchorId: deepGifts, sort: 'newest' }),
  },
  {
    what: 'donors by size',
    read: ({ db }) => findDonationsOfCase(db, { ...gifts, sort: 'largest' }),
  },
  { what: 'words, first', read: ({ db }) => findEncouragements(db, gifts) },
  { what: 'where the money is', read: ({ db, now }) => findAllocation(db, crowdedCase, now()) },
  { what: 'milestones', read: ({ db }) => findMilestones(db, crowdedCase) },
];
