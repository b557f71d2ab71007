import { answerFindings } from '#src/server/withdrawals/findings/answer-findings.ts';
import { addObjection } from '#src/server/withdrawals/notice/add-objection.ts';
import { replyToObjection } from '#src/server/withdrawals/notice/reply-objection.ts';
import type { Dice } from '../engine/dice.ts';
import type { History } from '../world/history.ts';
import { atDesk } from './deciding.ts';
import { attempt, type Operation } from './operation.ts';
import { caseWithMoney, rowsOf } from './reading.ts';

/** A family says this to whatever is held against it. */
export const said = '上次的单据是旧的，这次换了新的。';

const live = `select id from withdrawals where status in ('REVIEWING', 'NOTICE', 'PAYING')`;

async function object(history: History, dice: Dice): Promise<void> {
  const found = rowsOf(history, live);
  if (found.length === 0) return;
  const withdrawalId = String(dice.pick(found).id);
  const { userId } = dice.pick(history.base.donors);
  const position = dice.chance(0.3) ? 1 + dice.below(3) : null;
  await attempt(history, dice, {
    name: 'object',
    work: (services, now) =>
      addObjection(services, { withdrawalId, userId, content: '疑问', position }, now),
  });
}

/** A family answers an objection, or what was found against it, or another family tries to. */
async function speak(history: History, dice: Dice): Promise<void> {
  const { userId } = caseWithMoney(history, dice).owner;
  const open = rowsOf(history, `select id from withdrawal_objections where state = 'open'`);
  const objected = dice.chance(0.5) ? open : [];
  const draws = rowsOf(history, live);
  if (objected.length + draws.length === 0) return;
  const about = String(dice.pick(objected.length > 0 ? objected : draws).id);
  await attempt(history, dice, {
    name: 'speak',
    work: (services, now) =>
      objected.length > 0
        ? replyToObjection(services, { objectionId: about, userId, words: said }, now)
        : answerFindings(services, { withdrawalId: about, userId, answer: said }, now),
  });
}

export const objecting: readonly Operation[] = [
  { name: 'object', weight: 2, run: object },
  { name: 'speak', weight: 2, run: speak },
  atDesk({ name: 'answer an objection', queues: ['objection'], refuses: 0.2 }, 2),
  atDesk({ name: 'answer a report', queues: ['report'], refuses: 0.6 }, 1),
];
