import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from '../support/copy-tree.ts';

/** The version after this one adds this: a column that it writes with every order, and a table. */
const migration = `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table donations add column next_words text\`.execute(db);
  await sql\`create table next_things (id text primary key)\`.execute(db);
}
`;

const changes = [
  {
    file: 'src/server/db/migrate.ts',
    at: `{ '0001-start': start }`,
    now: `{ '0001-start': start, '0002-next': next }`,
  },
  {
    file: 'src/server/db/migrate.ts',
    at: `import * as start from './migrations/0001-start.ts';`,
    now: `import * as start from './migrations/0001-start.ts';
import * as next from './migrations/0002-next.ts';`,
  },
  {
    file: 'src/server/donations/order/insert-order.ts',
    at: `status: 'CREATED',`,
    now: `status: 'CREATED', next_words: 'said by N',`,
  },
] as const;

let made: string | undefined;

/**
 * Makes a tree of the next version with a build of its own, made once a run; this one's stays as it
 * is.
 */
export function makeNextVersion(): string {
  if (made) return made;
  const tree = copyTree();
  process.once('exit', () => rmSync(tree, { recursive: true, force: true }));
  writeFileSync(join(tree, 'src/server/db/migrations/0002-next.ts'), migration);
  for (const change of changes) edit(tree, change);
  runIn(tree, 'src/scripts/build.ts');
  made = tree;
  return tree;
}

function edit(tree: string, { file, at, now }: (typeof changes)[number]): void {
  const path = join(tree, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(at)) throw new Error(`${file} has no ${at}`);
  writeFileSync(path, before.replace(at, now));
}

/** Runs a command of that tree, as its operator gives it. */
export function runIn(tree: string, script: string, env: NodeJS.ProcessEnv = {}): void {
  execFileSync(process.execPath, [join(tree, script)], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
}
