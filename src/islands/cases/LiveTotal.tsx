import { useStore } from '@nanostores/react';
import type { LiveTotalProps } from '#src/components/cases/live-total-props.ts';
import { percentOf } from '#src/shared/cases/display.ts';
import { countText, yuan } from '#src/shared/platform/money.ts';
import { totalOf } from '#src/stores/cases/case-total.ts';

/** What is raised, as drawn and then as the store has it. */
export function LiveTotal({ drawn, fee, until, locale, text }: LiveTotalProps) {
  const total = useStore(totalOf(drawn.infoUuid), { ssr: 'initial' }) ?? drawn;
  const { raisedInFen } = total;
  const rows: [string, string][] = [
    [text.target, yuan(total.targetInFen, locale)],
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
      {text.goesBack ? <p>{text.goesBack}</p> : <Reached {...{ total, locale, text }} />}
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

type ReachedProps = Pick<LiveTotalProps, 'locale' | 'text'> & { total: LiveTotalProps['drawn'] };

/** How far it came; what it still needs as long as it asks for that. */
function Reached({ total, locale, text }: ReachedProps) {
  const { raisedInFen, targetInFen } = total;
  const percent = text.progress.replace('{n}', String(percentOf(raisedInFen, targetInFen)));
  const missing = text.missing.replace('{n}', yuan(targetInFen - raisedInFen, locale));
  const asks = total.phase === 'raising' && raisedInFen < targetInFen;
  return (
    <>
      <progress
        className="part-of"
        max={targetInFen}
        value={Math.min(raisedInFen, targetInFen)}
        aria-label={percent}
      />
      <p className="soft">{asks ? `${percent}\u00a0· ${missing}` : percent}</p>
    </>
  );
}
