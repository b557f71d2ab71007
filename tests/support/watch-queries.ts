import type { Database } from '#src/server/db/database.ts';

/** Stands between the services and their database: hears of every query, or refuses each. */
export function watchQueries(services: { db: Database }) {
  const { db } = services;
  const seen: string[] = [];
  let isAway = false;
  services.db = db.withPlugin({
    transformQuery: ({ node }) => {
      if (isAway) throw new Error('away');
      seen.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return {
    seen,
    goAway: () => {
      isAway = true;
    },
    stop: () => {
      services.db = db;
    },
  };
}
