/** The engines differ in these words that make a table. */
export type SqlWords = {
  engine: 'sqlite' | 'postgres';
  text: string; // byte order on both, so that sorting never depends on a machine's locale
  int: string;
  strict: string;
};
