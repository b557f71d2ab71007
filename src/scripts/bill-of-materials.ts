/** These are the parts of `package-lock.json` that we read. */
export type Lock = { name: string; version: string; packages: Record<string, Locked> };
type Locked = {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
};

/**
 * Lists what the build is made of and needs to run, as CycloneDX JSON; what only tests use is left
 * out.
 */
export function billOfMaterials({ name, version, packages }: Lock): string {
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const components = shipped.map(([path, locked]) => componentOf(path, locked, packages));
  const bill = {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 },
    metadata: {
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
    },
    components: components.toSorted((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

function componentOf(path: string, locked: Locked, packages: Lock['packages']) {
  const name = nameOf(path);
  const { version = '', integrity } = locked;
  const license = licenceOf(path, packages);
  const [, algorithm, sum = ''] = /^(sha\d+)-(\S+)/.exec(integrity ?? '') ?? [];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    // A name and version may lie in two places.
    ...{ type: 'library', 'bom-ref': `${purl}#${path}`, name, version, purl },
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(algorithm
      ? {
          hashes: [
            {
              alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
              content: Buffer.from(sum, 'base64').toString('hex'),
            },
          ],
        }
      : {}),
  };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** These say it in a file alone. */
const licenceFiles: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** A package for another system that npm left out has the licence of the one it is a part of. */
export function licenceOf(path: string, packages: Lock['packages']): string | undefined {
  const own = packages[path]?.license;
  const name = nameOf(path);
  if (own ?? licenceFiles[name]) return own ?? licenceFiles[name];
  return Object.values(packages).find(
    ({ optionalDependencies = {} }) => name in optionalDependencies,
  )?.license;
}
