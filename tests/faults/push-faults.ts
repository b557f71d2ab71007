import { noticePush } from '#src/shared/notices/push/calls.ts';
import { encodeCall } from '../support/encode-call.ts';
import { type Device, startPushService } from '../support/push-service.ts';
import type { Fault, Stage } from './fault.ts';
import { serve } from './seeded.ts';
import { signInOver } from './sign-in-over.ts';
import { callAs, countUnbrought, readAll, tellReached } from './tell-person.ts';

type Service = Awaited<ReturnType<typeof startPushService>>;

/** A person with a device is told something again and again. */
function pushFault(
  name: string,
  hurt: (service: Service) => { break(): unknown; mend(): unknown },
): Fault {
  return {
    name: `the push service ${name}`,
    open: async () => {
      const service = await startPushService();
      const server = await serve({ PUSH_SERVICES: service.origin });
      const token = await signInOver(server.origin);
      const device = service.newDevice();
      await callAs(server.origin, { token, of: encodeCall(noticePush, device.target) });
      await tellReached(server, 'push_targets');
      const { break: hurtIt, mend } = hurt(service);
      return {
        server,
        also: {
          what: 'message centre',
          act: () => readAll(server.origin, token),
          findLost: () => findUnbrought(device),
        },
        break: async () => void (await hurtIt()),
        mend: async () => void (await mend()),
        readyMeanwhile: 'ready',
        close: async () => {
          await server.stop();
          await service.stop();
        },
      } satisfies Stage;
    },
  };
}

async function findUnbrought(device: Device): Promise<string[]> {
  const idsOf = () => device.shown().map((shown) => (shown as { id: string }).id);
  const missing = await countUnbrought(() => new Set(idsOf()).size);
  return Array.from({ length: missing }, (_, at) => `notice ${at + 1}`);
}

export const pushFaults: readonly Fault[] = [
  pushFault('never answers', ({ behaviour }) => ({
    break: () => Object.assign(behaviour, { hangs: true }),
    mend: () => Object.assign(behaviour, { hangs: false }),
  })),
  pushFault('takes no connection', (service) => ({
    break: service.stop,
    mend: service.comeBack,
  })),
  pushFault('answers rubbish', ({ behaviour }) => ({
    break: () => Object.assign(behaviour, { talksRubbish: true }),
    mend: () => Object.assign(behaviour, { talksRubbish: false }),
  })),
  pushFault('is full', ({ behaviour }) => ({
    break: () => Object.assign(behaviour, { status: 507 }),
    mend: () => Object.assign(behaviour, { status: 201 }),
  })),
];
