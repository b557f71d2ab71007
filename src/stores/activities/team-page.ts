import { teamForm } from '#src/shared/venues/sub/team-form.ts';
import { makeCallForm } from '#src/stores/call-form.ts';

/** Opens a team's page within a venue, and leads to it. */
export function makeTeamPage(venue: string) {
  return makeCallForm(teamForm, {
    onDone: ({ subActivityId }) => `${venue}&subActivityId=${subActivityId}`,
  });
}
