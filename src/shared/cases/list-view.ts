import * as v from 'valibot';
import { getHelpList, longestKeyword } from './calls.ts';

/** A page of a list fills a few screens of a phone. */
export const casesPerPage = 12;

export type ListView = Omit<v.InferOutput<typeof getHelpList.input>, 'size' | 'anchorId'>;

/** Reads what a list's address asks for; whatever is not understood falls back to its default. */
export function readListView(params: URLSearchParams): ListView {
  const { entries } = getHelpList.input;
  return {
    tab: readEntry(entries.tab, params.get('tab')),
    illness: readEntry(entries.illness, params.get('illness')),
    city: readEntry(entries.city, params.get('city')),
    keyword: readEntry(entries.keyword, params.get('keyword')?.slice(0, longestKeyword) ?? null),
  };
}

function readEntry<S extends v.GenericSchema>(schema: S, given: string | null): v.InferOutput<S> {
  const parsed = v.safeParse(schema, given ?? undefined);
  return parsed.success ? parsed.output : v.parse(schema, undefined);
}
