import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultLocale, otherLocales, withLocale } from '#src/shared/platform/locale.ts';

/**
 * Adds routes for the other languages of every page, in dev alone: the dev server of Astro 7.3
 * never matches the fallback rewrites by which the built server answers them.
 */
export function languagesInDev(): AstroIntegration {
  return {
    name: 'warmlight-languages-in-dev',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute }) => {
        if (command !== 'dev') return;
        const folder = fileURLToPath(new URL('./pages', config.srcDir));
        for (const file of readdirSync(folder, { recursive: true }) as string[]) {
          // What begins with a rest path has every language already.
          if (!file.endsWith('.astro') || file.startsWith('[...')) continue;
          const path = `/${file.replace(/(?:\/?index)?\.astro$/, '')}`;
          for (const locale of otherLocales(defaultLocale)) {
            injectRoute({ pattern: withLocale(path, locale), entrypoint: join(folder, file) });
          }
        }
      },
    },
  };
}
