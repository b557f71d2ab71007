import pg from 'pg';

/** Lets the work speak with a database by a connection of its own. */
export async function onDatabase<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Finds the schema that is ours: the first one of the search path. */
export async function findSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query('select current_schema() as name');
  const name: unknown = rows[0]?.name;
  if (typeof name !== 'string') throw new Error('The search path names no existing schema.');
  return name;
}
