declare module 'astro' {
  interface AstroClientDirectives {
    /** `early` hydrates when idle on a device that was signed in: its reader sees more than others. */
    'client:touch'?: boolean | { early: true };
  }
}

export {};
