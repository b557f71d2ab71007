import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { preview } from './src/preview/integration.ts';
import { serving } from './src/serving/adapter.ts';
import { languagesInDev } from './src/serving/languages-in-dev.ts';
import { defaultLocale, locales, otherLocales } from './src/shared/platform/locale.ts';

export default defineConfig({
  output: 'server',
  adapter: serving(),
  integrations: [react(), preview(), languagesInDev()],
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  session: false,
  // Highlighting writes inline styles, which the policy refuses.
  markdown: { syntaxHighlight: false },
  i18n: {
    defaultLocale,
    locales: [...locales],
    fallback: Object.fromEntries(otherLocales(defaultLocale).map((one) => [one, defaultLocale])),
    routing: { prefixDefaultLocale: false, fallbackType: 'rewrite' },
  },
  security: {
    // The door checks Origin for pages and API alike.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "worker-src 'self'",
      ],
    },
  },
});
