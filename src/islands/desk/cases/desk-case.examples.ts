import { refusedForm } from '#src/preview/sample-plain.ts';
import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import ClawbackForm from './ClawbackForm.astro';
import ProposalsOfCase from './ProposalsOfCase.astro';

const page = { action: '#', sent: undefined };
const by = { reason: longWords, proposer: '王审核', proposedBy: sampleId, proposedAt: sampleAt };
const proposal = { ...by, proposalId: sampleId, subject: sampleId };
const clawback = { infoUuid: sampleId, amountInFen: 500_000 };
const viewer = { userId: 'B', roles: ['administrator'] };

export const examples = [
  show(ClawbackForm).in(({ locale }) => ({
    usual: { ...page, infoUuid: sampleId, paidOutInFen: 4_000_000, locale },
    refused: {
      ...{ ...page, infoUuid: sampleId, paidOutInFen: 4_000_000, locale },
      sent: refusedForm('clawback', { infoUuid: sampleId }, ['amountInFen', 'reason']),
    },
  })),
  show(ProposalsOfCase).in(({ locale }) => ({
    none: { ...page, feeChanges: [], proposed: { accounts: [], clawbacks: [] }, viewer, locale },
    'of every kind': {
      ...{ ...page, viewer, locale },
      feeChanges: [{ ...proposal, value: 3 }],
      proposed: {
        accounts: [{ ...proposal, refundNo: 'F20261120', amountInFen: 1200, mask: '**** 1234' }],
        clawbacks: [{ ...proposal, value: clawback }],
      },
    },
    refused: {
      ...{ ...page, viewer, locale, feeChanges: [{ ...proposal, value: 3 }] },
      proposed: { accounts: [], clawbacks: [] },
      sent: refusedForm('settle', { proposalId: sampleId }, []),
    },
  })),
];
