export const content = {
  agreementVersion: (version: string, day: string) => `Version ${version}, in force from ${day}`,
  shortVersion: 'The short version',
  shortVersionNote: 'For a quick idea. The full text below is what counts.',
  contents: (count: string) => `Contents (${count} sections)`,
  otherAgreements: 'Other agreements',
  operatorFrame: 'Operator',
  operatorName: 'Name',
  operatorLicence: 'Licence or registration',
  custodyBank: 'Custody bank',
  hotline: 'Helpline and complaints',
  operatorDemo: 'Demo organisation (invented)',
  notInDemo: 'Not filled in for the demo',
};
