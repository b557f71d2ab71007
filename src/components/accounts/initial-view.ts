import type { Texts } from '#src/texts/texts.ts';
import type { SignInView, Trouble } from './sign-in-view.ts';

/** This is what a posted form left for its page; the shape of `Astro.locals.form`. */
type Posted = App.Locals['form'];

/** Answers the step to show after a form was posted without script, or the first one. */
export function initialView(posted: Posted, texts: Texts): SignInView {
  const { mobile = '', agreement, code } = posted?.values ?? {};
  const trouble = posted?.problem && troubleOf(posted.problem, texts);
  if (posted?.output !== undefined) {
    const { demoCode, demoOwnCode } = posted.output as { demoCode?: string; demoOwnCode?: string };
    return { step: 'code', mobile, demoCode, demoOwnCode };
  }
  if (code !== undefined) {
    const { demoCode, demoOwnCode } = posted?.values ?? {};
    const demo = { demoCode: sixDigits(demoCode), demoOwnCode: sixDigits(demoOwnCode) };
    return { step: 'code', mobile, ...demo, trouble };
  }
  return { step: 'mobile', mobile, agreed: agreement === 'on', trouble };
}

/** The demo's notice comes back with the form, so only a code is let through. */
function sixDigits(text: string | undefined): string | undefined {
  return text && /^\d{6}$/.test(text) ? text : undefined;
}

function troubleOf(problem: NonNullable<NonNullable<Posted>['problem']>, texts: Texts): Trouble {
  const fields = Object.fromEntries(
    Object.entries(problem.fields).map(([field, name]) => [field, texts.fieldProblems[name]]),
  );
  if (Object.keys(fields).length > 0) return { message: '', fields };
  return { message: texts.problems[problem.reason], fields };
}
