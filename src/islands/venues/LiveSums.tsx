import { useStore } from '@nanostores/react';
import type { LiveSumsProps } from '#src/components/venues/live-sums-props.ts';
import { countText, yuan } from '#src/shared/platform/money.ts';
import { sumsOf } from '#src/stores/venues/venue-sums.ts';

/** Shows what was given through a venue, as drawn and then as the store has it. */
export function LiveSums({ venueId, drawn, locale, text }: LiveSumsProps) {
  const { people, amountInFen, cases } = useStore(sumsOf(venueId), { ssr: 'initial' }) ?? drawn;
  const rows = [
    [text.amount, yuan(amountInFen, locale)],
    [text.people, countText(people, locale)],
    [text.families, countText(cases, locale)],
  ];
  return (
    <dl className="money-sums" aria-live="polite">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
