import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '#src/server/platform/keys.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { encodeCall } from '../support/encode-call.ts';
import type { Stage } from './fault.ts';

export type Seen = { what: string; status: number; ms: number };
type Acknowledged = { key: string; orderId: string };

/** It says how the service is doing, and answers whatever is broken. */
export const statusPage = 'status page';
/** Who reads comes anew each time, who gives stays. */
const onNewLine = { connection: 'close' };
const pauseMs = 100;
const answerWithinMs = 30_000;
const noAnswer = 0;
/** It is no status of ours, so that it counts as untrue. */
const wordless = 599;

type Answered = { status: number; orderId?: string | undefined };
type Wish = { infoUuid: string; key: string };

/** Orders ten yuan; asked for again by the same key, it is the same order. */
export async function orderOnce(origin: string, { infoUuid, key }: Wish): Promise<Answered> {
  const wish = { infoUuid, amountInFen: 1000, payChannel: payChannels.alipayWap };
  const { path, init } = encodeCall(orderAdd, wish);
  const headers = { ...init.headers, 'idempotency-key': key };
  const answer = await ask(origin + path, { ...init, headers });
  const body = (await answer.json()) as { data?: { orderId?: string } };
  return { status: answer.status, orderId: body.data?.orderId };
}

/** Each call comes from an address of its own: budgets are not what is tried here. */
function ask(url: string, init: RequestInit): Promise<Response> {
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`;
  return fetch(url, {
    ...init,
    redirect: 'manual',
    headers: { ...init.headers, 'x-forwarded-for': address },
    signal: AbortSignal.timeout(answerWithinMs),
  });
}

/** A page that says it can not be shown says so in words, or it is as wrong as an absent one. */
export async function readPage(url: string): Promise<number> {
  const answer = await ask(url, { headers: onNewLine });
  const html = await answer.text();
  const isTold = locales.some((locale) => html.includes(textsOf(locale).tools.crash.money));
  return answer.status < 500 || isTold ? answer.status : wordless;
}

/** These people read and give without a pause, and remember what they were told. */
export class Callers {
  readonly seen: Seen[] = [];
  readonly acknowledged: Acknowledged[] = [];
  readonly #origin: string;
  readonly #infoUuid: string;
  readonly #also: Stage['also'];
  #stopped = false;
  #people: Promise<unknown> = Promise.resolve();

  constructor(origin: string, infoUuid: string, also?: Stage['also']) {
    this.#origin = origin;
    this.#infoUuid = infoUuid;
    this.#also = also;
  }

  start(): void {
    const keepOn = async (act: () => Promise<unknown>) => {
      while (!this.#stopped) {
        await act();
        await sleep(pauseMs);
      }
    };
    this.#people = Promise.all([
      keepOn(() =>
        this.#read(
          linkTo('contribute', { params: { infoUuid: this.#infoUuid }, locale: 'zh-CN' }),
          'kept page',
        ),
      ),
      keepOn(() => this.#read(linkTo('login', { locale: 'zh-CN' }), 'fresh page')),
      keepOn(() => this.#read(linkTo('serviceStatus', { locale: 'en' }), statusPage)),
      keepOn(() => this.#give(newId())),
      ...(this.#also ? [keepOn(() => this.#doAlso())] : []),
    ]);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#people;
  }

  /** Everything is answered as if nothing had been. */
  async isWell(): Promise<boolean> {
    const before = this.seen.length;
    await this.#read(
      linkTo('contribute', { params: { infoUuid: this.#infoUuid }, locale: 'zh-CN' }),
      'kept page',
    );
    await this.#read(linkTo('login', { locale: 'zh-CN' }), 'fresh page');
    await this.#give(newId());
    await this.#doAlso();
    return this.seen.slice(before).every(({ status }) => status === 200);
  }

  /** Finds what was acknowledged and is not known any more. */
  async findLost(): Promise<string[]> {
    const lost: string[] = [];
    for (const { key, orderId } of this.acknowledged) {
      if ((await this.#order(key)).orderId !== orderId) lost.push(orderId);
    }
    return [...lost, ...((await this.#also?.findLost()) ?? [])];
  }

  async #doAlso(): Promise<void> {
    if (this.#also) await this.#time(this.#also.what, this.#also.act);
  }

  async #read(path: string, what: string): Promise<void> {
    await this.#time(what, () => readPage(this.#origin + path));
  }

  async #give(key: string): Promise<void> {
    await this.#time('order', async () => {
      const { status, orderId } = await this.#order(key);
      if (orderId) this.acknowledged.push({ key, orderId });
      return status;
    });
  }

  #order(key: string): Promise<Answered> {
    return orderOnce(this.#origin, { infoUuid: this.#infoUuid, key });
  }

  async #time(what: string, ask: () => Promise<number>): Promise<void> {
    const startedAt = performance.now();
    const status = await ask().catch(() => noAnswer);
    this.seen.push({ what, status, ms: Math.round(performance.now() - startedAt) });
  }
}
