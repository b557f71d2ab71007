import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, say } from '#src/shared/contract/fields.ts';
import { blessingKinds } from '#src/shared/progress/blessings.ts';

const following = v.object({ following: v.boolean() });

export const progressFollow = defineCall({
  path: '/api/cf/v4/progress/follow',
  access: 'login',
  summary: 'Follows a case: its news come to the viewer',
  input: v.strictObject({ infoUuid }),
  output: following,
  errors: ['notFound', 'tooManyFollowed'],
});

export const progressUnfollow = defineCall({
  path: '/api/cf/v4/progress/unfollow',
  access: 'login',
  summary: 'No longer follows a case',
  input: v.strictObject({ infoUuid }),
  output: following,
});

export const progressFollowing = defineCall({
  path: '/api/cf/v4/progress/following',
  method: 'GET',
  access: 'open',
  summary: 'Whether the viewer follows a case; a guest follows none',
  input: v.strictObject({ infoUuid }),
  output: following,
  coalesce: true,
});

export const progressBless = defineCall({
  path: '/api/cf/v4/progress/bless',
  access: 'open',
  summary: 'Leaves a blessing at a case, one of each kind a person or device',
  input: v.strictObject({ infoUuid, kind: v.picklist(blessingKinds, say('unknown')) }),
  output: v.object({ count: v.number() }),
  errors: ['notFound'],
  budgetPerMinute: 20,
});

export const progressBlessed = defineCall({
  path: '/api/cf/v4/progress/blessed',
  method: 'GET',
  access: 'open',
  summary: 'Which blessings the viewer, a person or a device, left at a case',
  input: v.strictObject({ infoUuid }),
  output: v.object({ kinds: v.array(v.picklist(blessingKinds)) }),
  coalesce: true,
});

/** Apart from posts, whose shapes would weigh on every page with a button to follow. */
export const followCalls = [
  progressFollow,
  progressUnfollow,
  progressFollowing,
  progressBless,
  progressBlessed,
];
