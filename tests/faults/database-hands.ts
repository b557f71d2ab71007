import pg from 'pg';

/** Says it to the database around the server's own line. */
export async function tell(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

export const readOnly = (on: boolean) => [
  `alter system set default_transaction_read_only = ${on ? 'on' : 'off'}`,
  'select pg_reload_conf()',
];

const nothing = () => {};
let held: pg.Client[] = [];
/** Others hold every connection that it gives. */
export async function holdAll(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', nothing);
    try {
      await client.connect();
    } catch {
      return;
    }
    held.push(client);
  }
}
export async function letGo(): Promise<void> {
  await Promise.all(held.map((client) => client.end()));
  held = [];
}
