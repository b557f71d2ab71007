import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { orderAdd, queryOrderStatus } from '#src/shared/donations/calls.ts';
import { applyRefund } from '#src/shared/refunds/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { applyDrawCash, drawCancel } from '#src/shared/withdrawals/calls.ts';
import type { Base, Person, SimCase } from '../world/base.ts';
import { gather } from './bonfires.ts';
import { Browser } from './browser.ts';
import type { Remembered, Wish } from './memory.ts';
import { payAtWallet, pickWallet } from './pay-at-wallet.ts';

const mostTries = 40;
const pauseMs = 2000;

/** These are people at their browsers, who remember what they were told. */
export class People {
  readonly #browser: Browser;
  readonly #base: Base;
  readonly #memory: Remembered;
  stopped = false;
  /** They mostly light bonfires, join them and give. */
  gathering = false;

  constructor(origins: readonly string[], base: Base, memory: Remembered) {
    this.#browser = new Browser(origins);
    this.#base = base;
    this.#memory = memory;
  }

  /** These are answers that no server may give, in words. */
  get wrong(): string[] {
    return this.#browser.wrong;
  }

  /** Sends what has no answer yet again, under its key, then new wishes until it is stopped. */
  async live(): Promise<void> {
    for (const wish of this.#memory.wishes.filter(({ answer }) => answer === undefined)) {
      if (wish.by === this.#turn++ % 4) await this.#send(wish);
    }
    while (!this.stopped) await this.#something();
  }
  #turn = 0;

  /** Sends every wish until it is answered; those that never are, in words. */
  async settle(): Promise<string[]> {
    const unanswered: string[] = [];
    for (const wish of this.#memory.wishes.filter(({ answer }) => answer === undefined)) {
      let last = await this.#send(wish);
      for (let tries = 1; tries < mostTries && wish.answer === undefined; tries += 1) {
        await sleep(pauseMs);
        last = await this.#send(wish);
      }
      if (wish.answer === undefined) {
        unanswered.push(`${wish.kind} ${wish.key} never got an answer, at last ${last}`);
      }
    }
    return unanswered;
  }

  async #something(): Promise<void> {
    const roll = randomInt(100);
    const one = this.#base.cases[randomInt(this.#base.cases.length)] as SimCase;
    if (roll < 80 && this.gathering) await this.#gather();
    else if (roll < 48) await this.#give(one, this.#somebody());
    else if (roll < 60) await this.#gather();
    else if (roll < 75) await this.#ask();
    else if (roll < 84) await this.#withdraw(one);
    else if (roll < 88) await this.#cancel();
    else if (roll < 92) await this.#refund(one);
    else await this.#takeBack();
  }

  /** It is a donor, or a guest as often. */
  #somebody(): Person | undefined {
    return this.#base.donors[randomInt(2 * this.#base.donors.length)];
  }

  /** Whoever is in a team counts once they gave. */
  async #gather(): Promise<void> {
    const { cases, donors } = this.#base;
    const person = donors[randomInt(donors.length)] as Person;
    await gather({ browser: this.#browser, base: this.#base, memory: this.#memory, person });
    await this.#give(cases[1] as SimCase, person);
  }

  async #give({ id: infoUuid }: SimCase, person: Person | undefined): Promise<void> {
    const input = { infoUuid, amountInFen: 100 + randomInt(50_000), payChannel: pickWallet() };
    const wish = this.#memory.wish({ kind: 'give', call: orderAdd, input, person });
    await this.#send(wish);
    const { payInfo } = (wish.answer ?? {}) as { payInfo?: { url: string } };
    if (payInfo) await payAtWallet(this.#browser.fetch, payInfo.url);
  }

  async #ask(): Promise<void> {
    const given = this.#memory.answered('give').at(-1 - randomInt(5));
    const tradeNo = (given?.answer as { tradeNo: string } | undefined)?.tradeNo;
    if (!tradeNo) return;
    const answer = await this.#browser.call(queryOrderStatus, { tradeNo });
    if (answer?.code === 0) this.#memory.seen(tradeNo, answer.data.status);
  }

  async #withdraw({ id: infoUuid, owner: person }: SimCase): Promise<void> {
    const words = { purpose: '手术费', plan: '手术费与住院费，医院已出通知单。' };
    const amountInFen = 200 + randomInt(5000);
    const input = { infoUuid, amountInFen, ...words, stopRaise: false };
    await this.#send(this.#memory.wish({ kind: 'withdraw', call: applyDrawCash, input, person }));
  }

  async #cancel(): Promise<void> {
    const wish = this.#memory.answered('withdraw').at(-1);
    const drawId = (wish?.answer as { drawId?: string } | undefined)?.drawId;
    if (!wish?.person || !drawId) return;
    const answer = await this.#browser.call(drawCancel, { drawId }, { person: wish.person });
    if (answer?.code === 0) wish.cancelled = true;
  }

  async #refund({ id: infoUuid, owner: person }: SimCase): Promise<void> {
    const input = { infoUuid, reason: '孩子转院，不再需要筹款了。' };
    if (randomInt(3) > 0) return;
    await this.#send(this.#memory.wish({ kind: 'refund', call: applyRefund, input, person }));
  }

  async #takeBack(): Promise<void> {
    const wish = this.#memory.answered('give').at(-1 - randomInt(9));
    const gift = wish?.answer as { orderId: string; receiptCode: string | null } | undefined;
    if (!wish || !gift) return;
    const { orderId, receiptCode } = gift;
    const input = receiptCode ? { orderId, receiptCode } : { orderId };
    const answer = await this.#browser.call(takeGiftBack, input, { person: wish.person });
    if (answer?.code === 0) wish.takenBack = true;
  }

  async #send(wish: Wish): Promise<string> {
    const answer = await this.#browser.call(wish.call, wish.input, {
      person: wish.person,
      key: wish.key,
    });
    if (answer === undefined) return 'nothing';
    const said = `${answer.status} with code ${answer.code}`;
    if (answer.status === 429 || answer.status >= 500) return said;
    // A no holds nothing; the wish is over, and asked again it may be answered otherwise.
    if (answer.code !== 0) wish.answer = 'no';
    else this.#memory.answer(wish, answer.data as Record<string, unknown>);
    return said;
  }
}
