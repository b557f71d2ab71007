export type Mood = 'day' | 'dawn' | 'dusk' | 'evening' | 'rain' | 'winter' | 'autumn';

export interface Tones {
  skyTop: string;
  skyLow: string;
  sun: string;
  far: string;
  mid: string;
  near: string;
  ground: string;
  path: string;
  leaf: string;
  leafDark: string;
  wall: string;
  wallShade: string;
  floor: string;
  floorShade: string;
  wood: string;
  woodDark: string;
  linen: string;
  ink: string;
  glow: string;
}

const indoors = {
  wall: '#f3e4cc',
  wallShade: '#e6cfb0',
  floor: '#d8b28a',
  floorShade: '#c69b74',
  wood: '#b67f5b',
  woodDark: '#875a44',
  linen: '#fbf3e5',
  ink: '#3d4653',
  glow: '#fff0cf',
};

/** One set of colours per hour and weather; all stay between cream and dusk blue. */
export const moods: Record<Mood, Tones> = {
  day: {
    ...indoors,
    skyTop: '#bfd6da',
    skyLow: '#f7ead3',
    sun: '#f8d69b',
    far: '#b7cabb',
    mid: '#94b09a',
    near: '#71927b',
    ground: '#c9cf9f',
    path: '#efdcb9',
    leaf: '#86a784',
    leafDark: '#587a66',
  },
  dawn: {
    ...indoors,
    skyTop: '#c9c3d0',
    skyLow: '#fbdcc0',
    sun: '#f9c08c',
    far: '#d9bdb5',
    mid: '#b3a99f',
    near: '#84937f',
    ground: '#c8c09a',
    path: '#f4dcc0',
    leaf: '#98a886',
    leafDark: '#667b69',
    wall: '#f5dfcb',
    wallShade: '#e8c6b1',
    floor: '#d5a988',
  },
  dusk: {
    ...indoors,
    skyTop: '#8289a8',
    skyLow: '#f5bf95',
    sun: '#f7a873',
    far: '#b295a0',
    mid: '#85809a',
    near: '#67708a',
    ground: '#91858c',
    path: '#dcb197',
    leaf: '#74868a',
    leafDark: '#4b5c6d',
    wall: '#e7c5a6',
    wallShade: '#cfa58e',
    floor: '#b98a70',
    floorShade: '#a37562',
    wood: '#9f6b52',
    woodDark: '#704a43',
    linen: '#f8e8d2',
    glow: '#ffdfae',
  },
  evening: {
    skyTop: '#35435f',
    skyLow: '#8d87a1',
    sun: '#f6e3b8',
    far: '#707a99',
    mid: '#54607f',
    near: '#3f4c69',
    ground: '#4c5a70',
    path: '#8d8b9b',
    leaf: '#53706f',
    leafDark: '#374e5a',
    wall: '#7b7d96',
    wallShade: '#666a86',
    floor: '#77646a',
    floorShade: '#64545f',
    wood: '#946653',
    woodDark: '#5f4549',
    linen: '#eadcc8',
    ink: '#2a3044',
    glow: '#ffd798',
  },
  rain: {
    ...indoors,
    skyTop: '#9fb1bb',
    skyLow: '#d9dcd5',
    sun: '#e9e2cf',
    far: '#abbabb',
    mid: '#8a9f9f',
    near: '#678080',
    ground: '#9aa893',
    path: '#cfcbb9',
    leaf: '#7d9985',
    leafDark: '#547068',
    wall: '#e3dacb',
    wallShade: '#cdc2b4',
    floor: '#bfa288',
    floorShade: '#a98b75',
    wood: '#a2765c',
    woodDark: '#745349',
    glow: '#ffe7bd',
  },
  winter: {
    ...indoors,
    skyTop: '#b9c8d6',
    skyLow: '#f0ece4',
    sun: '#f7dcb4',
    far: '#c5d0da',
    mid: '#a9b9c8',
    near: '#dde2e3',
    ground: '#f2efe8',
    path: '#d3d6da',
    leaf: '#8b9d97',
    leafDark: '#5d7277',
    wall: '#efe4d4',
    wallShade: '#ddcdba',
    glow: '#ffe9c4',
  },
  autumn: {
    ...indoors,
    skyTop: '#d3d9cf',
    skyLow: '#faecd0',
    sun: '#f5c987',
    far: '#cdbd9c',
    mid: '#c6a06c',
    near: '#a47f54',
    ground: '#d3b680',
    path: '#f0ddb6',
    leaf: '#d39a58',
    leafDark: '#a86a44',
    wall: '#f1dfc2',
    wallShade: '#e2c69f',
  },
};
