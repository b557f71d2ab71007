/** Posts a form as without script, with the name and value of the button that was pressed. */
export function postForm(
  form: HTMLFormElement,
  submitter: Readonly<Record<string, string>> = {},
): void {
  for (const [name, value] of Object.entries(submitter)) {
    const pressed = document.createElement('input');
    pressed.type = 'hidden';
    pressed.name = name;
    pressed.value = value;
    form.append(pressed);
  }
  HTMLFormElement.prototype.submit.call(form);
}
