import { randomInt } from 'node:crypto';
import type { Call, CallInput, CallOutput } from '#src/shared/contract/call.ts';
import { encodeCall } from '../../support/encode-call.ts';
import type { Person } from '../world/base.ts';

type Answered<C extends Call> = { status: number; code: number; data: CallOutput<C> };
type From = { person?: Person | undefined; key?: string | undefined };

/** This is what people send to servers that may go away at any moment. */
export class Browser {
  readonly #origins: readonly string[];
  /** These are answers that no server may give, in words. */
  readonly wrong: string[] = [];

  constructor(origins: readonly string[]) {
    this.#origins = origins;
  }

  /** Answers undefined where no whole answer came. */
  async call<C extends Call>(
    call: C,
    input: CallInput<C>,
    { person, key }: From = {},
  ): Promise<Answered<C> | undefined> {
    const { path, init } = encodeCall(call, input as Record<string, unknown>);
    const headers: Record<string, string> = { ...init.headers };
    if (person) headers.authorization = `Bearer ${person.token}`;
    if (key) headers['idempotency-key'] = key;
    const response = await this.fetch(path, { ...init, headers });
    if (response === undefined) return undefined;
    try {
      const { code, data } = JSON.parse(await response.text());
      return { status: response.status, code, data };
    } catch {
      // The answer broke off: it is as good as none.
      return undefined;
    }
  }

  /** Answers undefined when the server went away before its answer was here. */
  readonly fetch = async (path: string, init: RequestInit): Promise<Response | undefined> => {
    const origin = this.#origins[randomInt(this.#origins.length)] as string;
    const address = `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`;
    const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': address };
    try {
      const response = await fetch(origin + path, {
        ...{ ...init, headers, signal: AbortSignal.timeout(20_000) },
      });
      if (response.status === 500) this.wrong.push(`${path} answered 500`);
      return response;
    } catch {
      return undefined;
    }
  };
}
