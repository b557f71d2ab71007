import { FieldGroup } from '#src/components/forms/FieldGroup.tsx';
import type { KeeperProps } from '#src/components/raising/keeper-props.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import type { ShownClash } from './use-other-words.ts';

type Props = Pick<KeeperProps, 'text' | 'locale'> & {
  clashes: readonly ShownClash[];
  onChoose(names: readonly string[], whose: 'mine' | 'theirs'): void;
};

/** Shows what two phones wrote in one field, side by side; both stay until one is chosen. */
export function OtherWords({ text: { autosave: t }, locale, clashes, onChoose }: Props) {
  const all = clashes.map(({ name }) => name);
  return (
    <section className="clashes stack" aria-label={t.bothKept}>
      {clashes.map(({ name, label, ...said }) => (
        <FieldGroup key={name} id={`two-${name}`} label={label}>
          <div className="both">
            {(['mine', 'theirs'] as const).map((whose) => (
              <div key={whose}>
                <p className="soft">{t[whose]}</p>
                <p className="words" lang={writtenIn(said[whose], locale)}>
                  {said[whose] || t.nothing}
                </p>
                <button
                  className="button quiet wide"
                  type="button"
                  aria-label={`${t.useThis} (${label}, ${t[whose]})`}
                  onClick={() => onChoose([name], whose)}
                >
                  {t.useThis}
                </button>
              </div>
            ))}
          </div>
        </FieldGroup>
      ))}
      {clashes.length > 1 && (
        <p className="choices">
          <button className="button quiet" type="button" onClick={() => onChoose(all, 'mine')}>
            {t.allMine}
          </button>
          <button className="button quiet" type="button" onClick={() => onChoose(all, 'theirs')}>
            {t.allTheirs}
          </button>
        </p>
      )}
    </section>
  );
}
