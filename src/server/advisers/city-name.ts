/** A city by its name alone, as it is kept: people write it with the word for city and without. */
export function cityName(city: string): string {
  return city.trim().replace(/市$/, '');
}
