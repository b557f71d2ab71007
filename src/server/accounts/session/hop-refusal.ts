/** This is why a hop ended without a session; the page says it in words. */
export type HopRefusal = 'foreign' | 'refused' | 'spent' | 'unavailable';
