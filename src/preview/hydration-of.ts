import type { Origin } from './shown-parts.ts';

/**
 * Answers what `client:load` becomes in a page that names its island: here it is only known while
 * the page is drawn. What gets functions or elements is part of an island, and lives in that.
 */
export function hydrationOf({ path, exportName }: Origin, props: object): object | undefined {
  if (!path.endsWith('.tsx') || !isPlain(props)) return undefined;
  return {
    'client:load': true,
    'client:component-path': path,
    'client:component-export': exportName,
    'client:component-hydration': '',
  };
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlain);
}
