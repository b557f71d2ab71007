import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import type { BonfireView } from '#src/shared/activities/bonfire/bonfire-view.ts';
import type { BonfireAct } from '#src/stores/activities/bonfire.ts';
import { BonfireButton } from './BonfireButton.tsx';

type TextName =
  | ('own' | 'ownTeam' | 'ownCounts' | 'ownWaits')
  | ('joinedAlready' | 'give' | 'shown' | 'signIn');

export type BonfireWaysProps = {
  infoUuid: string;
  /** This is the team that is shown; empty where none is. */
  bonfireUuid: string;
  /** This is what can be done now by who is in no team. */
  form: (PlainFormProps & { act: BonfireAct }) | null;
  toGive: string;
  toLogin: string;
  text: Readonly<Record<TextName, string>>;
  /** This is what the reader sees of it, once that is known. */
  own: Pick<BonfireView, 'isOwner' | 'team'> | null;
};

/**
 * Draws what one reader can do next: the family passes it on, who is in it gives, others join or
 * light one.
 */
export function BonfireWays({ form, own, text, ...props }: BonfireWaysProps) {
  const ownTeam = props.bonfireUuid ? undefined : own?.team?.bonfireUuid;
  const counts = form?.act === 'join' ? own?.team?.ownCounts : null;
  if (own?.isOwner) return <p className="notice">{text.own}</p>;
  if (ownTeam) {
    return (
      <a className="button wide" href={`?bonfireUuid=${ownTeam}`}>
        {text.ownTeam}
      </a>
    );
  }
  if (counts) return <p className="notice">{text.ownCounts}</p>;
  if (!form) return null;
  const isIn = counts === false;
  return (
    <div className="card stack">
      {isIn ? <p>{text.ownWaits}</p> : <BonfireButton {...form} />}
      {!isIn && <p className="soft">{text.shown}</p>}
      {!own && (
        <p className="soft">
          <a href={props.toLogin}>{text.signIn}</a>
        </p>
      )}
      {form.act === 'join' && !isIn && <p className="soft">{text.joinedAlready}</p>}
      {form.act === 'join' && (
        <a className={isIn ? 'button wide' : 'button quiet wide'} href={props.toGive}>
          {text.give}
        </a>
      )}
    </div>
  );
}
