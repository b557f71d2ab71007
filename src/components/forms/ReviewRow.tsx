type Props = { name: string; words: string | undefined; lang?: string | undefined };

/** Draws one line of what is about to be sent; longer words stand under their name. */
export function ReviewRow({ name, words = '', lang }: Props) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={words.length > 16 ? 'words' : undefined} lang={lang}>
        {words}
      </dd>
    </div>
  );
}
