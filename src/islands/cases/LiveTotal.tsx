import { useStore } from '@nanostores/react';
import type { LiveTotalProps } from '#src/components/cases/live-total-props.ts';
import { percentOf } from '#src/shared/cases/display.ts';
import { countText, yuan } from '#src/shared/platform/money.ts';
import { totalOf } from '#src/stores/cases/case-total.ts';

/** What is raised, as drawn and then as the store has it. */
export function LiveTotal({ drawn, fee, until, locale, text }: LiveTotalProps) {
  const total = useStore(totalOf(drawn.infoUuid), { ssr: 'initial' }) ?? drawn;
  const { raisedInFen, targetInFen } = total;
  const percent = text.progress.replace('{n}', String(percentOf(raisedInFen, targetInFen)));
  const missing = text.missing.replace('{n}', yuan(targetInFen - raisedInFen, locale));
  const standing = raisedInFen < targetInFen ? `${percent} · ${missing}` : percent;
  const rows: [string, string][] = [
    [text.target, yuan(targetInFen, locale)],
    [text.gifts, countText(total.donationCount, locale)],
  ];
  if (fee !== undefined) {
    rows.push([text.reachesPatient, yuan(total.netInFen, locale)]);
    rows.push([fee, yuan(total.feeInFen, locale)]);
  }
  return (
    <>
      <p className="raised" aria-live="polite">
        <span className="soft">{text.raised}</span>
        <strong data-raised>{yuan(raisedInFen, locale)}</strong> {text.unit}
      </p>
      <progress
        className="part-of"
        max={targetInFen}
        value={Math.min(raisedInFen, targetInFen)}
        aria-label={percent}
      />
      <p className="soft">{standing}</p>
      {until && <p className="soft">{until}</p>}
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
