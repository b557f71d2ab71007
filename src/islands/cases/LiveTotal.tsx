import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { LiveTotalProps } from '#src/components/cases/page/live-total-props.ts';
import { missingInFenOf, percentOf, returnedInFenOf } from '#src/shared/cases/fund-figures.ts';
import { countText, yuan } from '#src/shared/platform/money.ts';
import { totalOf } from '#src/stores/cases/case-total.ts';

type Drawn = LiveTotalProps['drawn'];
type Props = LiveTotalProps & {
  /** The page says this of a target that was reached when it was drawn. */
  children?: ReactNode;
};

const isReached = ({ phase, raisedInFen, targetInFen }: Drawn) =>
  phase === 'raising' && raisedInFen >= targetInFen;

/** Shows what is raised, and what follows from it, as drawn and then as the store has it. */
export function LiveTotal({ drawn, fee, locale, text, children, ...said }: Props) {
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
      {said.until && isOpen(total, said) && <p className="soft">{said.until}</p>}
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isReached(total) && (isReached(drawn) ? children : <Filled {...said} />)}
      {said.closes && isOpen(total, said) && <p className="soft">{said.closes}</p>}
      <Returned {...{ total, locale }} text={said.returned} />
    </>
  );
}

/** Does it raise, and take what comes? */
function isOpen(total: Drawn, { closes }: Pick<LiveTotalProps, 'closes'>): boolean {
  return total.phase === 'raising' && !(closes && isReached(total));
}

function Filled({ reached }: Pick<LiveTotalProps, 'reached'>) {
  return reached ? <p className="notice good">{reached}</p> : null;
}

type ReturnedProps = Pick<LiveTotalProps, 'locale'> & { total: Drawn; text: string | undefined };

function Returned({ total, locale, text }: ReturnedProps) {
  const returned = returnedInFenOf(total);
  if (!text || returned <= 0) return null;
  const given = text.replace('{n}', yuan(total.givenInFen, locale));
  return <p className="soft">{given.replace('{m}', yuan(returned, locale))}</p>;
}

type ReachedProps = Pick<LiveTotalProps, 'locale' | 'text'> & { total: Drawn };

/** Shows how far it came; what it still needs as long as it asks for that. */
function Reached({ total, locale, text }: ReachedProps) {
  const { raisedInFen, targetInFen } = total;
  const percent = text.progress.replace('{n}', String(percentOf(raisedInFen, targetInFen)));
  const missing = text.missing.replace('{n}', yuan(missingInFenOf(total), locale));
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
