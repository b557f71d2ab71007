declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * `early` hydrates when idle on a device that was signed in: its reader sees more than others.
     * `idle` does so on every device, and so does `late` some seconds later. `asked` is for what
     * nobody touches before a script wakes it: nothing of it is fetched before, but for `early`
     * beside it.
     */
    'client:touch'?:
      | boolean
      | { early: true }
      | { asked: true; early?: true }
      | { idle: true }
      | { late: true };
  }
}

export {};
