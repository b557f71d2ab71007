import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import * as calls from '#src/shared/desk/cases/calls.ts';
import { actOnCase } from './cases/act-on-case.ts';
import { findByMobile } from './cases/find-by-mobile.ts';
import { findByPerson } from './cases/find-by-person.ts';
import { moderateComment } from './cases/moderate-comment.ts';

export const findMobileRoute = handle(calls.deskFindMobile, (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  return findByMobile(context.services, { ...input, staffUserId }, context.now);
});

export const findByPersonRoute = handle(calls.deskFindByPerson, (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  const asked = { ...input, staffUserId, locale: context.common.language };
  return findByPerson(context.services, asked, context.now);
});

export const caseActRoute = handle(calls.deskCaseAct, async (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await actOnCase(context.services, { ...input, staffUserId }, context.now);
  return null;
});

export const commentRoute = handle(calls.deskComment, async (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await moderateComment(context.services, { ...input, staffUserId }, context.now);
  return null;
});

export const deskCaseRoutes: readonly HandledCall[] = [
  findMobileRoute,
  findByPersonRoute,
  caseActRoute,
  commentRoute,
];
