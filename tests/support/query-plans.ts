import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { type Database, engineOf } from '#src/server/db/database.ts';

/**
 * Finds the plans of every query that `read` makes, as the engine would run them on large tables.
 */
export async function plansOf(
  db: Database,
  read: (db: Database) => Promise<unknown>,
): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const listen: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await read(db.withPlugin(listen) as Database);
  const queries = nodes.map((node) => db.getExecutor().compileQuery(node, createQueryId()));
  return Promise.all(queries.map((query) => planOf(db, query)));
}

async function planOf(db: Database, { sql, parameters }: CompiledQuery): Promise<string> {
  if (engineOf(db) === 'sqlite') {
    const query = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(query);
    return rows.map((row) => row.detail).join('\n');
  }
  return db.connection().execute(async (connection) => {
    // A small table would be read whole and sorted; this asks whether an index could do without.
    for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort']) {
      await connection.executeQuery(CompiledQuery.raw(`set enable_${way} = off`));
    }
    const query = CompiledQuery.raw(`explain ${sql}`, [...parameters]);
    const { rows } = await connection.executeQuery<{ 'QUERY PLAN': string }>(query);
    await connection.executeQuery(CompiledQuery.raw('reset all'));
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
