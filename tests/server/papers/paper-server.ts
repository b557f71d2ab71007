import { newId } from '#src/server/platform/keys.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import * as calls from '#src/shared/papers/calls.ts';
import type { PaperView } from '#src/shared/papers/paper-view.ts';
import { openReturningServer } from '../refunds/returning-server.ts';

type Wish = { titleType?: 'personal' | 'company'; title?: string; taxNo?: string; email?: string };

/** Opens a server that returns gifts, and the hands of donors who ask it for papers. */
export async function openPaperServer() {
  const t = await openReturningServer();
  let mobile = 13_600_000_100;
  const from = (token: string) => ({ token, headers: { 'x-client-address': newId() } });
  const listed = async (token: string) =>
    (await t.call(calls.invoiceList, { size: 50 }, from(token))).data.list;
  return {
    ...t,
    from,
    listed,
    now: () => t.services.now(),
    signInNext: () => {
      mobile += 1;
      return t.signIn(String(mobile));
    },
    /** This is a gift of an account, paid; answers its order. */
    giveAs: async (token: string, caseId: string, amountInFen = 2000) => {
      const { data } = await t.order({ infoUuid: caseId, amountInFen }, { token });
      await t.atCashier(data.tradeNo, 'pay');
      await t.bank.deliverDue();
      return data.orderId;
    },
    ask: (token: string, orderIds: string[], wish: Wish = {}) =>
      t.call(
        calls.invoiceApply,
        { orderIds, titleType: 'personal', title: '林小雨', ...wish },
        from(token),
      ),
    paperOf: async (token: string, invoiceId: string) =>
      (await listed(token)).find((paper) => paper.invoiceId === invoiceId) as PaperView,
    /** These are the gifts that stand on no live paper. */
    freeOf: async (token: string) =>
      (await t.call(calls.invoiceOrders, { size: 50 }, from(token))).data.list,
    download: (invoiceId: string, token?: string, language?: 'en') =>
      t.request(...fetchOf({ invoiceId, token, language })),
  };
}

type Fetched = { invoiceId: string; token: string | undefined; language: 'en' | undefined };

function fetchOf({ invoiceId, token, language }: Fetched): [string, RequestInit] {
  const asked = { invoiceId, ...(language ? { language } : {}) };
  const headers = new Headers({ 'x-client-address': newId() });
  if (token) headers.set('authorization', `Bearer ${token}`);
  return [addressOf(calls.invoiceDownload, asked), { headers }];
}

export type PaperServer = Awaited<ReturnType<typeof openPaperServer>>;
