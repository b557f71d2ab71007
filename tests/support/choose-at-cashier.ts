import type { SandboxBank } from '#src/server/payments/sandbox/open-sandbox-gateway.ts';
import type { Choice } from '#src/server/payments/sandbox/pay-at-bank.ts';
import { type TestServer, testOrigin } from './test-server.ts';

type AtCashier = { banks: readonly SandboxBank[]; tradeNo: string; choice: Choice };

/** Chooses as a browser does: opens where the order is paid, and sends the page's form. */
export async function chooseAtCashier(
  { services }: TestServer,
  { banks, tradeNo, choice }: AtCashier,
): Promise<Response> {
  const row = await services.db
    .selectFrom('payments')
    .select(['gateway', 'cashier_url as url'])
    .where('trade_no', '=', tradeNo)
    .unionAll((eb) =>
      eb
        .selectFrom('supports')
        .select(['gateway', 'cashier_url as url'])
        .where('trade_no', '=', tradeNo),
    )
    .executeTakeFirst();
  const bank = banks.find(({ gateway }) => gateway.name === row?.gateway) ?? banks[0];
  const url = row?.url ?? `${testOrigin}/sandbox/cashier/alipay/${tradeNo}`;
  await bank?.app.request(url);
  const body = new URLSearchParams({ choice });
  const { origin, pathname } = new URL(url);
  const answer = await bank?.app.request(origin + pathname, { method: 'POST', body });
  return answer ?? new Response(null, { status: 404 });
}
