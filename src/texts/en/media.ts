import { counted } from './counted.ts';

export const media = {
  add: 'Choose photos',
  max: (count: string) => `At most ${count}, any photo from a phone will do.`,
  stripped: 'They are made smaller on your phone first, and lose the place they were taken.',
  paper:
    'Papers are seen by staff only unless you cover them; keep stamp, name and amounts readable. To let donors see one, cover its personal details: then it may become public. To cover one that was added before, remove it and add it again.',
  forStaff: 'Only staff see these photos, they are never public: nothing need be covered.',
  identity:
    'Only staff see photos of identity papers, they are never public. Please cover nothing: name and number must be readable.',
  coveredTick:
    'Names, ID numbers, phone numbers and addresses are covered on these photos; they may become public',
  chosen: 'Chosen photos',
  photoOf: (number: string) => `Photo ${number}`,
  waiting: 'Waiting to be sent',
  sending: 'Sending',
  kept: 'Sent',
  keptCovered: 'Sent, covered, may become public',
  keptForStaff: 'Sent, seen by staff only',
  refused: 'Not sent',
  cover: 'Cover parts',
  earlier: 'Move forward',
  remove: 'Remove',
  moved:
    'The photos are in the order you asked for, but not saved yet. Use the button below when done.',
  waitingOf: (count: string) => `${counted(count, 'photo')} waiting to be sent`,
  stopped: 'No connection. The photos are kept on this phone and go on once you are back online.',
  drawing: 'The picture is being drawn. If it does not come, open this page again.',
  notDrawn: 'The picture could not be drawn just now. Nothing else is affected.',
  retry: 'Try again now',
  held: (count: string) =>
    `${counted(count, 'photo is', 'photos are')} not ready. Let it finish, cover or remove it, then send the form.`,
  notPhoto:
    'A file could not be opened; it may not be a photo. Open it in your gallery, take a screenshot and choose that, or another one.',
  tooMany: 'These were too many photos; the last ones were left out.',
  coverTitle: 'Cover personal details',
  coverHow:
    'Drag over the photo to draw black boxes on names, ID numbers, phone numbers and addresses. Drag a box to move it, or the dot at its corner to resize it. With a keyboard: arrows move, Shift and arrows resize, Delete removes.',
  boxOf: (number: string) => `Box ${number}`,
  addBox: 'Add a black box',
  removeBox: 'Remove the chosen box',
  coverDone: 'Done, send it',
  cancel: 'Cancel',
};
