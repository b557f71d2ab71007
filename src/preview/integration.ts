import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { locales, withLocale } from '#src/shared/platform/locale.ts';
import { savePath, serveEditor } from './editor/serve-editor.ts';

/**
 * `/preview` in dev: components and islands in every state; `/preview/editor`: the editors' screen.
 * A build carries neither.
 */
export function preview(): AstroIntegration {
  return {
    name: 'warmlight-preview',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        // Vite writes styles into the page, which the policy refuses; what is built is held to it.
        updateConfig({ security: { csp: false } });
        // What islands import is bundled at the start: found out while a page loads, it would load anew.
        updateConfig({ vite: { optimizeDeps: { entries: ['src/islands/**/*.tsx'] } } });
        const placeOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
        for (const locale of locales) {
          const pattern = withLocale('/preview', locale);
          injectRoute({ pattern, entrypoint: placeOf('./preview.astro') });
        }
        injectRoute({ pattern: '/preview/editor', entrypoint: placeOf('./editor/editor.astro') });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(savePath, serveEditor);
      },
    },
  };
}
