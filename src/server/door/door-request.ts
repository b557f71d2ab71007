import type { RequestEnv } from './request-env.ts';

export type Variables = RequestEnv['Variables'];

/**
 * Guards and calls need this of a request: so much of Hono's context that pages and tests come
 * with, and of a request that comes straight from a socket (`src/serving/socket-request.ts`).
 */
export type DoorRequest = {
  readonly var: Readonly<Variables>;
  set<N extends keyof Variables>(name: N, value: Variables[N]): void;
  readonly req: {
    readonly method: string;
    readonly path: string;
    readonly url: string;
    readonly raw: RawRequest;
    header(name: string): string | undefined;
  };
  /** Writes a header of the answer, beside those of its own. */
  header(name: string, value: string, options?: { append?: boolean }): void;
};

export type RawRequest = Pick<Request, 'url' | 'arrayBuffer'> & {
  /** This is tells whether the asker is gone. */
  readonly signal: Pick<AbortSignal, 'aborted' | 'throwIfAborted'>;
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
};
