import { orderContributeAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { addressSave, gearList } from '#src/shared/kinds/goods/calls.ts';
import type { TestServer } from './browser.ts';
import { demoFamily } from './demo-family.ts';

const { infoUuid } = demoFamily(({ gears }) => gears !== undefined);
const ordered = new WeakMap<TestServer, string>();

/** Orders the first thing a family of the seed offers, once for a server. */
export async function orderThing(server: TestServer, mobile: string): Promise<string> {
  const known = ordered.get(server);
  if (known) return known;
  const token = await server.tokenOf(mobile);
  const place = { region: '云南省昆明市五华区', street: '翠湖南路 1 号 3 栋 502' };
  await server.call(addressSave, { name: '王小明', mobile, ...place }, token);
  const [thing] = await server.call(gearList, { infoUuid });
  if (!thing) throw new Error('The seed offers no thing.');
  const { gearId, priceInFen: amountInFen } = thing;
  const order = { infoUuid, gearId, amountInFen, payChannel: payChannels.wxH5 };
  const { orderId } = await server.call(orderContributeAdd, order, token);
  ordered.set(server, orderId);
  return orderId;
}
