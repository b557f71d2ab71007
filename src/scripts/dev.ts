import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { seedDatabase } from './seed-database.ts';
import { tellErrors } from './tell-error.ts';

tellErrors();

// `npm run dev` seeds when empty, then starts Astro's dev server with the same door and API behind
// it.
const config = parseConfig(process.env);
await seedDatabase(config);
const astro = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'astro');
const child = spawn(astro, ['dev', '--port', String(config.port), '--host', config.host], {
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
child.on('exit', (code) => process.exit(code ?? 0));
