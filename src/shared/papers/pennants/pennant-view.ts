import * as v from 'valibot';

/**
 * A person is thanked for these: a gift, a verification, words of comfort, or having told how it
 * went on. Each is something that happened on an appeal which both know of.
 */
export const thankedFor = ['gave', 'verified', 'spoke', 'told'] as const;
export type ThankedFor = (typeof thankedFor)[number];

/** There is one kind more than people give: the platform's own, for who came to a venue. */
const pennantKinds = [...thankedFor, 'visit'] as const;

export const maxPennantLength = 60;
/** One person gives so many on a day of China's calendar at most. */
export const mostPennantsADay = 5;
/** One comes to a venue on so many days before its pennant is there; a shorter one has fewer. */
export const visitDays = 3;

export const pennantSides = ['received', 'given'] as const;
export type PennantSide = (typeof pennantSides)[number];

/** This is a pennant as who received or gave it sees it. */
export const pennantView = v.object({
  pennantId: v.string(),
  kind: v.picklist(pennantKinds),
  /** It is empty where the platform gives it. */
  words: v.string(),
  /** It is null where the platform gives it. */
  fromName: v.nullable(v.string()),
  toName: v.string(),
  infoUuid: v.nullable(v.string()),
  caseTitle: v.nullable(v.string()),
  activityId: v.nullable(v.string()),
  venueName: v.nullable(v.string()),
  number: v.string(),
  checkCode: v.string(),
  /** It is void once what it thanks for fell, or someone took it down. */
  state: v.picklist(['live', 'void']),
  createdAt: v.number(),
});
export type PennantView = v.InferOutput<typeof pennantView>;

/** This is someone a pennant may be given to, under the name that stands on the appeal. */
export type PersonToThank = {
  toUserId: string;
  name: string;
  infoUuid: string;
  caseTitle: string;
  /** This is when what it thanks for happened last. */
  metAt: number;
};

/** This is a venue that a person came to, and what is missing until its pennant. */
export type VisitedVenue = {
  activityId: string;
  name: string;
  days: number;
  neededDays: number;
  /** Was its pennant awarded? */
  awarded: boolean;
};
