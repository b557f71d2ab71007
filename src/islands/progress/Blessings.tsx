import { useEffect } from 'react';
import { Trouble } from '#src/components/forms/Trouble.tsx';
import type { BlessingsProps } from '#src/components/progress/follow-props.ts';
import { useAct } from '#src/islands/forms/use-act.ts';
import { countText } from '#src/shared/platform/money.ts';
import type { BlessingKind } from '#src/shared/progress/blessings.ts';
import { blessingSubject, blessings, loadBlessed } from '#src/stores/cases/blessings.ts';

/** Draws kind thoughts that anyone may leave, one of each kind; each is a form of its own. */
export function Blessings(props: BlessingsProps) {
  const { infoUuid, counts } = props;
  useEffect(() => void loadBlessed(infoUuid, counts), [infoUuid, counts]);
  return (
    <>
      <div className="blessings">
        {props.kinds.map((kind) => (
          <Blessing key={kind} kind={kind} {...props} />
        ))}
      </div>
      <p className="soft">{props.text.blessingsNote}</p>
    </>
  );
}

type Props = BlessingsProps & { kind: BlessingKind };

function Blessing({ infoUuid, action, locale, kind, counts, text }: Props) {
  const { on, count, trouble, tap } = useAct(blessings, {
    subject: blessingSubject(infoUuid, kind),
    drawn: { on: false, count: counts[kind] },
    offline: text.offline,
    wanted: true,
  });
  return (
    <form method="post" action={action} onSubmit={tap}>
      <input type="hidden" name="step" value="bless" />
      <input type="hidden" name="kind" value={kind} />
      <button className="button quiet" type="submit" aria-pressed={on}>
        {text.counted[kind].replace('{count}', countText(count, locale))}
      </button>
      <Trouble takesFocus words={trouble} />
    </form>
  );
}
