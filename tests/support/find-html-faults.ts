import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** These ways of writing are there in a packed page on purpose; browsers read them alike. */
const packed = [
  ...['no-trailing-whitespace', 'attribute-boolean-style', 'attribute-empty-style', 'void-style'],
  ...['doctype-style', 'attr-quotes', 'no-raw-characters', 'no-inline-style'],
];
const rules = Object.fromEntries(packed.map((rule) => [rule, 'off'] as const));
const config = { root: true, extends: ['html-validate:standard'], rules };
const validator = new HtmlValidate(new StaticConfigLoader(config));

/** Finds what is wrong in the HTML as it was sent, by the standard's own rules. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
