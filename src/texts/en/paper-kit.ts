export const paperKit = {
  head: 'Warmlight · help in serious illness',
  lead: 'For people who do not read messages on a phone: one A4 page for a shop, a village board or a stairwell, and five lines to read aloud or send by SMS, one by one.',
  sheetTitle: 'Print one page',
  sheetBody:
    'It has a QR code, a short address and a check code, and eight strips to tear off and take home. It says only what is public on the appeal.',
  download: 'Download the page (PDF)',
  where: 'Ask before you put it up, and take it down when the appeal has ended.',
  readTitle: 'Five lines to read aloud or send by SMS',
  readAloud: 'Five lines to read aloud:',
  scan: 'Scan it to see the whole appeal',
  code: (code: string) => `Check code ${code}`,
  check: (host: string) =>
    `Or type the code at "Check a link" on ${host}, to see whether this paper is real.`,
  lines: {
    who: (title: string) => `Please look at an appeal for help: ${title}.`,
    about: (about: string) => `${about}.`,
    where: (address: string, code: string) =>
      `Open ${address} or type the check code ${code} at "Check a link" on Warmlight: it says what was checked and where the money goes.`,
    share: 'If you cannot give, telling somebody helps as well.',
    careful: (hotline: string) =>
      `We take no cash at the door and ask for no money on the phone; if somebody does, please call ${hotline}.`,
  },
};
