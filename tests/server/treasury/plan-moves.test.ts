import { expect, test } from 'vitest';
import type { Gateway } from '#src/server/payments/gateway.ts';
import type { GatewayMoney, Places } from '#src/server/treasury/find-places.ts';
import { freeAtBankInFen, planMoves } from '#src/server/treasury/plan-moves.ts';

/** A gateway is only asked its name and how its money moves. */
function at(name: string, by: 'us' | 'gateway', money: Partial<GatewayMoney>): GatewayMoney {
  const gateway = { name, custody: { by } } as Gateway;
  return { heldInFen: 0, owedInFen: 0, leavingInFen: 0, comingInFen: 0, ...money, gateway };
}

function places(bank: Partial<Places['bank']>, ...gateways: GatewayMoney[]): Places {
  return { bank: { heldInFen: 0, setAsideInFen: 0, wantedInFen: 0, ...bank }, gateways };
}

const plan = (asked: Places) =>
  planMoves(asked).map(({ gateway, direction, amountInFen }) => [gateway, direction, amountInFen]);

test('a payout is swept from what no refund needs, from where most lies first', () => {
  const one = at('one', 'us', { heldInFen: 500, owedInFen: 200 });
  const other = at('other', 'us', { heldInFen: 400 });
  expect(plan(places({ wantedInFen: 600 }, one, other))).toEqual([
    ['other', 'sweep', 400],
    ['one', 'sweep', 200],
  ]);
  expect(plan(places({ wantedInFen: 900 }, one, other))).toEqual([
    ['other', 'sweep', 400],
    ['one', 'sweep', 300],
  ]);
});

test('what lies at the bank for nobody, or is on its way there, is not swept again', () => {
  const one = at('one', 'us', { heldInFen: 1000, leavingInFen: 150 });
  expect(plan(places({ heldInFen: 300, setAsideInFen: 100, wantedInFen: 350 }, one))).toEqual([]);
  expect(plan(places({ heldInFen: 300, setAsideInFen: 100, wantedInFen: 351 }, one))).toEqual([
    ['one', 'sweep', 1],
  ]);
});

test('a gateway that has more to refund than it holds is topped up from the bank', () => {
  const one = at('one', 'us', { heldInFen: 100, owedInFen: 400, comingInFen: 50 });
  expect(plan(places({ heldInFen: 1000, setAsideInFen: 100 }, one))).toEqual([
    ['one', 'topUp', 250],
  ]);
});

test('what the bank lacks for it is swept from another gateway', () => {
  const one = at('one', 'us', { owedInFen: 400 });
  const other = at('other', 'us', { heldInFen: 1000 });
  expect(plan(places({ heldInFen: 100 }, one, other))).toEqual([
    ['one', 'topUp', 100],
    ['other', 'sweep', 300],
  ]);
});

test('nothing is asked of a gateway that settles by itself, and what it will settle is awaited', () => {
  const own = at('own', 'gateway', { heldInFen: 300 });
  const other = at('other', 'us', { heldInFen: 1000 });
  expect(plan(places({ wantedInFen: 300 }, own, other))).toEqual([]);
  expect(plan(places({ wantedInFen: 500 }, own, other))).toEqual([['other', 'sweep', 200]]);
});

test('what such a gateway draws for its refunds is free for nobody else', () => {
  const own = at('own', 'gateway', { heldInFen: 100, owedInFen: 400 });
  const asked = places({ heldInFen: 350, wantedInFen: 200 }, own, at('other', 'us', {}));
  expect(freeAtBankInFen(asked)).toBe(50);
  const other = at('other', 'us', { heldInFen: 1000 });
  expect(plan({ ...asked, gateways: [own, other] })).toEqual([['other', 'sweep', 150]]);
  // It is drawn, and not yet in our books.
  const drawn = places({ heldInFen: 350 }, at('own', 'gateway', { heldInFen: -300 }));
  expect(freeAtBankInFen(drawn)).toBe(50);
});
