import { keepThroughCache } from './keep-through-cache.ts';
import { onTyping } from './on-typing.ts';

/** It only moves a photo, or carries a code that stands beside the form: the server alone knows it. */
const goesAsItIs = ({ dataset }: HTMLButtonElement) => dataset.asIs !== undefined;

type Listeners = {
  onInput(field: Element): void;
  /** Sends it with the name and value of the button that was pressed, where it has a name. */
  onSubmit(submitter: Readonly<Record<string, string>>): void;
};

/**
 * Hears of typing, keeps what stands in a form through Back, and takes its sending over. It
 * answers how to stop.
 */
export function listenToForm(form: HTMLFormElement, { onInput, onSubmit }: Listeners): () => void {
  // `submitter` of the event came with iOS 15.4. Enter presses the first button of a form, too.
  let pressed: HTMLButtonElement | null = null;
  const notePress = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.form === form) pressed = button;
  };
  const takeSubmit = (event: SubmitEvent) => {
    const button = pressed;
    pressed = null;
    if (event.defaultPrevented || (button && goesAsItIs(button))) return;
    event.preventDefault();
    onSubmit(button?.name ? { [button.name]: button.value } : {});
  };
  const stopHearing = onTyping(form, onInput);
  const stopKeeping = keepThroughCache(form);
  document.addEventListener('click', notePress, true);
  form.addEventListener('submit', takeSubmit);
  return () => {
    stopHearing();
    stopKeeping();
    document.removeEventListener('click', notePress, true);
    form.removeEventListener('submit', takeSubmit);
  };
}
