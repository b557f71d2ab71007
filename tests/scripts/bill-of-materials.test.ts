import { expect, test } from 'vitest';
import { billOfMaterials, type Lock } from '#src/scripts/bill-of-materials.ts';
import { readSources } from '../support/sources.ts';

type Bill = { components: Record<string, unknown>[] } & Record<string, unknown>;
const billOf = (lock: Lock) => JSON.parse(billOfMaterials(lock)) as Bill;

test('a bill names what ships with version, licence and sum, and nothing that only tests use', () => {
  const bill = billOf({
    ...{ name: 'warmlight', version: '0.1.0' },
    packages: {
      '': {},
      'node_modules/one': {
        ...{ version: '1.2.3', license: 'MIT', integrity: 'sha512-AQID' },
        optionalDependencies: { '@one/other-system': '1.2.3' },
      },
      'node_modules/one/node_modules/@one/other-system': { version: '1.2.3' },
      'node_modules/tester': { version: '1.0.0', license: 'MIT', dev: true },
    },
  });
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
  expect(bill.components).toEqual([
    expect.objectContaining({
      ...{ name: '@one/other-system', purl: 'pkg:npm/%40one/other-system@1.2.3' },
      licenses: [{ expression: 'MIT' }],
    }),
    expect.objectContaining({
      ...{ name: 'one', version: '1.2.3', purl: 'pkg:npm/one@1.2.3' },
      hashes: [{ alg: 'SHA-512', content: '010203' }],
    }),
  ]);
});

test('the bill of our own lockfile names each thing once, and React among them', () => {
  const lock = JSON.parse(readSources('package-lock.json')[0]?.text ?? '') as Lock;
  const { components } = billOf(lock);
  const refs = components.map((one) => one['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  expect(components.some(({ name }) => name === 'react')).toBe(true);
  expect(components.every(({ version }) => version !== '')).toBe(true);
});
