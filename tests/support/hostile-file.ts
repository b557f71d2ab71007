export type HostileFile = {
  what: string;
  bytes: Uint8Array;
  /** It is refused as no picture, refused as too large, or kept as a clean picture. */
  end: 'picture' | 'pictureTooLarge' | 'clean';
  name?: string;
  type?: string;
};

export const script = '<script>alert(document.cookie)</script>';
