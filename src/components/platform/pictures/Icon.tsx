import type { IconName } from './icon-names.ts';
import sheet from './icons.svg?url&no-inline';

type Props = { name: IconName; size?: number };

/** Draws a small drawn sign beside words, as `Icon.astro` draws it. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
