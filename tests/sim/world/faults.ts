import type { Dice } from '../engine/dice.ts';

/** Everything that can go wrong stands here, and how often it does where it can. */
const faultRates = {
  crash: 0.008,
  freeze: 0.004,
  answerLost: 0.08,
  gatewayError: 0.07,
  gatewayTimeout: 0.07,
  gatewaySlow: 0.07,
  gatewayRefusal: 0.35,
  gatewayPending: 0.3,
  gatewayOutage: 0.02,
  accountClosed: 0.8,
  payoutFails: 0.5,
  payoutReturned: 1,
  bankRefundReturned: 1,
  noticeDropped: 0.08,
  noticeDoubled: 0.12,
  noticeDelayed: 0.15,
  noticeReordered: 0.3,
  noticeForged: 1,
  noticeMisfit: 1,
  paidTwice: 0.08,
  paidLate: 1,
  clockJump: 1,
  // Plans say when.
  restored: 0,
} as const;

export type FaultKind = keyof typeof faultRates;
export const faultKinds = Object.keys(faultRates) as FaultKind[];

/** It draws whether a fault strikes, and counts those that did. */
export class Faults {
  readonly fired = new Map<FaultKind, number>();
  readonly #enabled: ReadonlySet<FaultKind>;
  readonly #dice: () => Dice;
  /** Nothing goes wrong any more, while a history comes to its end. */
  healed = false;

  constructor(enabled: Iterable<FaultKind>, dice: () => Dice) {
    this.#enabled = new Set(enabled);
    this.#dice = dice;
  }

  /** Counts one that was not drawn. */
  note(kind: FaultKind): void {
    this.fired.set(kind, (this.fired.get(kind) ?? 0) + 1);
  }

  strikes(kind: FaultKind): boolean {
    // It is drawn in any case, so that leaving a kind out changes as little as can be of the rest.
    const drawn = this.#dice().chance(faultRates[kind]);
    if (!drawn || this.healed || !this.#enabled.has(kind)) return false;
    this.note(kind);
    return true;
  }
}
