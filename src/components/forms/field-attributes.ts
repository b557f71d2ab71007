/** This is what every field is told, on pages and in islands alike. */
export type FieldWords = {
  /** Without one nothing is sent; then it has an id. */
  name?: string | undefined;
  /** It is the name, unless two fields of that name stand on a page. */
  id?: string | undefined;
  label: string;
  hint?: string | false | undefined;
  /** This is what is wrong with what was sent or typed. */
  error?: string | false | undefined;
  /** It is wrong, and the words for it stand elsewhere. */
  invalid?: boolean | undefined;
  /** A script of the page may say later what is wrong, so the place for it is there from the start. */
  live?: boolean | undefined;
  /**
   * It takes so many characters at most: they are counted for whoever types, and more are told and
   * never cut.
   */
  most?: number | undefined;
  /** These are ids of what else describes the field, such as what the review said of it. */
  describedBy?: string | undefined;
};

export type FieldOption = {
  value: string | number;
  label: string;
  /** Tells what else to know before choosing. */
  note?: string | undefined;
  /** This is the language of words that somebody wrote. */
  lang?: string | undefined;
};
export type FieldOptions = readonly (FieldOption | { label: string; options: FieldOptions })[];

export type FieldAttributes = ReturnType<typeof fieldAttributes>;

/**
 * Answers the ids of a field's parts, and what its control says of them; the error is read before
 * the hint.
 */
export function fieldAttributes(words: FieldWords) {
  const { name, id = name, hint, error, live, most, describedBy } = words;
  const errorId = error || live ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  const countId = most ? `${id}-count` : undefined;
  const described = [describedBy, errorId, hintId, countId].filter(Boolean).join(' ') || undefined;
  const invalid = error || words.invalid ? ('true' as const) : undefined;
  return {
    ...{ errorId, hintId, countId, described, invalid },
    control: { id, name, 'aria-invalid': invalid, 'aria-describedby': described },
  };
}

/**
 * Answers what the counter shows, and its class, which changes with what is too long; it is read out
 * with the field and not at every key.
 */
export function countOf(value: string, most: number): { text: string; look: string } {
  const look = value.length > most ? 'error' : 'hint';
  return { text: `${value.length} / ${most}`, look };
}
