/** This is the browser's database of photos that wait to be sent. */
export const photoShelfName = 'warmlight-photos';
