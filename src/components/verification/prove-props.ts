import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import type { Texts } from '#src/texts/texts.ts';

/** The fields of the form stand by the names of the call. */
export const proveFields = [
  'kind',
  'relation',
  'realName',
  'hospital',
  'hospitalCode',
  'idCard',
  'content',
] as const;
type ProveField = (typeof proveFields)[number];
type ProveValues = Readonly<Partial<Record<ProveField, string>>>;

/** These are the words of the form, in one language. */
export function proveTexts({ verification: t }: Texts) {
  const { kind, kinds, kindHints, relation, relations, chooseRelation, realName, realNameHint } = t;
  const { idCard, idCardHint, hospital, hospitalHint, content, contentHint } = t;
  const { hospitalCode, hospitalCodeHint } = t;
  const { promise, submit, submitting, draftRestored, offline } = t;
  return {
    ...{ kind, kinds, kindHints, relation, relations, chooseRelation, realName, realNameHint },
    ...{ idCard, idCardHint, hospital, hospitalHint, content, contentHint },
    ...{ hospitalCode, hospitalCodeHint },
    ...{ promise, submit, submitting, draftRestored, offline },
  };
}

export type ProveProps = {
  infoUuid: string;
  /** It comes from the link that the family opened for its doctor. */
  invite: string;
  text: ReturnType<typeof proveTexts>;
  action: string;
  /** This is where to go when it is done. */
  target: string;
  values: ProveValues;
  problems: Readonly<Record<string, string>>;
  message: string | undefined;
};

/** Puts problems of fields into the reader's words. */
export function problemWords(fields: FieldProblems, { fieldProblems }: Texts) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [field, fieldProblems[problem]]),
  );
}
