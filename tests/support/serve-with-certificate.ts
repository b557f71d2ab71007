import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';

/** Stands in for the proxy that ends TLS, with a certificate of its own for so many days. */
export async function serveWithCertificate({ days }: { days: number }) {
  const folder = mkdtempSync(join(scratchDir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-days', String(days), '-subj', '/CN=localhost'];
  const files = ['-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...made, ...files], { stdio: 'ignore' });
  const proxy = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
  rmSync(folder, { recursive: true });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const publicOrigin = `https://localhost:${(proxy.address() as AddressInfo).port}`;
  return { publicOrigin, close: () => void proxy.close() };
}
