import { newId } from '#src/server/platform/keys.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { orderContributeAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import * as calls from '#src/shared/kinds/goods/calls.ts';
import { launchCase } from '#src/shared/raising/launch/calls.ts';
import { baseFields } from '../../support/family-fields.ts';
import { decide, type Family, savePatient, someIdCard, submit } from '../../support/test-family.ts';
import type { GivingServer } from '../../support/test-giving.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import type { TestServer } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';

export const gears = {
  ...{ gear1Title: '土蜂蜜一斤', gear1PriceInFen: 5000, gear1Stock: 5 },
  ...{ gear1Kind: 'grown' as const, gear1Origin: '四川雅安', gear1SendDays: 7 },
};

export const address = {
  name: '王小明',
  mobile: '13900001234',
  region: '四川省成都市武侯区',
  street: '桂溪路 7 号 3 栋 502',
} as const;

/** Begins a goods case, or says why not. */
export async function beginGoods(t: TestServer, change: Record<string, unknown> = {}) {
  const { token, userId, mobile } = await addStaff(t);
  const { imageId } = await uploadPhoto(t, { token, purpose: 'cover' });
  const began = await t.call(
    launchCase,
    { caseType: 1, agreed: true },
    { ...as({ token }), idempotencyKey: newId() },
  );
  const caseId = began.data?.infoUuid ?? '';
  const base = { ...baseFields, caseType: 1, attachments: imageId, ...gears, ...change };
  const input = { infoUuid: caseId, ...base } as CallInput<typeof calls.goodsAddBase>;
  const answer = began.code === 0 ? await t.call(calls.goodsAddBase, input, as({ token })) : began;
  const family: Family = { token, mobile, userId, idCard: someIdCard(), caseId };
  return { answer, family };
}

/** Adds a public goods case with five jars of honey at 50 yuan. */
export async function addGoodsCase(t: TestServer, reviewer: Staff) {
  const { family } = await beginGoods(t);
  await savePatient(t, family);
  await submit(t, family);
  const decided = await decide(t, reviewer, { caseId: family.caseId, queue: 'base' });
  if (decided.code !== 0) throw new Error(`The review refused: ${decided.msg}`);
  const { data } = await t.call(calls.gearList, { infoUuid: family.caseId });
  return { ...family, gearId: data[0]?.gearId ?? '' };
}

/** Adds someone with a phone and an address. */
export async function addDonor(t: TestServer) {
  const { token } = await addStaff(t);
  await t.call(calls.addressSave, address, { token });
  return { token };
}

export function choose(
  t: GivingServer,
  goods: { caseId: string; gearId: string },
  { token, ...change }: { token?: string; amountInFen?: number; key?: string },
) {
  const { key = newId(), amountInFen = 5000 } = change;
  return t.call(
    orderContributeAdd,
    {
      infoUuid: goods.caseId,
      gearId: goods.gearId,
      amountInFen,
      payChannel: payChannels.alipayWap,
    },
    { ...(token ? { token } : {}), idempotencyKey: key, headers: { 'x-client-address': newId() } },
  );
}

export async function leftOf(t: TestServer, caseId: string): Promise<number | undefined> {
  return (await t.call(calls.gearList, { infoUuid: caseId })).data[0]?.stock;
}
