import type { Next } from 'hono';
import type { Services } from '#src/server/services.ts';
import { Problem, problemCodes } from '#src/shared/contract/problem.ts';
import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import { type Locale, localeOfPath, withoutLocale } from '#src/shared/platform/locale.ts';
import { otherStepField } from '#src/shared/platform/other-step.ts';
import { findRoute, type RouteName } from '#src/shared/routes.ts';
import { problemOf, retryAfterOf } from './answers/answer.ts';
import { leadFromForm } from './answers/lead-from-form.ts';
import type { HandledCall } from './handle.ts';
import { keepPhotos, movePhotos, readPageForm, type SentForm } from './page-photos.ts';
import type { FormState, RequestContext } from './request-env.ts';
import { runCall } from './run-call.ts';
import { askFreshCode, freshCodeField, type StepUp, spendFreshCode } from './session/step-up.ts';

/**
 * This form works without script: a page posts to its own address, the fields go to a declared
 * call, and the answer is a redirect, or the page again with what was typed and what is wrong.
 */
export type PageForm = {
  route: RouteName;
  /** This is the form's `step` field, for pages with several. */
  step: string;
  /** It is no call: the fields are only shown again on the page (a review step). */
  handled?: HandledCall;
  /** These are fields whose files are kept as pictures of this purpose; the call gets their ids. */
  photos?: Readonly<Record<string, ImagePurpose>>;
  /** Throws what the form has to be asked once more, where a call asks nothing. */
  ask?(asked: Asked, now: number): Promise<void>;
  /** The call's fields from the form's and the path's. */
  fields?(form: Record<string, string>, params: Record<string, string>): Record<string, string>;
  /** Answers where to go when it is done; undefined shows the page with the call's output. */
  done?(answered: {
    output: unknown;
    form: Record<string, string>;
    params: Record<string, string>;
    locale: Locale;
    ownOrigins: readonly string[];
  }): string | undefined;
};

type Asked = Pick<Submitted, 'form' | 'params' | 'locale'> & Pick<Services, 'db'>;

/** These calls stand above the door, and any form may need them. */
type Above = { upload: HandledCall; stepUp: StepUp };

/** Answers the posts of the pages' forms; pictures go through the upload call. */
export function submitPageForm(forms: readonly PageForm[], above: Above) {
  return async (c: RequestContext, next: Next): Promise<Response | undefined> => {
    if (c.req.method !== 'POST') return void (await next());
    const url = new URL(c.req.url);
    const found = findRoute(withoutLocale(url.pathname));
    const { fields, files } = await readPageForm(c);
    const { step: ownStep = '', [otherStepField]: step = ownStep, ...form } = fields;
    const pageForm = forms.find(
      (candidate) => candidate.route === found?.name && candidate.step === step,
    );
    if (!found || !pageForm) throw new Problem('methodNotAllowed');
    const status = await submit(c, pageForm, {
      form,
      files,
      params: found.params,
      locale: localeOfPath(url.pathname),
      ...above,
    });
    if (status instanceof Response) return status;
    await next();
    if (status >= 400) c.res = new Response(c.res.body, { status, headers: c.res.headers });
    return undefined;
  };
}

type Submitted = {
  form: Record<string, string>;
  files: SentForm['files'];
  params: Record<string, string>;
  locale: Locale;
} & Above;

async function submit(
  c: RequestContext,
  pageForm: PageForm,
  { form: sent, files, params, locale, upload, stepUp }: Submitted,
): Promise<Response | number> {
  const { step } = pageForm;
  const { [freshCodeField]: freshCode, ...form } = sent;
  c.set('form', { step, values: form });
  try {
    const { photos = {} } = pageForm;
    await keepPhotos(c, form, { files, photos, upload });
    if (movePhotos(form, Object.keys(photos)) || !pageForm.handled) return 200;
    const { db, now } = c.var.services;
    await pageForm.ask?.({ form, params, locale, db }, now());
    const fields = pageForm.fields?.(form, params) ?? form;
    await spendFreshCode(c, stepUp, freshCode);
    const output = await runCall(c, pageForm.handled, () => fields);
    const target = pageForm.done?.({
      output,
      form,
      params,
      locale,
      ownOrigins: c.var.services.config.ownOrigins,
    });
    if (target) return leadFromForm(c, target);
    c.set('form', { step, values: form, output });
    return 200;
  } catch (error) {
    const problem = problemOf(c, error);
    const asked = await askFreshCode(c, stepUp, problem);
    return refuse(c, { step, values: form, ...asked }, problem);
  }
}

function refuse(c: RequestContext, sent: FormState, problem: Problem): number {
  const { reason, fields = {}, retryAfterSeconds } = problem;
  c.set('form', {
    problem: { reason, fields, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) },
    ...sent,
  });
  const wait = retryAfterOf(problem);
  if (wait) c.header('retry-after', String(wait));
  const { status } = problemCodes[reason];
  return status >= 500 ? status : 422;
}
