import type { PageForm } from '#src/server/door/page-form.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { subVenueCreate } from '#src/shared/venues/sub/calls.ts';
import { teamForm } from '#src/shared/venues/sub/team-form.ts';
import { handledVenueListed } from './routes.ts';
import { handledSubVenueCreate } from './sub-routes.ts';

export const venueForms: readonly PageForm[] = [
  {
    route: 'aggregationPage',
    step: 'team',
    handled: handledSubVenueCreate,
    fields: teamForm.inputOf,
    done: ({ form: { activityId = '' }, output, locale }) => {
      const { subActivityId } = output as CallOutput<typeof subVenueCreate>;
      return linkTo('aggregationPage', { query: { activityId, subActivityId }, locale });
    },
  },
  {
    route: 'myContribution',
    step: 'list',
    handled: handledVenueListed,
    fields: ({ activityId = '', listed = '' }) => ({ activityId, listed }),
    done: ({ locale }) => `${linkTo('myContribution', { locale })}#venues`,
  },
];
