import { expect, test } from 'vitest';
import {
  draftStory,
  longestAnswer,
  type StoryAnswers,
  storyQuestions,
  withDraft,
} from '#src/shared/raising/story-draft.ts';
import { textsOf } from '#src/texts/texts.ts';

const zh = textsOf('zh-CN').raiseHelp.story;
const en = textsOf('en').raiseHelp.story;

test('answers become paragraphs in the order of a story, each a whole sentence', () => {
  const answers = { use: '用来交移植的费用', who: '我父亲，五十八岁', need: '六月前要移植；' };
  expect(draftStory(answers, zh)).toBe(
    '我父亲，五十八岁。\n\n接下来，六月前要移植。\n\n筹到的钱用来交移植的费用。',
  );
  expect(draftStory({ who: 'My father is 58', use: 'the transplant.' }, en)).toBe(
    'My father is 58.\n\nThe money will go to the transplant.',
  );
});

test('an answer that says it already gets no second beginning', () => {
  expect(draftStory({ use: '这些钱都交住院费' }, zh)).toBe('这些钱都交住院费。');
  expect(draftStory({ need: 'We need a transplant!' }, en)).toBe('We need a transplant!');
});

test('nothing answered is no draft, and blanks are no answer', () => {
  expect(draftStory({}, zh)).toBe('');
  expect(draftStory({ who: ' \n\u3000 ' }, en)).toBe('');
});

test('every word of every answer stands in the draft, and nothing of the questions left out', () => {
  for (let mask = 0; mask < 2 ** storyQuestions.length; mask += 1) {
    const asked = storyQuestions.filter((_, at) => mask & (1 << at));
    const answers: StoryAnswers = Object.fromEntries(
      asked.map((question) => [question, `  答${question}\r\n\n第二行`]),
    );
    for (const words of [zh, en]) {
      const draft = draftStory(answers, words);
      const paragraphs = draft === '' ? [] : draft.split('\n\n');
      expect(paragraphs).toHaveLength(asked.length);
      asked.forEach((question, at) => {
        expect(paragraphs[at]).toContain(`答${question}\n第二行`);
      });
    }
  }
});

test('six longest answers make a draft that a story has room for', () => {
  const answers = Object.fromEntries(storyQuestions.map((one) => [one, '字'.repeat(5000)]));
  expect(draftStory(answers, zh).length).toBeLessThan(6 * longestAnswer + 100);
});

test('a draft is added below what was written, once', () => {
  const once = withDraft('我先写了这些。\n', '草稿。');
  expect(once).toBe('我先写了这些。\n\n草稿。');
  expect(withDraft(once, '草稿。')).toBe(once);
  expect(withDraft('', '草稿。')).toBe('草稿。');
  expect(withDraft('写了', '')).toBe('写了');
});
