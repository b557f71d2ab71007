import { useState } from 'react';
import { Field } from '#src/components/forms/Field.tsx';
import type { StoryStarterProps } from '#src/components/raising/story-starter-props.ts';
import { draftStory, longestAnswer, type StoryAnswers } from '#src/shared/raising/story-draft.ts';
import { PrivateWords } from './PrivateWords.tsx';
import { useStoryField } from './use-story-field.ts';

type Outcome = 'needAnswer' | 'draftAdded' | 'tooLong';

/**
 * Draws questions that become a draft in the story's own field, and a warning of what everyone
 * would read. Answers stay here: they carry no name, so the form never sends them.
 */
export function StoryStarter({ story: words, questions, text }: StoryStarterProps) {
  const [answers, setAnswers] = useState<StoryAnswers>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const { takeOver, story, addDraft } = useStoryField();
  const make = () => {
    const draft = draftStory(answers, words);
    if (draft === '') setOutcome('needAnswer');
    else setOutcome(addDraft(draft) ? 'draftAdded' : 'tooLong');
  };
  return (
    <div className="stack" ref={takeOver}>
      <PrivateWords text={text} story={story} />
      <details className="card starter">
        <summary>{text.starterTitle}</summary>
        <div className="stack">
          <p className="soft">{text.starterIntro}</p>
          {questions.map(({ name, label, example }) => (
            <Field
              key={name}
              kind="textarea"
              id={`help-${name}`}
              label={label}
              rows={2}
              most={longestAnswer}
              placeholder={example}
              value={answers[name] ?? ''}
              onChange={({ target }) => setAnswers({ ...answers, [name]: target.value })}
            />
          ))}
          <button className="button quiet wide" type="button" onClick={make}>
            {text.makeDraft}
          </button>
          <p role="status">
            {outcome && text[outcome]} {outcome === 'draftAdded' && text.whoWrote}
          </p>
        </div>
      </details>
    </div>
  );
}
