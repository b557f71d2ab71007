import { elements } from './hostile-elements.ts';

/** These end the place a text stands in: an attribute, an element, a script, a comment. */
const ends = [
  '">',
  "'>",
  '`>',
  '" ',
  "' ",
  '-->',
  ']]>',
  '</textarea>',
  '</title>',
  '</style>',
  '</script>',
  '</noscript>',
  '</select></option>',
  '</template>',
  '</svg>',
  '</astro-island>',
];

const begins = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<script>alert(1)</script>',
  'autofocus onfocus=alert(1) x="',
  "onmouseover=alert(1) x='",
];

/** These are words that a template, a script or a store of props could take for code. */
const code = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a page that ran it would be wrong
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '{alert(1)}',
  '#{alert(1)}',
  '<!-- #exec cmd="x" -->',
  '"}];alert(1);//',
  "');alert(1);//",
  '\\");alert(1);//',
  '\u2028alert(1)\u2029',
  '__proto__',
  'constructor',
  '{"type":"img","props":{"onError":"alert(1)"}}',
  "' or '1'='1' --",
  '"; drop table comments; --',
];

/** These try the link rule of stories, with places that no link may lead to. */
const links = [
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:alert(1))',
  '[x](//evil.example)',
  '[x](https://a.example/"onmouseover="alert(1))',
  "[x](https://a.example/'onmouseover='alert(1))",
  '[x](https://a.example/><script>alert(1)</script>)',
  '[<img src=x onerror=alert(1)>](https://a.example)',
  '[" onclick="alert(1)](https://a.example)',
  '[[x](javascript:alert(1))](https://a.example)',
  '[x](https://a.example/[y](javascript:alert(1)))',
  '[x](https://javascript:alert(1)@a.example)',
  '![x](https://a.example/x" onerror="alert(1))',
  '<https://a.example/?"><script>alert(1)</script>>',
  'https://a.example/"><script>alert(1)</script>',
];

const endings = ends.flatMap((end) => begins.map((begin) => end + begin));

export const hostileTexts: readonly string[] = [...elements, ...endings, ...code, ...links];

/** These look different once escaped; the rest only act where text is taken for code. */
export const markupTexts = hostileTexts.filter((text) => /[<>"']/.test(text));
