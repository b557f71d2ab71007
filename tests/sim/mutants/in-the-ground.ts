import { become, before, drop, unchain } from './change-place.ts';
import { answer, call, eachFor, given, guard, text } from './find-place.ts';
import { inside, type Mutant, near, plant, table } from './mutant.ts';

export const bugsInTheGround: readonly Mutant[] = [
  plant(
    'transactions begin deferred',
    near('SqliteSession', text('begin immediate'), become("'begin'")),
  ),
  plant(
    'a transaction commits in the middle',
    near('inTransaction', call('withPlugin'), become('db')),
  ),
  plant(
    'one entry of a transfer is lost',
    near(
      'changeBalances',
      eachFor('changeBalance'),
      become((all) => `${all}.slice(0, -1)`),
    ),
  ),
  plant(
    'a cause has its effect twice',
    near(
      'postTransfer',
      given('run', 'reference'),
      become((cause) => `${cause} + id`),
    ),
  ),
  plant(
    'a missing unique index on receipts',
    table(/primary key \(gateway, gateway_trade_no\)/, 'check (created_at > 0)'),
    near('settleOrder', answer('repeated'), drop),
  ),
  {
    ...plant(
      'a lease is ended by whoever comes',
      inside('endLease', call('where', 'leased_by'), unchain),
      inside('endLease', call('where', 'attempts'), unchain),
    ),
    tests: ['tests/server/jobs/job-leases.test.ts'],
  },
  {
    ...plant(
      'a lease of someone else is renewed',
      inside('renewLease', call('where', 'leased_by'), unchain),
      inside('renewLease', call('where', 'attempts'), unchain),
    ),
    tests: ['tests/server/jobs/job-leases.test.ts'],
  },
  plant(
    'a failed job is done',
    near('runJob', guard('maxAttempts'), before("return { kind: 'done', at: now };")),
  ),
];
