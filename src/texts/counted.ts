/**
 * Makes words that go with a number, by the plural rules of a language: `counted('1', 'gift')` is
 * "1 gift". Numbers come as they are shown, with their marks of thousands. `more` is needed where
 * it isn't the one with an s.
 */
export function countedIn(locale: string) {
  const rules = new Intl.PluralRules(locale);
  return (count: string | number, one: string, more = `${one}s`): string => {
    const number = Number(String(count).replaceAll(',', ''));
    return `${count} ${rules.select(number) === 'one' ? one : more}`;
  };
}
