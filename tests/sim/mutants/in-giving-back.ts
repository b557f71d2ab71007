import { type Mutant, plant } from './mutant.ts';

const folder = 'server/refunds';

export const bugsInGivingBack: readonly Mutant[] = [
  plant('a refund has a new number on every try', `${folder}/run-refund.ts`, [
    'gateway.refund({ refundNo, tradeNo, gatewayTradeNo, amountInFen })',
    'gateway.refund({ refundNo: `${refundNo}-${refund.attempts}`, tradeNo, gatewayTradeNo, amountInFen })',
  ]),
  plant('a refund that waits counts as done', `${folder}/run-refund.ts`, [
    "if (known.status === 'PENDING') return 'open';",
    "if (known.status === 'PENDING') {\n      await bookRefund(db, { ...refund, by: { gatewayRefundNo: refundNo } }, now);\n      return 'returned';\n    }",
  ]),
  plant('a refund a fen too large', `${folder}/run-refund.ts`, [
    'gateway.refund({ refundNo, tradeNo, gatewayTradeNo, amountInFen })',
    'gateway.refund({ refundNo, tradeNo, gatewayTradeNo, amountInFen: amountInFen - 1 || 1 })',
  ]),
  plant('returned gifts are not booked', `${folder}/book-refund.ts`, [
    '  else await postRefund(trx, { ...money, refundNo, gateway });\n',
    '',
  ]),
  plant('the remainder of shares is dropped', 'shared/tracing/share-out.ts', [
    '    one.share += 1n;\n',
    '',
  ]),
  plant('who reviewed a refund may release it', `${folder}/release-refund.ts`, [
    '  requireAnother(refund, staffUserId);\n',
    '',
  ]),
  plant('a refund of a case beside an open withdrawal', `${folder}/find-refundable.ts`, [
    "if (await hasOpenWithdrawal(db, caseId)) blocks.push('withdrawalOpen');",
    'if (await hasOpenWithdrawal(db, caseId)) blocks.slice();',
  ]),
  plant('what the bank sent back of a refund is forgotten', `${folder}/take-bounced-refund.ts`, [
    '  await postRefundBounced(trx, { payoutNo, caseId, amountInFen, now });\n',
    '',
  ]),
  plant('a refund that bounced is booked as paid again', `${folder}/book-refund.ts`, [
    'if (byBank && !(await markPaid(trx, byBank, now))) return;',
    'if (byBank) await markPaid(trx, byBank, now);',
  ]),
  plant('a held gift stays available', 'server/ledger/postings.ts', [
    '{ account: caseAvailable(caseId), amountInFen: -amountInFen },',
    "{ account: 'F', amountInFen: -amountInFen },",
  ]),
];
