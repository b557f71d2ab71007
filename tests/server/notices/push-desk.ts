import { openPush } from '#src/server/channels/open-push.ts';
import { notify } from '#src/server/notices/notify.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import type { NoticeKind } from '#src/shared/notices/notice-kinds.ts';
import { noticePush } from '#src/shared/notices/push/calls.ts';
import { startPushService } from '../../support/push-service.ts';
import { openNoticeDesk } from './notice-desk.ts';

export type PushDesk = Awaited<ReturnType<typeof openPushDesk>>;

/** Opens a notice desk beside a service that brings notices to devices. */
export async function openPushDesk() {
  const t = await openNoticeDesk();
  const service = await startPushService();
  const { services } = t;
  const config = parseConfig({ PUSH_SERVICES: service.origin });
  services.push = openPush(config, services.keys, services.now);
  return {
    ...t,
    service,
    async notify(userId: string, kind: NoticeKind) {
      await t.tell((trx) => notify(trx, { userId, kind, now: services.now() }));
      await t.runDue();
    },
    /** Makes a device on which someone asks for notices. */
    async deviceOf({ token }: { token: string }) {
      const device = service.newDevice();
      await t.call(noticePush, device.target, { token });
      return device;
    },
    countOf: async (userId: string) => {
      const targets = services.db.selectFrom('push_targets').selectAll();
      return (await targets.where('user_id', '=', userId).execute()).length;
    },
    close: async () => {
      await service.stop();
      await t.close();
    },
  };
}
