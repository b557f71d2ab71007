import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RequestContext } from '#src/server/door/request-env.ts';

/** This is a call's answer before it is a Response, or bytes on a socket. */
export type Reply = {
  status: ContentfulStatusCode;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
};

export function responseOf(c: RequestContext, { body, status, headers }: Reply): Response {
  return c.body(body, status, headers);
}
