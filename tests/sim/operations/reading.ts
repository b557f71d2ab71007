import type { SQLInputValue } from 'node:sqlite';
import type { Dice } from '../engine/dice.ts';
import { allCasesOf, type Person, type SimCase } from '../world/base.ts';
import type { History } from '../world/history.ts';

/** Reads what someone sees on a page before they act on it; it may be old when they do. */
export function rowsOf(
  { raw }: History,
  query: string,
  parameters: readonly SQLInputValue[] = [],
): Record<string, unknown>[] {
  return raw.prepare(query).all(...parameters);
}

/** Takes mostly staff, and now and then someone whom a guard must keep out. */
export function anyoneOf({ base }: History, dice: Dice): Person {
  return dice.chance(0.1) ? dice.pick(base.cases).owner : dice.pick(base.staff);
}

/** Picks a case that holds money, where there is one: there things can be lost. */
export function caseWithMoney(history: History, dice: Dice): SimCase {
  const rich = rowsOf(history, withMoney).map(({ id }) => String(id));
  const cases = allCasesOf(history.base).filter(({ id }) => rich.includes(`C:${id}`));
  return dice.pick(cases.length > 0 ? cases : history.base.cases);
}

const withMoney = `select id from ledger_accounts where kind = 'C' and balance_in_fen > 0`;
