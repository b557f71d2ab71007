import { type Finished, finish, packFresh } from './finished.ts';
import { policyForUploads, policyOf } from './security-headers.ts';

export function tagsOf(response: Response): string[] {
  return (response.headers.get('x-page-tags') ?? '').split(' ').filter(Boolean);
}

/** Browsers keep a page but ask each time whether it is still the same. */
export function finishPage(
  response: Response,
  plain: Uint8Array<ArrayBuffer>,
  shared: readonly [string, string][],
): Promise<Finished> {
  const passedOn = ['location', 'retry-after'].flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value ? [[name, value]] : [];
  });
  const headers: [string, string][] = [
    ...shared,
    ...passedOn,
    ['content-type', response.headers.get('content-type') ?? 'text/html; charset=utf-8'],
    ['cache-control', response.status === 200 ? 'no-cache' : 'no-store'],
    [
      'content-security-policy',
      policyOf(response.headers.get('content-security-policy'), Buffer.from(plain).toString()),
    ],
  ];
  return finish({ status: response.status, headers, plain, compressible: true });
}

export function responseOf(page: Finished, instead: Response): Response {
  const id = instead.headers.get('x-request-id') ?? '';
  return new Response(Buffer.from(page.plain), {
    status: page.status,
    headers: { ...Object.fromEntries(page.headers), 'x-request-id': id },
  });
}

type Made = { shared: readonly [string, string][]; storeOrigin: string | undefined };

/**
 * Finishes an answer made for one request. Headers are set in place: a copy would turn a body that
 * is at hand into a stream, sent in several pieces.
 */
export async function finishFresh(
  response: Response,
  request: Request,
  { shared, storeOrigin }: Made,
): Promise<Response> {
  const { headers } = response;
  headers.delete('x-page-tags');
  for (const [name, value] of shared) headers.set(name, value);
  const policy = headers.get('content-security-policy');
  if (!headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', policyOf(policy));
    return response;
  }
  const html = await response.text();
  headers.set(
    'content-security-policy',
    policyForUploads(policyOf(policy, html), { html, storeOrigin }),
  );
  const body = await packFresh(html, headers, request.headers.get('accept-encoding'));
  // They are not taken from the answer itself: what was read of it may hold its headers as they
  // were before.
  return new Response(body, { status: response.status, headers });
}
