import { describe, expect, test } from 'vitest';
import { countOf, fieldAttributes } from '#src/components/forms/field-attributes.ts';

describe('the attributes of a field', () => {
  test('name nothing that is not there', () => {
    const { control, errorId, hintId, countId } = fieldAttributes({ name: 'city', label: 'City' });
    expect(control).toEqual({ id: 'city', name: 'city' });
    expect([errorId, hintId, countId]).toEqual([undefined, undefined, undefined]);
  });

  test('say what is wrong before the hint and the count', () => {
    const words = { name: 'plan', label: 'Plan', hint: 'At least ten.', most: 500 };
    const { control } = fieldAttributes({ ...words, id: 'p', error: 'Too short.' });
    expect(control).toEqual({
      id: 'p',
      name: 'plan',
      'aria-invalid': 'true',
      'aria-describedby': 'p-error p-hint p-count',
    });
  });

  test('keep a place for what a script says later, without calling the field wrong', () => {
    const { control } = fieldAttributes({ name: 'age', label: 'Age', live: true });
    expect(control).toEqual({ id: 'age', name: 'age', 'aria-describedby': 'age-error' });
  });

  test('put what others said of the field first', () => {
    const { described } = fieldAttributes({
      ...{ name: 'age', label: 'Age', hint: 'In years.', describedBy: 'age-review' },
    });
    expect(described).toBe('age-review age-hint');
  });
});

test('the counter shows what stands there of what may, and looks wrong where it is too much', () => {
  expect(countOf('三个字', 3)).toEqual({ text: '3 / 3', look: 'hint' });
  expect(countOf('四个字的', 3)).toEqual({ text: '4 / 3', look: 'error' });
});
