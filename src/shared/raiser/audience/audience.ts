/**
 * A family shows its appeal to these: everyone, who has its link, or, once it ended, who gave to
 * it.
 */
export const audiences = ['public', 'link', 'donors'] as const;

export type Audience = (typeof audiences)[number];

/** This is what a case told, as those who gave to it go on reading it. */
export type KeptStory = {
  tellings: { language: string; title: string; content: string }[];
  posts: { content: string; at: number }[];
  /** These are photos on which nobody is known who should not be. */
  imageIds: string[];
};
