import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DoorRequest, RawRequest, Variables } from '#src/server/door/door-request.ts';

export type Exchange = { req: IncomingMessage; res: ServerResponse; path: string };

/** This is a request as it comes from a socket, without the objects that pages need. */
export class SocketRequest implements DoorRequest {
  readonly req: DoorRequest['req'];
  readonly var: Variables;
  /** These are the headers of the answer that guards and calls wrote. */
  readonly written: [string, string][] = [];

  constructor(exchange: Exchange, variables: Variables) {
    this.req = new Head(exchange);
    this.var = variables;
  }

  set<N extends keyof Variables>(name: N, value: Variables[N]): void {
    this.var[name] = value;
  }

  header(name: string, value: string, { append = false } = {}): void {
    const before = append ? undefined : this.written.find(([written]) => written === name);
    if (before) before[1] = value;
    else this.written.push([name, value]);
  }
}

/** It holds what was asked, in one object; the body waits until somebody reads it. */
class Head implements RawRequest {
  readonly #exchange: Exchange;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  get raw(): this {
    return this;
  }

  get method(): string {
    return this.#exchange.req.method ?? 'GET';
  }

  get path(): string {
    return this.#exchange.path;
  }

  get url(): string {
    const { headers, url } = this.#exchange.req;
    return `http://${headers.host}${url}`;
  }

  header(name: string): string | undefined {
    return this.#exchange.req.headers[name]?.toString();
  }

  get headers(): this {
    return this;
  }

  get(name: string): string | null {
    return this.header(name) ?? null;
  }

  /** It has no controller: most answers are there before anyone could leave. */
  get signal(): this {
    return this;
  }

  get aborted(): boolean {
    return this.#exchange.res.destroyed;
  }

  throwIfAborted(): void {
    if (this.aborted) throw new Error('The asker is gone.');
  }

  /** Breaking off in the middle leaves the socket whole, so that the refusal can be sent. */
  get body(): AsyncIterable<Uint8Array> {
    return this.#exchange.req.iterator({ destroyOnReturn: false });
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    const { req } = this.#exchange;
    return new Promise((resolve, reject) => {
      if (req.destroyed) reject(new Error('The asker is gone.'));
      const chunks: Buffer[] = [];
      req.on('data', (chunk: Buffer) => chunks.push(chunk));
      req.once('end', () => resolve(new Uint8Array(Buffer.concat(chunks)).buffer));
      req.once('error', reject);
    });
  }
}
