import { latinPlaces } from '#src/texts/latin-places.ts';
import { placesCalled } from '#src/texts/place-name.ts';

const kinds = /(?:市|省|自治区|特别行政区|地区)$/;

/**
 * Answers a city as it is shown: without what kind of place it is, in the letters it was written
 * in.
 */
export function shownCity(city: string): string {
  return city.trim().replace(kinds, '');
}

/**
 * Answers a city by the name it is kept under: people write it in either script, with its kind and
 * without.
 */
export function cityName(city: string): string {
  const typed = shownCity(city);
  if (latinPlaces.has(typed)) return typed;
  return placesCalled(typed)[0] ?? typed;
}

const provinces = new Set(
  `北京 天津 河北 山西 内蒙古 辽宁 吉林 黑龙江 上海 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东
  广西 海南 重庆 四川 贵州 云南 西藏 陕西 甘肃 青海 宁夏 新疆 香港 澳门 台湾`.split(/\s+/),
);

/** The list of places goes province by province. */
const provinceOfPlace = new Map<string, string>();
let province = '';
for (const place of latinPlaces.keys()) {
  if (provinces.has(place)) province = place;
  provinceOfPlace.set(place, province);
}

/** Answers the province a city is in; undefined for one that is not on our list. */
export function provinceOf(city: string): string | undefined {
  return provinceOfPlace.get(city);
}

/** Answers all the places of a line that somebody typed, each once. */
export function cityNames(line: string): string[] {
  const names = line.split(/[\s,，、;；/]+/).map(cityName);
  return [...new Set(names.filter((name) => name !== ''))];
}
