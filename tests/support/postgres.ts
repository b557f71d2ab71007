import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { keepRunning } from './keep-running.ts';
import { copyEmbedded, findInstalled } from './postgres-programs.ts';
import { findFreePort } from './server-process.ts';

type Postgres = {
  url: string;
  stop: () => Promise<void>;
  /** It ends as by a crash of the database, and is started again; not for one that was given. */
  restart?: () => Promise<void>;
  /** It is stopped as its operator does, until it is started again; not for one that was given. */
  pause?: () => Promise<void>;
  resume?: () => Promise<void>;
};
type Settings = { durable?: boolean };
type Account = { name: string; uid: number; gid: number };

const readyWords = 'database system is ready to accept connections';

/**
 * Starts a PostgreSQL for one test run: TEST_DATABASE_URL when set, else the machine's own
 * programs, else those that npm brought, on a throwaway directory. Answers undefined, with
 * `tellWhy` told the reason, where there is none of them.
 */
export async function startPostgres(
  tellWhy: (reason: string) => void = () => {},
  { durable = false }: Settings = {},
): Promise<Postgres | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const account = findAccount();
  if (process.getuid?.() === 0 && account === undefined) {
    tellWhy('PostgreSQL refuses to run as root, and there is no other account to run it as.');
    return undefined;
  }
  const programs = findInstalled() ?? copyEmbedded();
  if (programs === undefined) {
    tellWhy('none is installed, npm brought none that runs here, TEST_DATABASE_URL names none.');
    return undefined;
  }
  return startServer(programs, account, durable);
}

async function startServer(
  programs: string,
  account: Account | undefined,
  durable: boolean,
): Promise<Postgres> {
  const home = mkdtempSync(join(scratchDir(), 'warmlight-pg-'));
  if (account !== undefined) chownSync(home, account.uid, account.gid);
  const files = join(home, 'files');
  const initdb = asAccount(account, join(programs, 'initdb'), [
    ...['--pgdata', files, '--username', 'warmlight', '--auth', 'trust', '--no-sync'],
    ...['--encoding', 'UTF8', '--locale', 'C'],
  ]);
  execFileSync(initdb.command, initdb.args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: home });
  const port = await findFreePort();
  const { command, args } = asAccount(account, join(programs, 'postgres'), [
    ...['-D', files, '-p', String(port), '-k', home],
    ...[...settings, ...(durable ? [] : forgetful)].flatMap((setting) => ['-c', setting]),
  ]);
  const launch = async () => {
    const started = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: home });
    await becomeReady(started);
    return started;
  };
  const server = await keepRunning(launch);
  process.once('exit', server.kill);
  return {
    url: `postgres://warmlight@127.0.0.1:${port}/postgres`,
    restart: async () => {
      await server.end('SIGQUIT');
      await server.start();
    },
    pause: () => server.end('SIGINT'),
    resume: server.start,
    stop: async () => {
      process.off('exit', server.kill);
      await server.end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const settings = [
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'full_page_writes=off',
  'max_connections=200',
  'max_wal_size=256MB',
  'autovacuum=off',
  'log_min_messages=log',
  'lc_messages=C',
];

/**
 * It is only for where no crash of the database is tried: what was just committed may be lost by
 * one.
 */
const forgetful = ['synchronous_commit=off'];

/** Reads the server's own words instead of trying to connect again and again. */
async function becomeReady(server: ChildProcess): Promise<void> {
  if (server.stderr === null) throw new Error('PostgreSQL has no log to read.');
  const lines = createInterface(server.stderr);
  const said: string[] = [];
  for await (const line of lines) {
    said.push(line);
    if (line.includes(readyWords)) {
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
}

/** Finds whom to run it as when we are root. */
function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { name, uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such account: the next one is tried.
    }
  }
  return undefined;
}

function asAccount(account: Account | undefined, command: string, args: string[]) {
  if (account === undefined) return { command, args };
  const { uid, gid } = account;
  return {
    command: 'setpriv',
    args: [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', command, ...args],
  };
}
