import type { GearKind } from '#src/shared/kinds/gear-fields.ts';
import type { CaseLabel } from '#src/shared/raiser/case-labels.ts';
import type { Bill } from '#src/shared/raising/bill.ts';

/** This is a drawing below `pictures`, and what it shows in words. */
export type DemoPicture = {
  file: string;
  alt: string;
  altEn: string;
};

/** This is one invented case of the demo; people, hospitals and numbers are made up. */
export type DemoStory = {
  /** It is a stable ascii key, and also the name of the story's file. */
  slug: string;
  /** Illness is 0, goods 1, a dream 99. */
  caseType: 0 | 1 | 99;
  /** A goods case has them: they are what the family gives in return. */
  gears?: (Record<'title' | 'origin', string> & {
    kind: GearKind;
  } & Record<'sendDays' | 'priceInFen' | 'stock', number>)[];
  title: string;
  /** This is first person of the raiser; paragraphs are separated by an empty line. */
  content: string;
  illness: string;
  illnessKey:
    | 'leukemia'
    | 'cancer'
    | 'heart'
    | 'kidney'
    | 'burn'
    | 'stroke'
    | 'premature'
    | 'injury'
    | 'rare'
    | 'liver'
    | 'brain'
    | 'lung';
  city: string;
  province: string;
  hospital: string;
  department: string;
  /** `displayName` is already shortened for the public page. */
  patient: { displayName: string; age: number; gender: 'female' | 'male' };
  /** `relation` is who the raiser is to the patient. */
  raiser: {
    name: string;
    relation: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 11 | 12;
    relationText?: string;
    /** Only a dream has it. */
    organiser?: { kind: 'organisation' | 'person'; words: string };
  };
  /** `displayName` is already masked for a person. */
  payee: {
    kind: 'person' | 'hospital';
    relation: 'self' | 'spouse' | 'other' | 'hospital_account';
    displayName: string;
  };
  treatment: Bill & {
    /** It is a year and month, as in `2026-03`. */
    diagnosedOn: string;
    plan: string;
    planEn: string;
  };
  household: { summary: string; summaryEn: string };
  /** This is what nobody else pays of `costAheadInFen`. */
  targetInFen: number;
  /** This is what more would be used for; where there is nothing, giving ends at the target. */
  surplus?: { use: string; useEn: string };
  /** This is the part of the target that the seeded gifts reach, 0 to 1.02. */
  raisedShare: number;
  giftCount: number;
  state:
    | 'new'
    | 'raising'
    | 'nearlyThere'
    | 'reached'
    | 'endedSuccess'
    | 'endedEarly'
    | 'expired'
    | 'withdrawing'
    | 'refunding'
    | 'refunded'
    | 'risk'
    | 'platformStopped';
  publishedDaysAgo: number;
  /** Once it ended, its family let only those who gave go on reading it. */
  keptForDonors?: true;
  team?: {
    name: string;
    nameEn: string;
    members: { name: string; role: string; roleEn: string }[];
  };
  /** This is the same case told in a second language by the people of the case. */
  bilingual?: { language: 'en' | 'ar' | 'ug' | 'bo' | 'ja'; title: string; content: string };
  /** Did staff call the ward and find the patient there? */
  wardCalled: boolean;
  labels: CaseLabel[];
  pictures: DemoPicture[];
  /** These words go with gifts of neighbours, classmates and former patients who know the case. */
  encouragements: string[];
  /** It was picked by staff for the front page. */
  picked: boolean;
};
