/** Where the device keeps the words of a post that is not handed in yet. */
export const draftOfPost = (infoUuid: string) => `warmlight.draft.progress.${infoUuid}`;
export const draftOfUse = (infoUuid: string) => `warmlight.draft.progress.use.${infoUuid}`;
