import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listAllowedCode, takePolicyOver } from '#src/serving/page-policy.ts';

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

const createManifest = () => ({
  csp: {
    directives: ["default-src 'self'", "form-action 'self'"],
    scriptHashes: [hashOf('a()'), hashOf('a()')],
    styleHashes: [hashOf('p{}')],
  },
  shouldInjectCspMetaTags: true,
  routes: [
    { styles: [{ type: 'inline', content: 'b{}' }], scripts: [{ children: 'first()' }] },
    { styles: [{ type: 'inline', content: 'b{}' }], scripts: [] },
  ],
});

const drawn = (headers: Record<string, string> = {}) =>
  new Response('', { headers: { 'content-type': 'text/html', 'x-page-tags': '', ...headers } });

const policyOf = (page: Response) => {
  const manifest = createManifest();
  listAllowedCode(manifest);
  takePolicyOver(manifest)(page);
  return page.headers.get('content-security-policy');
};

test('the policy of a drawn page names each code of the site once', () => {
  expect(policyOf(drawn())).toBe(
    `default-src 'self';form-action 'self'; script-src 'self' '${hashOf('a()')}' '${hashOf('first()')}'; ` +
      `style-src 'self' '${hashOf('p{}')}' '${hashOf('b{}')}'`,
  );
});

test('a page may say what its scripts do besides, in a header that is not sent on', () => {
  const page = drawn({ 'x-script-source': "'wasm-unsafe-eval'" });
  expect(policyOf(page)).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-");
  expect(page.headers.has('x-script-source')).toBe(false);
});

test('what Astro did not draw, and what has a policy of its own, gets none', () => {
  expect(policyOf(new Response('{}', { headers: { 'content-type': 'text/html' } }))).toBeNull();
  expect(policyOf(drawn({ 'content-type': 'application/xml' }))).toBeNull();
  expect(policyOf(drawn({ 'content-security-policy': "default-src 'none'" }))).toBe(
    "default-src 'none'",
  );
});

test('Astro writes no policy itself', () => {
  const manifest = createManifest();
  takePolicyOver(manifest);
  expect(manifest.shouldInjectCspMetaTags).toBe(false);
});
