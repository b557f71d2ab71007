import { useStore } from '@nanostores/react';
import { useCallback, useRef, useState } from 'react';
import type { DraftName } from '#src/stores/drafts.ts';
import type { FormFlow, FormState } from '#src/stores/form-flow.ts';
import { focusFirstProblem } from './focus-first-problem.ts';
import { takeUpTyped, typedUntilNow, valuesOf } from './form-values.ts';
import { listenToForm } from './listen-to-form.ts';
import { postForm } from './post-form.ts';
import { hideLine, linesAbout, nameOfLine, showProblems } from './show-problems.ts';
import { tieDraft } from './tie-draft.ts';
import { useSaid } from './use-said.ts';
import { useTold } from './use-told.ts';

type Words = Readonly<Record<string, string>>;

type FormOptions<Output> = {
  /** It is the form's id in the page. */
  id: string;
  flow: FormFlow<Output>;
  /** Runs once the form was taken and stays. */
  onDone?: ((form: HTMLFormElement, values: Words) => void) | undefined;
  /** This is what goes along and no field holds, such as the case of the page's address. */
  along?: Words | undefined;
  /** This is where to go once the form was taken; undefined stays on the page. */
  target?: string | undefined;
  draft?: DraftName | undefined;
  /** What the server has is newer than drafts kept before. */
  newerThan?: number | undefined;
  /**
   * This is the version of the server's words that the form follows from; undefined keeps nothing
   * now.
   */
  draftBasedOn?: () => number | undefined;
  /** This is what the server drew of a form that was refused without script. */
  drawn?: { message?: string | undefined; fields?: Words } | undefined;
  /** These are words for fields that are wrong, before anything is sent. */
  check?: ((values: Words) => Words) | undefined;
  /** Runs once script took over, and with each input. */
  onLook?: ((form: HTMLFormElement) => void) | undefined;
  /** False holds the form back, such as until someone confirmed it. */
  mayLeave?: ((form: HTMLFormElement) => boolean) | undefined;
  /** The page drew the fields, so what is wrong with them is written into the page. */
  fieldsOfPage?: boolean;
};

export type UsedForm = {
  id: string;
  /** Ties the form that holds the element, or is it. */
  takeOver(element: HTMLElement | null): (() => void) | undefined;
  state: FormState;
  busy: boolean;
  message: string | undefined;
  problems: Words;
  /** Did words of an earlier visit come back? Does the device keep what is typed? */
  draft: 'none' | 'kept' | 'restored';
  /** Sends the form as it stands. */
  submit(): Promise<void>;
};

/** Answers an enhanced form: draws one flow over a form that also posts by itself. */
export function useForm<Output>(options: FormOptions<Output>): UsedForm {
  const { id, flow, drawn } = options;
  const state = useStore(flow.$state, { ssr: 'initial' });
  const [draft, setDraft] = useState<UsedForm['draft']>('none');
  const [typedBefore] = useState(() => typedUntilNow(id));
  const { said, mend } = useSaid(state, drawn);
  const latest = useRef(options);
  latest.current = options;
  const tied = useRef<HTMLFormElement | null>(null);
  useTold(tied, state.step);

  const submit = useCallback(async (submitter?: Words) => {
    if (tied.current) await submitForm(tied.current, latest.current, submitter);
  }, []);
  const takeOver = useCallback(
    (element: HTMLElement | null) => {
      const form = element?.closest('form');
      if (!form) return undefined;
      tied.current = form;
      takeUpTyped(form, typedBefore);
      const kept = keepDraft(form, latest.current, setDraft);
      const stop = listenToForm(form, {
        onInput: (field) => mend(hearInput(form, field, latest.current)),
        onSubmit: (submitter) => {
          if (latest.current.mayLeave?.(form) !== false) void submit(submitter);
        },
      });
      latest.current.onLook?.(form);
      return () => {
        kept?.stop();
        stop();
      };
    },
    [submit, mend, typedBefore],
  );

  // What was sent is no draft any more.
  const left = state.step === 'done' ? 'none' : draft;
  return { id, takeOver, ...said, draft: left, submit };
}

function keepDraft<Output>(
  form: HTMLFormElement,
  { draft: name, newerThan, draftBasedOn: basedOn }: FormOptions<Output>,
  tell: (draft: UsedForm['draft']) => void,
) {
  const onKept = (kept: boolean) => tell(kept ? 'kept' : 'none');
  const kept = name && tieDraft(form, { name, newerThan, basedOn, onKept });
  if (kept?.restored) tell('restored');
  return kept;
}

/** Answers the names of what was wrong with the field until now. */
function hearInput<Output>(
  form: HTMLFormElement,
  field: Element,
  { fieldsOfPage, onLook }: FormOptions<Output>,
): string[] {
  const lines = linesAbout(form, field);
  const names = [field.getAttribute('name') ?? '', ...lines.map(nameOfLine)];
  if (fieldsOfPage) lines.forEach(hideLine);
  onLook?.(form);
  return names;
}

async function submitForm<Output>(
  form: HTMLFormElement,
  { flow, along, target, check, onDone, fieldsOfPage }: FormOptions<Output>,
  submitter?: Words,
): Promise<void> {
  const values = { ...along, ...valuesOf(form), ...submitter };
  const wrong = check?.(values) ?? {};
  if (Object.keys(wrong).length > 0) flow.refuse(wrong);
  else {
    await flow.submit(values, { target, post: () => postForm(form, submitter) });
  }
  const state = flow.$state.get();
  if (state.step === 'done') onDone?.(form, values);
  if (fieldsOfPage) showProblems(form, state.step === 'refused' ? state.fields : {});
  if (state.step === 'refused' || state.step === 'unsure') focusFirstProblem(form);
}
