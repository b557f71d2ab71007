import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Trouble } from '#src/components/forms/Trouble.tsx';
import type { PushProps } from '#src/components/notices/push-props.ts';
import { $push, lookForPush, turnPushOff, turnPushOn } from '#src/stores/notices/push.ts';

/** Says whether this device shows notices, and changes it; nobody is asked before they tap. */
export function PushSwitch({ publicKey, asked, text }: PushProps) {
  const { standing, busy, problem } = useStore($push, { ssr: 'initial' });
  useEffect(() => void lookForPush(asked), [asked]);
  const isOn = standing === 'on';
  const trouble = problem && troubleOf(problem, text);
  return (
    <div className="stack push">
      <p role="status">{standing !== 'unknown' && text[standing]}</p>
      {(isOn || standing === 'off') && (
        <button
          className="button quiet"
          type="button"
          aria-disabled={busy}
          onClick={() => void (isOn ? turnPushOff() : turnPushOn(publicKey))}
        >
          {isOn ? text.turnOff : text.turnOn}
        </button>
      )}
      <Trouble words={trouble} />
    </div>
  );
}

type Problem = NonNullable<ReturnType<typeof $push.get>['problem']>;

function troubleOf(problem: Problem, text: PushProps['text']): string {
  if (problem === 'browser') return text.failed;
  return problem.kind === 'refused' ? problem.msg : text.offline;
}
