import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { openOriginal, originalType } from '#src/server/media/open-original.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { caseAudience, keptPicture } from '#src/shared/raiser/audience/calls.ts';
import { findKeptStory } from './find-kept-story.ts';
import { setAudience } from './set-audience.ts';

export const handledAudience = handle(caseAudience, (input, { services, now }) => {
  const { infoUuid: caseId, ...asked } = input;
  return setAudience(services, { caseId, ...asked }, now);
});

export const audienceRoutes: readonly HandledCall[] = [
  handledAudience,
  handle(keptPicture, async ({ infoUuid: caseId, position }, context) => {
    const { services, now } = context;
    const { userId } = viewerOf(context);
    const story = await findKeptStory(services.db, { caseId, userId }, now);
    const imageId = story?.imageIds[position];
    if (!imageId) throw new Problem('notFound');
    const bytes = await openOriginal(services, imageId);
    return { type: originalType, bytes, isPrivate: true };
  }),
];
