import type { StoryStarterProps } from '#src/components/raising/story-starter-props.ts';
import { findPrivateWords } from '#src/shared/raising/private-words.ts';

type Props = Pick<StoryStarterProps, 'text'> & { story: string };

/**
 * Shows what had better not stand in a story; a number that is certainly a card or phone is
 * refused.
 */
export function PrivateWords({ text, story }: Props) {
  const found = findPrivateWords(story);
  return (
    <div role="status">
      {found.length > 0 && (
        <div className="notice alarm">
          <b>{text.privateTitle}</b>
          <ul>
            {found.map(({ kind, text: words, at }) => (
              <li key={at}>
                <q>{words}</q> {text.privateKinds[kind]}
              </li>
            ))}
          </ul>
          {found.some(({ certain }) => certain) && <p>{text.mustGo}</p>}
        </div>
      )}
    </div>
  );
}
