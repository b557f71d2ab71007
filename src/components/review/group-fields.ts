import type { TaskFieldView } from '#src/shared/review/task-view.ts';

export type TaskPicture = {
  imageId: string;
  /** This is the field it stands in, and its place there. */
  label: string;
  number: number;
};

type FieldGroup = { name: string; fields: TaskFieldView[]; pictures: TaskPicture[] };

/**
 * The fields of a task stand under their headings, in their order, with the pictures of each group.
 */
export function groupFields(fields: readonly TaskFieldView[]): FieldGroup[] {
  const groups: FieldGroup[] = [];
  for (const field of fields) {
    let group = groups.find(({ name }) => name === field.group);
    if (!group) {
      group = { name: field.group, fields: [], pictures: [] };
      groups.push(group);
    }
    group.fields.push(field);
    const { label } = field;
    group.pictures.push(
      ...field.imageIds.map((imageId, index) => ({ imageId, label, number: index + 1 })),
    );
  }
  return groups;
}
