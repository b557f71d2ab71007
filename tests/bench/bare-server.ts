import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { KeptAnswer } from './copy-answers.ts';

// node:http can do this at best: the same bytes and headers, and nothing else done for them.
const [file = '', port = ''] = process.argv.slice(2);
const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptAnswer[];
const answers = new Map(
  kept.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
);

const server = createServer((req, res) => {
  const answer = answers.get(req.url ?? '');
  if (answer) res.writeHead(200, answer.headers).end(answer.body);
  else if (req.url === '/metrics') res.end(usage());
  else res.writeHead(404).end();
});
server.listen(Number(port), '127.0.0.1', () => console.log(`port ${port}`));

function usage(): string {
  const { user, system } = process.cpuUsage();
  return [
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
  ].join('\n');
}
