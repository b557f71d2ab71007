import { randomUUID } from 'node:crypto';
import type { Call } from '#src/shared/contract/call.ts';
import type { Person } from '../world/base.ts';

export type Wish = {
  kind: 'give' | 'withdraw' | 'refund';
  call: Call;
  input: Record<string, unknown>;
  person: Person | undefined;
  key: string;
  /** It says which of the four people made it. */
  by: number;
  answer: Record<string, unknown> | 'no' | undefined;
  cancelled?: boolean;
  takenBack?: boolean;
};

/** This is what people outside of the server know, whatever becomes of it. */
export class Remembered {
  readonly wishes: Wish[] = [];
  /** These are trade numbers that were answered as paid, or as gone back. */
  readonly paid = new Set<string>();
  readonly contradictions: string[] = [];
  /** It says who was told that they are in which team. */
  readonly members: { bonfireUuid: string; userId: string }[] = [];
  /** Sponsors paid in so much between lives. */
  refilledInFen = 0;

  wish(made: Pick<Wish, 'kind' | 'call' | 'input' | 'person'>): Wish {
    const wish = { ...made, key: randomUUID(), by: this.wishes.length % 4, answer: undefined };
    this.wishes.push(wish);
    return wish;
  }

  answered(kind: Wish['kind']): Wish[] {
    return this.wishes.filter((wish) => wish.kind === kind && typeof wish.answer === 'object');
  }

  answer(wish: Wish, answer: Record<string, unknown>): void {
    const id = (of: Record<string, unknown>) => of.orderId ?? of.drawId ?? of.refundId;
    if (typeof wish.answer === 'object' && id(wish.answer) !== id(answer)) {
      this.contradictions.push(`key ${wish.key} was answered with two effects`);
    }
    wish.answer = answer;
  }

  seen(tradeNo: string, status: string): void {
    if (status !== 'CREATED' && status !== 'CLOSED') this.paid.add(tradeNo);
  }
}
