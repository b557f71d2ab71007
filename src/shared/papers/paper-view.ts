import * as v from 'valibot';

/** A paper of gifts is there at once; one of a service fee once staff issued it. */
const paperKinds = ['receipt', 'feeInvoice'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const titleTypes = ['personal', 'company'] as const;
export type TitleType = (typeof titleTypes)[number];

/** Was it asked for by mail, and did it leave? */
const mailStates = ['none', 'waiting', 'sent'] as const;
const paperStates = ['asked', 'live', 'refused', 'void'] as const;
/** This is why a paper is void: money of it went back, or its owner gave it up. */
export const voidReasons = ['returned', 'byOwner'] as const;

/** One sheet names so many gifts at most. */
export const mostGiftsOnPaper = 20;
export const maxTitleLength = 60;

/** This is a paper as its own donor sees it. */
export const paperView = v.object({
  invoiceId: v.string(),
  kind: v.picklist(paperKinds),
  /** It is empty, as the code, until it is issued. */
  number: v.string(),
  checkCode: v.string(),
  titleType: v.picklist(titleTypes),
  title: v.string(),
  taxNo: v.string(),
  amountInFen: v.number(),
  orderIds: v.array(v.string()),
  state: v.picklist(paperStates),
  mail: v.picklist(mailStates),
  /** This is why staff did not issue it. */
  refusal: v.string(),
  voidReason: v.nullable(v.picklist(voidReasons)),
  createdAt: v.number(),
  voidedAt: v.nullable(v.number()),
});
export type PaperView = v.InferOutput<typeof paperView>;

/** This is a service fee that an invoice can be asked for. */
export type FeeForInvoice = {
  payoutNo: string;
  infoUuid: string;
  caseTitle: string;
  amountInFen: number;
  paidAt: number;
};

/** This is a gift that a paper can be asked for. */
export const giftForPaper = v.object({
  orderId: v.string(),
  infoUuid: v.string(),
  caseTitle: v.string(),
  /** This is what of it was not returned. */
  amountInFen: v.number(),
  paidAt: v.number(),
});
export type GiftForPaper = v.InferOutput<typeof giftForPaper>;
