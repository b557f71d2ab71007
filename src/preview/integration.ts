import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** `/preview` in dev: components and islands in every state. A build does not carry it. */
export function preview(): AstroIntegration {
  return {
    name: 'warmlight-preview',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        const entrypoint = fileURLToPath(new URL('./preview.astro', import.meta.url));
        injectRoute({ pattern: '/preview', entrypoint });
      },
    },
  };
}
