import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { letOwnHosts, policyForUploads, policyOf } from '#src/serving/security-headers.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('a policy keeps the hashes of what the page carries and drops the rest', () => {
  const policy = `script-src 'self' ${hashOf('a()')} ${hashOf('b()')}; style-src 'self' ${hashOf('p{}')}`;
  const html = '<style>p{}</style><script>a()</script>';
  expect(policyOf(policy, html)).toBe(
    `script-src 'self' ${hashOf('a()')}; style-src 'self' ${hashOf('p{}')}; frame-ancestors 'none'`,
  );
});

test('a script that stands within an attribute or a comment hides none of the page', () => {
  const policy = `script-src 'self' ${hashOf('a()')} ${hashOf('b()')} ${hashOf('c()')}`;
  const html =
    '<!-- <script>b()</script><script> --><p title="Answer <script>" data-x=\'1\'>“<a href="#">"</a></p>' +
    '<i title="<script>b()</script>"></i><script type="module">a()</script>';
  expect(policyOf(policy, html)).toBe(`script-src 'self' ${hashOf('a()')}; frame-ancestors 'none'`);
});

test('an answer without a policy may load nothing, and nothing may frame it', () => {
  expect(policyOf(null)).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('only a page with a field of files may talk to the object store', () => {
  const storeOrigin = 'https://store.example.org';
  const html = '<form><input id="a" type="file" multiple></form>';
  const policy = policyForUploads('a', { html, storeOrigin });
  expect(policy).toBe("a; connect-src 'self' https://store.example.org");
  expect(policyForUploads('a', { html: '<input type="text">', storeOrigin })).toBe('a');
  expect(policyForUploads('a', { html, storeOrigin: undefined })).toBe('a');
});

test('where there are several own domains, the post of a form may lead over each', () => {
  const policyWith = (ownOrigins: readonly string[]) => {
    const headers = { 'content-security-policy': "form-action 'self'; object-src 'none'" };
    const page = letOwnHosts(new Response('', { headers }), { ownOrigins, apiOrigins: [] });
    return page.headers.get('content-security-policy');
  };
  expect(policyWith(['https://a.example', 'https://b.example'])).toBe(
    "form-action 'self' https://a.example https://b.example; object-src 'none'",
  );
  expect(policyWith(['https://a.example'])).toBe("form-action 'self'; object-src 'none'");
});
