import type { PageForm } from '#src/server/door/page-form.ts';
import type { referralClaim } from '#src/shared/advisers/referral/calls.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import { linkTo } from '#src/shared/routes.ts';
import { handledReferralClaim, handledReferralJoin } from './routes.ts';

export const referralForms: readonly PageForm[] = [
  {
    ...{ route: 'taskDetail', step: 'join', handled: handledReferralJoin },
    fields: () => ({}),
    done: ({ locale }) => linkTo('taskDetail', { locale }),
  },
  {
    ...{ route: 'getReward', step: 'claim', handled: handledReferralClaim },
    fields: ({ rung = '' }) => ({ step: rung }),
    done: ({ output, locale }) => {
      const { earned } = output as CallOutput<typeof referralClaim>;
      return linkTo('getReward', { query: { earned }, locale });
    },
  },
];
