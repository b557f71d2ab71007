import { type HandledCall, handle } from '#src/server/door/handle.ts';
import { basicStoreGet, uvGet } from '#src/shared/platform/frame/calls.ts';
import { findStoreConfig } from './config/find-store-config.ts';
import { countUv } from './visits/count-uv.ts';

export const platformRoutes: readonly HandledCall[] = [
  handle(basicStoreGet, ({ activity_id }, { services, now }) =>
    findStoreConfig(services, activity_id, now),
  ),
  handle(uvGet, async ({ bizId }, { services, viewer, address, userAgent, now }) => ({
    uv: await countUv(services, { bizId, userId: viewer?.userId, address, userAgent }, now),
  })),
];
