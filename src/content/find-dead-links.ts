import { type Locale, localeOfPath, withoutLocale } from '#src/shared/platform/locale.ts';
import { findRoute } from '#src/shared/routes.ts';
import { type Texts, textsOf } from '#src/texts/texts.ts';
import { type Fault, findInLines, tellLines } from './find-in-lines.ts';

/** This is what there is to link to, beside the pages themselves. */
export type LinkTargets = {
  /** It goes by the parameter of a path: the names of articles under `slug`, say. */
  params: Readonly<Record<string, readonly string[]>>;
  questions: readonly string[];
  /** These are the addresses of pictures. */
  pictures: readonly string[];
};

type Words = Texts['editor']['faults'];
const ownLink = /(!?)\[[^\]]*\]\((\/[^)\s#?]*)(?:\?[^)\s#]*)?(?:#([^)\s]*))?[^)]*\)/g;

/** Finds the links and pictures of a text that lead to nothing, or out of its language. */
export function findDeadLinks(
  { body, locale }: { body: string; locale: Locale },
  targets: LinkTargets,
  words: Words = textsOf('en').editor.faults,
): Fault[] {
  const found = findInLines(body, ownLink, ([, isPicture, target = '', anchor = '']) => {
    if (!isPicture) return faultOfLink({ target, anchor, locale }, targets, words);
    return targets.pictures.includes(target) ? undefined : words.notThere(target);
  });
  return tellLines(found, words);
}

type OwnLink = { target: string; anchor: string; locale: Locale };

function faultOfLink(
  { target, anchor, locale }: OwnLink,
  { params, questions }: LinkTargets,
  words: Words,
): string | undefined {
  const found = findRoute(withoutLocale(target));
  if (!found) return words.noPage(target);
  if (localeOfPath(target) !== locale) return words.otherLanguage(target);
  const isThere = Object.entries(found.params).every(([name, value]) =>
    params[name]?.includes(value ?? ''),
  );
  const isQuestion = found.name !== 'commonProblem' || anchor === '' || questions.includes(anchor);
  return isThere && isQuestion ? undefined : words.notThere(target);
}
