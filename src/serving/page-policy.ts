import { createHash } from 'node:crypto';
import { scriptSourceHeader } from '#src/shared/platform/script-source.ts';

const policyHeader = 'content-security-policy';
/** Only what Astro drew carries it. */
const pageTagsHeader = 'x-page-tags';

type Allowed = {
  scriptHashes: string[];
  styleHashes: string[];
  directives?: readonly string[] | undefined;
};
type Manifest = {
  csp: Allowed | undefined;
  shouldInjectCspMetaTags: boolean;
  readonly routes: readonly {
    styles: readonly object[];
    scripts: readonly object[];
  }[];
};

/**
 * Lists once what code of the site may stand in a page. Astro would list it with every page it draws
 * and hash the page's own again, which was a sixth of a page's processor time.
 */
export function listAllowedCode({ csp, routes }: Manifest): void {
  if (!csp) throw new Error('The pages have no policy: set security.csp.');
  const sheets = routes.flatMap(({ styles }) => styles);
  const inHead = routes.flatMap(({ scripts }) => scripts);
  const styles = sheets.flatMap((one) => ('content' in one ? [String(one.content)] : []));
  const scripts = inHead.flatMap((one) => ('children' in one ? [String(one.children)] : []));
  csp.styleHashes = [...new Set([...csp.styleHashes, ...hashesOf(styles)])];
  csp.scriptHashes = [...new Set([...csp.scriptHashes, ...hashesOf(scripts)])];
}

function hashesOf(code: readonly string[]): string[] {
  const hashOf = (one: string) => createHash('sha256').update(one).digest('base64');
  return [...new Set(code)].map((one) => `sha256-${hashOf(one)}`);
}

/**
 * Takes the policy over from Astro: answers what gives a drawn page all that any page may carry, to be
 * cut to its own when it is finished.
 */
export function takePolicyOver(manifest: Manifest): (page: Response) => void {
  const { csp } = manifest;
  if (!csp) throw new Error('The pages have no policy: set security.csp.');
  manifest.shouldInjectCspMetaTags = false;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ');
  const begin = `${csp.directives?.map((one) => `${one};`).join('')} script-src 'self' `;
  const end = `${quoted(csp.scriptHashes)}; style-src 'self' ${quoted(csp.styleHashes)}`;
  return ({ headers }) => {
    const source = headers.get(scriptSourceHeader);
    headers.delete(scriptSourceHeader);
    const isPage = headers.has(pageTagsHeader) && headers.get('content-type') === 'text/html';
    if (isPage && !headers.has(policyHeader))
      headers.set(policyHeader, begin + (source ? `${source} ` : '') + end);
  };
}
