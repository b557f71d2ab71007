/**
 * The purpose of a picture decides who may see it: `public` ones everybody, papers `whenRedacted`
 * everybody once their owner covered what names a person, `staffOnly` ones never anybody else.
 */
export const audienceOf = {
  cover: 'public',
  patient: 'public',
  progress: 'public',
  avatar: 'public',
  proof: 'whenRedacted',
  sellAndPay: 'whenRedacted',
  fundUse: 'whenRedacted',
  withdrawal: 'whenRedacted',
  discussion: 'whenRedacted',
  identity: 'staffOnly',
  bill: 'staffOnly',
  report: 'staffOnly',
  refund: 'staffOnly',
  answer: 'staffOnly',
} as const;

export type ImagePurpose = keyof typeof audienceOf;

export const imagePurposes = Object.keys(audienceOf) as [ImagePurpose, ...ImagePurpose[]];

/**
 * Are these photos of people for everybody, on which a child may be? One's own picture is one's own
 * matter.
 */
export function mayShowFaces(purpose: ImagePurpose): boolean {
  return audienceOf[purpose] === 'public' && purpose !== 'avatar';
}

/** Does a picture of this purpose get a public address? */
export function isPublicPicture(purpose: ImagePurpose, redacted: boolean): boolean {
  const audience = audienceOf[purpose];
  return audience === 'public' || (audience === 'whenRedacted' && redacted);
}
