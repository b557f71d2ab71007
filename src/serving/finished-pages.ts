import type { Services } from '#src/server/services.ts';
import {
  defaultLocale,
  localeOfPath,
  withLocale,
  withoutLocale,
} from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { finishPage, tagsOf } from './finish-page.ts';
import type { Finished } from './finished.ts';
import { openPageStore, type Rendered } from './page-store.ts';

export type Render = (request: Request) => Promise<Response>;

type Made = { render: Render; shared: readonly [string, string][] };

/** Makes pages that are the same for everyone, rendered once and kept as bytes. */
export function createFinishedPages(services: Services, { render, shared }: Made) {
  const { config, metrics } = services;
  const store = openPageStore(services);
  const kept = metrics.pages.labels('kept');
  const rendered = metrics.pages.labels('rendered');

  const renderKept = (key: string, asker: string) => async (): Promise<Rendered> => {
    rendered.inc();
    // Who makes a render needed spends the budget: without a name, all visitors would share one.
    const headers = { 'x-client-address': asker };
    const response = await render(new Request(new URL(key, config.publicOrigin), { headers }));
    const body = new Uint8Array(await response.arrayBuffer());
    const isThere = response.status !== 404 || body.byteLength > 0 || isMissingPage(key);
    const finished = isThere
      ? await finishPage(response, body, shared)
      : await findMissing(key, asker);
    const keep = response.status === 200 || isMissingPage(key);
    return { finished, tags: tagsOf(response), keep };
  };
  const findPage = (key: string, asker: string): Finished | Promise<Finished> =>
    store.find(key) ?? store.fill(key, renderKept(key, asker));
  /** Finds what is shown where nothing is, in the language of the path. */
  const findMissing = async (path: string, asker: string): Promise<Finished> => {
    const page = await findPage(withLocale(missingPath, localeOfPath(path)), asker);
    return { ...page, status: 404 };
  };
  const findKept = (key: string): Finished | undefined => {
    const page = store.find(key);
    if (page) kept.inc();
    return page;
  };
  return { store, findKept, findPage, findMissing };
}

const missingPath = linkTo('notFound', { locale: defaultLocale });

function isMissingPage(key: string): boolean {
  return withoutLocale(key) === missingPath;
}
