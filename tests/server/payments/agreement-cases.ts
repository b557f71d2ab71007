import { expect } from 'vitest';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { type AgreementStand, monthlyInFen, type SentNotice } from './agreement-stand.ts';

type Case = (stand: AgreementStand) => Promise<void>;
const taken = { status: 'TAKEN' };
const refused = (refusal: string) => ({ status: 'REFUSED', refusal });

/**
 * Monthly gifts stand on this, whoever the gateway is: a bank of the sandbox, or a driver and its
 * fake.
 */
export const agreementCases: Record<string, Case> = {
  'an agreement is unknown, then open, signed and ended': async (stand) => {
    expect(await stand.statusOf()).toBe('UNKNOWN');
    await stand.agreements.sign(stand.intent);
    expect(await stand.statusOf()).toMatch(/^(PENDING|UNKNOWN)$/);
    await stand.as('sign');
    expect(await stand.statusOf()).toBe('SIGNED');
    await stand.as('end');
    expect(await stand.statusOf()).toBe('ENDED');
  },
  'the same number again is the same page': async ({ agreements, intent }) => {
    expect(await agreements.sign(intent)).toEqual(await agreements.sign(intent));
  },
  'nobody is charged before the account is signed for': async ({ charge, newNumber }) => {
    expect(await charge(newNumber())).toEqual(refused('agreementEnded'));
  },
  'a number is charged once, however often and however many at a time it comes': async (stand) => {
    await stand.ready();
    const tradeNo = stand.newNumber();
    const asked = [1, 2, 3].map(() => stand.charge(tradeNo));
    expect(await Promise.all(asked)).toEqual([taken, taken, taken]);
    expect(await stand.charge(tradeNo)).toEqual(taken);
    expect(await stand.wallet.heldInFen()).toBe(monthlyInFen);
  },
  'a charge whose answer was lost is found by its number, to the fen': async (stand) => {
    const { gateway, now } = stand.wallet;
    await stand.ready();
    const tradeNo = stand.newNumber();
    expect(await gateway.queryPayment(tradeNo)).toEqual({ status: 'UNKNOWN' });
    await stand.charge(tradeNo);
    const { appId } = stand.intent;
    const said = { tradeNo, appId, amountInFen: monthlyInFen, currency: 'CNY', status: 'SUCCESS' };
    const found = await gateway.queryPayment(tradeNo);
    expect(found).toMatchObject({ status: 'SUCCESS', words: [{ ...said, paidAt: now() }] });
  },
  'the same number over another amount is an error, and takes nothing': async (stand) => {
    await stand.ready();
    const tradeNo = stand.newNumber();
    await stand.charge(tradeNo);
    await expect(stand.charge(tradeNo, monthlyInFen - 1)).rejects.toThrow();
    expect(await stand.wallet.heldInFen()).toBe(monthlyInFen);
  },
  'more than was agreed is refused': async (stand) => {
    const { mostInFen } = stand.intent;
    await stand.as('sign');
    await stand.announce(mostInFen + 1);
    expect((await stand.charge(stand.newNumber(), mostInFen + 1)).status).toBe('REFUSED');
    expect(await stand.wallet.heldInFen()).toBe(0);
  },
  'an empty account is refused, and judged anew under the same number': async (stand) => {
    await stand.ready('signEmpty');
    const tradeNo = stand.newNumber();
    expect(await stand.charge(tradeNo)).toEqual(refused('noMoney'));
    expect((await stand.wallet.gateway.queryPayment(tradeNo)).status).not.toBe('SUCCESS');
    await stand.as('fill');
    stand.wallet.pass(dayMs);
    expect(await stand.charge(tradeNo)).toEqual(taken);
  },
  'a refused charge that is closed takes nothing later': async (stand) => {
    await stand.ready('signEmpty');
    const tradeNo = stand.newNumber();
    await stand.charge(tradeNo);
    expect(await stand.wallet.gateway.closePayment(tradeNo)).toBe('CLOSED');
    await stand.as('fill');
    expect((await stand.charge(tradeNo)).status).toBe('REFUSED');
    expect(await stand.wallet.heldInFen()).toBe(0);
  },
  'ended by its owner, nothing is charged': async (stand) => {
    await stand.ready();
    await stand.as('end');
    expect(await stand.charge(stand.newNumber())).toEqual(refused('agreementEnded'));
  },
  'ended by us, at once and again, nothing is charged': async (stand) => {
    const { agreements, agreementNo } = stand;
    await stand.ready();
    await Promise.all([agreements.cancel(agreementNo), agreements.cancel(agreementNo)]);
    await agreements.cancel(agreementNo);
    expect(await stand.statusOf()).toBe('ENDED');
    expect(await stand.charge(stand.newNumber())).toEqual(refused('agreementEnded'));
  },
  'ended while it is charged, it is charged once or not at all, and never after': async (stand) => {
    await stand.ready();
    const tradeNo = stand.newNumber();
    const [answer] = await Promise.all([
      stand.charge(tradeNo),
      stand.agreements.cancel(stand.agreementNo),
    ]);
    const heldInFen = answer.status === 'TAKEN' ? monthlyInFen : 0;
    expect(await stand.charge(stand.newNumber())).toEqual(refused('agreementEnded'));
    expect(await stand.wallet.heldInFen()).toBe(heldInFen);
  },
  'what nobody signed in time can be signed no more': async (stand) => {
    await stand.agreements.sign(stand.intent);
    stand.wallet.pass(1_000_000);
    await stand.as('sign');
    expect(await stand.statusOf()).not.toBe('SIGNED');
  },
  'its words are told, say what a question says, and cannot be forged': async (stand) => {
    const { agreements, agreementNo, wallet } = stand;
    const now = wallet.now();
    await stand.as('sign');
    const [sent] = await wallet.takeNotices();
    const notice = sent && agreements.verify({ ...sent, now });
    expect(notice).toMatchObject({
      agreementNo,
      status: 'SIGNED',
      merchant: wallet.gateway.merchant,
    });
    expect(await agreements.query(agreementNo)).toMatchObject({ notice });
    expect(sent && agreements.verify({ ...sent, now })).toEqual(notice);
    expect(sent && wallet.gateway.verify({ ...sent, now })).toBeUndefined();
    expect(sent && forgeriesOf(sent).filter((one) => agreements.verify({ ...one, now }))).toEqual(
      [],
    );
    await stand.as('end');
    const [end] = await wallet.takeNotices();
    expect(end && agreements.verify({ ...end, now })).toMatchObject({
      agreementNo,
      status: 'ENDED',
    });
  },
};

/**
 * Makes the notice with a bit of its body turned, each in its turn, and one whose signature is
 * gone.
 */
function forgeriesOf(notice: SentNotice): SentNotice[] {
  const turned = [...notice.body.keys()].map((at) => {
    const body = Uint8Array.from(notice.body);
    body[at] = (body[at] ?? 0) ^ 1;
    return { ...notice, body };
  });
  return [...turned, { ...notice, body: new Uint8Array() }];
}
