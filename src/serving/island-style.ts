const written = /<style>\$\{ISLAND_STYLES\}<\/style>/;

/**
 * Takes the one rule that the framework writes into the body, before the first island, out of what it
 * writes: a style has no place there, and `src/styles/elements.css` has the rule.
 */
export const islandStyleInSheet = {
  name: 'warmlight-island-style',
  transform: {
    filter: { id: /\/astro\/dist\/runtime\/server\/scripts\.js$/ },
    handler(code: string) {
      if (!written.test(code)) throw new Error('Astro no longer writes the style of its islands.');
      return code.replace(written, '');
    },
  },
};
