import {
  type PlainField,
  type PlainFormProps,
  plainFormProps,
} from '#src/components/forms/plain-form-props.ts';
import { type DeskFormName, deskFieldOf } from '#src/shared/desk/desk-forms.ts';
import { reasonLengths } from '#src/shared/review/fields.ts';

type Asked = Omit<Parameters<typeof plainFormProps>[0], 'id' | 'step' | 'fieldOf'> & {
  act: DeskFormName;
  /** This is the form's id in the page, where one act stands there more than once. */
  id?: string;
};

/** Answers what `DeskForm` draws, in one language. */
export function deskFormProps({ act, id = act, ...asked }: Asked): PlainFormProps & {
  act: DeskFormName;
} {
  return { act, ...plainFormProps({ ...asked, id, step: act, fieldOf: deskFieldOf }) };
}

/** Answers why staff do something, which the trail keeps. */
export function reasonField(label: string, hint?: string): PlainField {
  const { least, most } = reasonLengths;
  return {
    ...{ kind: 'textarea', name: 'reason', label, hint, rows: 2 },
    ...{ required: true, minLength: least, most },
  };
}
