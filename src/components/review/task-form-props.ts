import type { Locale } from '#src/shared/platform/locale.ts';
import type { TaskFieldView } from '#src/shared/review/task-view.ts';
import { textsOf } from '#src/texts/texts.ts';

type Task = {
  locale: Locale;
  taskId: string;
  action: string;
};

/** Answers what `ClaimTask` draws, in one language. */
export function claimProps({ locale, ...task }: Task) {
  const { review, forms } = textsOf(locale);
  const { claim, claimFirst } = review.task;
  return { ...task, text: { ...forms, claim, claimFirst } };
}

type Held = Task & { claimedUntil: number; queueUrl: string };

/** Answers what `HeldTask` draws, in one language. */
export function heldProps({ locale, ...task }: Held) {
  const { review, forms } = textsOf(locale);
  const { heldByYou, renew, release } = review.task;
  return { ...task, locale, text: { ...forms, heldByYou: heldByYou('{time}'), renew, release } };
}

type Secret = Task & {
  field: Pick<TaskFieldView, 'name' | 'label'>;
  /** It was typed into a form that was refused without script. */
  typed: Readonly<Record<string, string>>;
};

/** Answers what `UnmaskField` draws, in one language; the secret comes by its own call. */
export function unmaskProps({ locale, field, typed, ...task }: Secret) {
  const { review, forms } = textsOf(locale);
  const { unmask, unmaskWhy, unmaskHint, shownOnce } = review.task;
  const isOwn = typed.step === 'unmask' && typed.field === field.name;
  return {
    ...task,
    field: field.name,
    typed: isOwn ? (typed.reason ?? '') : undefined,
    text: { ...forms, unmask, unmaskWhy, unmaskHint, shownOnce: shownOnce(field.label) },
  };
}

export type ClaimProps = ReturnType<typeof claimProps>;
export type HeldProps = ReturnType<typeof heldProps>;
export type UnmaskProps = ReturnType<typeof unmaskProps>;
