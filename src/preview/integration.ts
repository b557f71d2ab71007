import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { locales, withLocale } from '#src/shared/platform/locale.ts';
import { editorPaths, serveEditor } from './editor/serve-editor.ts';

const screens = { '/preview': './preview.astro', '/preview/editor': './editor/editor.astro' };

/**
 * In dev `/preview` shows components and islands in every state, and `/preview/editor` is the
 * editors' screen. A build carries neither.
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
        for (const [path, file] of Object.entries(screens)) {
          const entrypoint = fileURLToPath(new URL(file, import.meta.url));
          for (const locale of locales) {
            injectRoute({ pattern: withLocale(path, locale), entrypoint });
          }
        }
      },
      'astro:server:setup': ({ server }) => {
        for (const path of Object.values(editorPaths)) {
          server.middlewares.use(path, (request, response, next) => {
            serveEditor(request, response).catch(next);
          });
        }
      },
    },
  };
}
