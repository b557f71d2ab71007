import { giftFieldNames } from '#src/shared/donations/gift-field-names.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { staysOffDevice } from '#src/shared/raising/secret-fields.ts';
import { browser } from './browser.ts';
import { forget, keep, keptKeys, readKept } from './keepsakes.ts';

type Values = Readonly<Record<string, string>>;
type DraftRule = {
  /** Says which fields a device may keep: never a number or a name of a person. */
  keeps(field: string): boolean;
  keptForDays?: number;
};

const only =
  (...fields: readonly string[]) =>
  (field: string) =>
    fields.includes(field);

/** These are all kinds of draft there are. Nothing else that is typed stays on a device. */
export const draftRules = {
  gift: { keeps: only(...giftFieldNames), keptForDays: 7 },
  /** This is the order a donor left to pay, so that coming back leads to its result. */
  order: { keeps: only('tradeNo'), keptForDays: 7 },
  comment: { keeps: only('content') },
  verification: { keeps: only('kind', 'relation', 'hospital', 'content') },
  sheet: { keeps: (field) => !staysOffDevice(field) },
  post: { keeps: only('content') },
  fundUse: { keeps: only('content') },
  withdrawal: {
    keeps: only('amountInYuan', 'purpose', 'plan', 'instalments', 'emergency', 'answer'),
  },
  objection: { keeps: only('content') },
  /** This is what a family says to an objection, or to what was found against it. */
  reply: { keeps: only('content') },
  answer: { keeps: only('answer') },
  /** This is what a family says to many at once. */
  fastReply: { keeps: only('content') },
  refund: { keeps: only('reason') },
  /** This is what a family answers staff. */
  staffAnswer: { keeps: only('content') },
  report: { keeps: only('reason', 'content') },
  /** This is what a family explains in public. */
  explanation: { keeps: only('content') },
} satisfies Record<string, DraftRule>;

type DraftKind = keyof typeof draftRules;

/** This is one draft of this device: its kind, and what it is about, such as a case. */
export type DraftName = { kind: DraftKind; id: string };
/** `basedOn` is the version of the server's words that it follows from, where those have versions. */
type Draft = { savedAt: number; basedOn?: number | undefined; values: Record<string, string> };

const prefix = 'draft.';

/**
 * Reads what was typed and not sent yet. A spoilt or old draft is none, nor is one saved before
 * `newerThan`.
 */
export function readDraft(name: DraftName, newerThan = 0): Draft | undefined {
  const draft = parseDraft(readKept(keyOf(name)));
  if (!draft || draft.savedAt <= newerThan) return undefined;
  const { keptForDays = Number.POSITIVE_INFINITY }: DraftRule = draftRules[name.kind];
  return browser.now() - draft.savedAt < keptForDays * dayMs ? draft : undefined;
}

type Keeping = {
  /** A blank replaces words only in these, since browsers empty fields on the way back. */
  touched?: ReadonlySet<string>;
  /** Nothing is left of a draft saved before, since what the server has is newer. */
  newerThan?: number | undefined;
  basedOn?: number | undefined;
};

/** Keeps what is typed, and answers whether the device could. */
export function keepDraft(name: DraftName, typed: Values, keeping: Keeping = {}): boolean {
  const { touched, newerThan, basedOn } = keeping;
  const values: Record<string, string> = { ...readDraft(name, newerThan)?.values };
  for (const [field, value] of Object.entries(typed)) {
    if (!draftRules[name.kind].keeps(field)) continue;
    if (value !== '') values[field] = value;
    else if (!touched || touched.has(field)) delete values[field];
  }
  if (Object.keys(values).length === 0) {
    forgetDraft(name);
    return false;
  }
  const draft: Draft = { savedAt: browser.now(), basedOn, values };
  return keep(keyOf(name), JSON.stringify(draft));
}

export function forgetDraft(name: DraftName): void {
  forget(keyOf(name));
}

export function countDrafts(): number {
  return draftKeys().length;
}

export function clearDrafts(): void {
  for (const key of draftKeys()) forget(key);
}

function draftKeys(): string[] {
  return keptKeys().filter((key) => key.startsWith(prefix));
}

function keyOf({ kind, id }: DraftName): string {
  return `${prefix}${kind}.${id}`;
}

function parseDraft(text = 'null'): Draft | undefined {
  try {
    const draft = JSON.parse(text) as Draft | null;
    const whole = typeof draft?.savedAt === 'number' && typeof draft.values === 'object';
    return whole && draft.values !== null ? draft : undefined;
  } catch {
    return undefined;
  }
}
