/** This is someone whose shares brought visitors, under a masked name. */
export type Sharer = { name: string; visitCount: number };
