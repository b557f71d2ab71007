import { expect, test } from 'vitest';
import { allStories } from '#src/scripts/demo/all-stories.ts';
import { placeName, placesCalled } from '#src/texts/place-name.ts';

test.each([
  ['陕西', 'Shaanxi'],
  ['山西', 'Shanxi'],
  ['西安', "Xi'an"],
  ['拉萨', 'Lhasa'],
  ['乌鲁木齐', 'Urumqi'],
  ['呼和浩特', 'Hohhot'],
  ['哈尔滨', 'Harbin'],
  ['内蒙古自治区', 'Inner Mongolia'],
  ['成都市', 'Chengdu'],
  ['津市', 'Jinshi'],
])('%s is written %s in Latin letters', (place, latin) => {
  expect(placeName(place, 'en')).toBe(latin);
});

test('a place stays as it is for who reads Chinese, and where nobody listed it', () => {
  expect(placeName('西安', 'zh-CN')).toBe('西安');
  expect(placeName('某某镇', 'en')).toBe('某某镇');
});

test('a place is found by its Latin name as people type it', () => {
  expect(placesCalled('xian')).toEqual(['西安']);
  expect(placesCalled("XI'AN")).toEqual(['西安']);
  expect(placesCalled('fuzhou')).toEqual(['福州', '抚州']);
  expect(placesCalled('')).toEqual([]);
  expect(placesCalled('昆明')).toEqual([]);
});

test('every place of the demo has a Latin name', () => {
  const places = allStories.flatMap(({ city, province }) => [city, province]);
  expect(places.filter((place) => placeName(place, 'en') === place)).toEqual([]);
});
