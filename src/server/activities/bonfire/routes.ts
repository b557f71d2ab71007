import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import {
  bonfireMembers,
  createBonfire,
  joinBonfire as declaredJoin,
  getBonfire,
} from '#src/shared/activities/bonfire/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { findBonfire } from './find-bonfire.ts';
import { findMembers } from './find-members.ts';
import { joinBonfire } from './join-bonfire.ts';
import { startBonfire } from './start-bonfire.ts';
import { selectTeam } from './team.ts';

const membersAPage = 20;

export const handledCreateBonfire = handle(createBonfire, async ({ infoUuid }, context) => {
  const started = { caseId: infoUuid, userId: viewerOf(context).userId };
  const { bonfireId } = await startBonfire(context.services, started, context.now);
  return view({ infoUuid, bonfireUuid: bonfireId }, context);
});

export const handledJoinBonfire = handle(declaredJoin, async ({ bonfireUuid }, context) => {
  const joined = { bonfireId: bonfireUuid, userId: viewerOf(context).userId };
  await joinBonfire(context.services, joined, context.now);
  return view({ infoUuid: '', bonfireUuid }, context);
});

export const bonfireRoutes: readonly HandledCall[] = [
  handle(getBonfire, view),
  handledCreateBonfire,
  handledJoinBonfire,
  handle(bonfireMembers, async ({ bonfireUuid: bonfireId, anchorId }, { services, common }) => {
    const team = await selectTeam(services.db).where('id', '=', bonfireId).executeTakeFirst();
    if (!team) throw new Problem('notFound');
    return findMembers(services.db, {
      bonfireId,
      anchorId,
      size: membersAPage,
      locale: common.language,
    });
  }),
];

type Asked = { infoUuid: string; bonfireUuid: string };

async function view(asked: Asked, { services, viewer, common, now }: CallContext) {
  const reader = { userId: viewer?.userId, locale: common.language };
  const found = await findBonfire(services.db, { ...asked, ...reader }, now);
  if (!found) throw new Problem('notFound');
  return found;
}
