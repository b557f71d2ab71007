declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
  }
}

export {};
