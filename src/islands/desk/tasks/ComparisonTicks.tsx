import { FieldGroup } from '#src/components/forms/FieldGroup.tsx';
import { Tick } from '#src/components/forms/Tick.tsx';
import type { DecisionProps } from '#src/components/review/decision-props.ts';

type Props = Pick<DecisionProps, 'ticks' | 'text'> & {
  problems: Readonly<Record<string, string>>;
};

/** Shows what was compared, ticked beside the originals: all of it, before anything passes. */
export function ComparisonTicks({ ticks, text, problems }: Props) {
  return (
    <FieldGroup className="stack" id="compared" label={text.compare} describedBy="how-to-compare">
      <p className="soft" id="how-to-compare">
        {text.compareHint}
      </p>
      {ticks.map(({ name, label, hint, isTicked }) => (
        <Tick
          key={name}
          name={name}
          label={label}
          hint={hint}
          error={problems[name]}
          defaultChecked={isTicked}
          data-key="t"
          data-key-name={text.compare}
        />
      ))}
    </FieldGroup>
  );
}
