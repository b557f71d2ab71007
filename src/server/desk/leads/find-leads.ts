import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { Services } from '#src/server/services.ts';
import { workedOn } from '#src/shared/advisers/leads/lead-steps.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import type { LeadView } from '#src/shared/desk/leads/lead-views.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';

type Asked = { view: LeadView; adviserId: string | undefined; anchorId: string; size: number };

/** This is what may stand after the last page as the anchor of the next. */
export const leadAnchor = 'ns';

/** Finds leads by what is due first; what ended by what ended last. People stand masked. */
export async function findLeads(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { view, adviserId, anchorId, size }: Asked,
) {
  const anchor = readAnchor(anchorId, leadAnchor) as [number, string] | undefined;
  const rows = await ordered(narrowed(selectLeads(db), view, adviserId), view, anchor)
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, (row) => [
    view === 'done' ? row.changedAt : row.dueAt,
    row.leadId,
  ]);
  return {
    ...page,
    list: page.list.map(({ nameSealed, nickname, ...row }) => ({
      ...row,
      name: maskedName(
        nameSealed ? keys.open('inquiries.name_sealed', row.leadId, nameSealed) : (nickname ?? ''),
      ),
    })),
  };
}

export function selectLeads(db: Services['db']) {
  return db
    .selectFrom('leads')
    .innerJoin('inquiries', 'inquiries.id', 'leads.id')
    .leftJoin('users', 'users.id', 'inquiries.user_id')
    .leftJoin('adviser_words', (join) =>
      join
        .onRef('adviser_words.adviser_id', '=', 'leads.adviser_id')
        .on('adviser_words.locale', '=', defaultLocale),
    )
    .select(['leads.id as leadId', 'inquiries.kind', 'leads.city', 'leads.channel', 'leads.reach'])
    .select(['leads.state', 'leads.outcome', 'leads.tries', 'leads.due_at as dueAt'])
    .select(['leads.promised_at as promisedAt', 'leads.escalated_at as escalatedAt'])
    .select(['leads.adviser_id as adviserId', 'adviser_words.name as adviserName'])
    .select(['leads.created_at as createdAt', 'leads.changed_at as changedAt'])
    .select(['inquiries.name_sealed as nameSealed', 'users.nickname']);
}

type Selected = ReturnType<typeof selectLeads>;

function narrowed(query: Selected, view: LeadView, adviserId: string | undefined): Selected {
  if (view === 'common') {
    return query.where('leads.adviser_id', 'is', null).where('leads.state', 'in', workedOn);
  }
  const mine = view === 'all' ? query : query.where('leads.adviser_id', '=', adviserId ?? '');
  if (view === 'done') return mine.where('leads.state', '=', 'closed');
  return mine.where('leads.adviser_id', 'is not', null).where('leads.state', 'in', workedOn);
}

function ordered(query: Selected, view: LeadView, anchor: [number, string] | undefined): Selected {
  if (view === 'done') {
    return query
      .$if(anchor !== undefined, (narrow) =>
        narrow.where(({ eb, refTuple, tuple }) => {
          const [at, id] = anchor ?? [0, ''];
          return eb(refTuple('leads.changed_at', 'leads.id'), '<', tuple(at, id));
        }),
      )
      .orderBy('leads.changed_at', 'desc')
      .orderBy('leads.id', 'desc');
  }
  return query
    .$if(anchor !== undefined, (narrow) =>
      narrow.where(({ eb, refTuple, tuple }) => {
        const [at, id] = anchor ?? [0, ''];
        return eb(refTuple('leads.due_at', 'leads.id'), '>', tuple(at, id));
      }),
    )
    .orderBy('leads.due_at')
    .orderBy('leads.id');
}
