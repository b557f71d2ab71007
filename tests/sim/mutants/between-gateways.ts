import { become, drop } from './change-place.ts';
import { answer, call, eachFor } from './find-place.ts';
import { type Mutant, near, plant } from './mutant.ts';

/** This is what is wrong only where several gateways stand side by side. */
export const bugsBetweenGateways: readonly Mutant[] = [
  plant(
    'a refund goes to the gateway new payments go to',
    near('runRefund', call('get', 'refund'), become('services.gateways.forChannel(8)')),
  ),
  plant(
    'unmatched money goes back by the gateway new payments go to',
    near('refundUnmatched', call('get', 'receipt'), become('gateways.forChannel(8)')),
  ),
  plant(
    'a second try asks for otherwise than the first',
    near(
      'openCashier',
      call('intentOf'),
      become((intent) => `{ ...${intent}, expiresAt: stored.expiresAt + Math.random() }`),
    ),
  ),
  plant(
    'what a gateway settled by itself is not booked',
    near('takeSettlements', eachFor('bookSettlements'), become('gateways.all.slice(1)')),
  ),
  plant(
    'money lies at one gateway only',
    near(
      'findPlaces',
      call('map', 'gateway'),
      become((places) => `${places}.slice(0, 1)`),
    ),
  ),
  {
    ...plant(
      'the bill of one gateway only is checked',
      near(
        'reconciliationJobs',
        call('map', 'checkDay'),
        become((checks) => `${checks}.slice(0, 1)`),
      ),
    ),
    tests: ['tests/server/reconciliation/check-bill.test.ts'],
  },
  {
    ...plant(
      'moves of one gateway only are compared',
      near(
        'reconciliationJobs',
        call('map', 'compareMoves'),
        become((works) => `${works}.slice(1)`),
      ),
    ),
    tests: ['tests/server/reconciliation/check-bill.test.ts'],
  },
  plant('account of a notification not compared', near('settleOrder', answer('appId'), drop)),
  plant('signature of a form not compared', near('isFormSigned', call('isSame'), become('true'))),
];
