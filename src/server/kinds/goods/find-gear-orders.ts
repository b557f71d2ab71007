import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { stateOfRow } from '#src/server/kinds/state-of-row.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import { maskMobile } from '#src/shared/accounts/mobile-number.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import type { Address } from '#src/shared/kinds/gear-order.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { openAddress } from './address.ts';
import { sendByOf } from './send-by.ts';

/** While these last, a family needs to know where a thing goes or where it went. */
const addressStates: readonly string[] = ['toSend', 'sent', 'returning'];

type Asked = { anchorId: string; size: number; locale: Locale };

/** Finds a donor's own orders of goods, newest first, each with the address it goes to. */
export async function findOwnGearOrders(
  { db, keys }: { db: Database; keys: Keys },
  { userId, ...page }: Asked & { userId: string },
) {
  const found = await findRows(db, page, { user_id: userId });
  return { ...found, list: found.list.map((row) => ownViewOf(keys, row)) };
}

/** Finds one of them; someone else's is as good as absent. */
export async function findOwnGearOrder(
  { db, keys }: { db: Database; keys: Keys },
  { orderId, userId, locale }: { orderId: string; userId: string; locale: Locale },
) {
  const row = await selectOrders(db, locale)
    .where('gear_orders.order_id', '=', orderId)
    .where('gear_orders.user_id', '=', userId)
    .executeTakeFirst();
  return row && { ...ownViewOf(keys, row), tradeNo: row.trade_no };
}

function ownViewOf(keys: Keys, row: Row) {
  const address = addressOf(keys, row);
  return { ...viewOf(row), caseTitle: row.caseTitle, address };
}

/** Finds what a fundraiser has to send, newest first; who and where only once it is paid. */
export async function findCaseGearOrders(
  { db, keys }: { db: Database; keys: Keys },
  { caseId, ...page }: Asked & { caseId: string },
) {
  const found = await findRows(db, page, { case_id: caseId });
  return {
    ...found,
    list: found.list.map((row) => {
      const view = viewOf(row);
      const address = addressOf(keys, row);
      const isDue = addressStates.includes(view.state);
      return { ...view, address: isDue ? address : maskedAddress(address) };
    }),
  };
}

async function findRows(
  db: Database,
  { anchorId, size, locale }: Asked,
  whose: { user_id: string } | { case_id: string },
) {
  const after = readAnchor(anchorId, 'ns');
  let query = selectOrders(db, locale).where((eb) =>
    'user_id' in whose
      ? eb('gear_orders.user_id', '=', whose.user_id)
      : eb('gear_orders.case_id', '=', whose.case_id),
  );
  if (after) {
    const [at, id] = after as [number, string];
    query = query.where((eb) =>
      eb.or([
        eb('gear_orders.created_at', '<', at),
        eb.and([eb('gear_orders.created_at', '=', at), eb('gear_orders.order_id', '<', id)]),
      ]),
    );
  }
  const rows = await query
    .orderBy('gear_orders.created_at', 'desc')
    .orderBy('gear_orders.order_id', 'desc')
    .limit(size + 1)
    .execute();
  return pageFrom(rows, size, (row) => [row.created_at, row.order_id]);
}

function selectOrders(db: Database, locale: Locale) {
  return db
    .selectFrom('gear_orders')
    .innerJoin('donations', 'donations.id', 'gear_orders.order_id')
    .innerJoin('cases', 'cases.id', 'gear_orders.case_id')
    .selectAll('gear_orders')
    .select(['donations.status', 'donations.paid_at', 'donations.trade_no'])
    .select(titleIn(locale).as('caseTitle'));
}

type Row = Awaited<ReturnType<typeof findRows>>['list'][number];

function addressOf(keys: Keys, { order_id: row, address_sealed: sealed }: Row): Address {
  return openAddress(keys, { place: 'gear_orders.address_sealed', row }, sealed);
}

function viewOf(row: Row) {
  return {
    orderId: row.order_id,
    infoUuid: row.case_id,
    gearId: row.gear_id,
    title: row.title,
    priceInFen: row.price_in_fen,
    state: stateOfRow(row),
    createdAt: row.created_at,
    sendByAt: sendByOf(row),
    sentAt: row.sent_at,
    carrier: row.carrier,
    tracking: row.tracking,
    receivedAt: row.received_at,
    receivedBy: row.received_by,
    returnAskedAt: row.return_asked_at,
    returnWords: row.return_words,
    familyWords: row.family_words,
    familyRefusedAt: row.family_refused_at,
  };
}

function maskedAddress({ name, mobile, region }: Address): Address {
  return { name: maskedName(name), mobile: maskMobile(mobile), region, street: '' };
}
