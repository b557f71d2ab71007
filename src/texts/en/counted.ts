import { countedIn } from '#src/texts/counted.ts';

/** English words change with their number. */
export const counted = /* @__PURE__ */ countedIn('en');
