/** Hair that is drawn behind the head, and hair that is drawn on it. Coordinates are those of `drawPortrait`. */
interface Hair {
  readonly behind?: string;
  readonly front: string;
}

/** How a person and the room behind them look. */
export interface Look {
  readonly wall: string;
  /** Objects on the wall. */
  readonly detail: string;
  readonly skin: string;
  readonly shade: string;
  readonly coat: string;
  readonly hairColor: string;
  readonly hair: Hair;
  /** Draws what is on the wall, in the color `detail`. */
  readonly room: string;
}

const WINDOW = 'M8 8h17v22H8zM28 8h17v22H28zM8 33h17v14H8zM28 33h17v14H28z';
const SHELF = 'M110 36h44v3h-44zM116 20h5v16h-5zM123 16h6v20h-6zM131 22h4v14h-4zM139 19h6v17h-6z';
const LAMP = 'M128 0h3v16h-3zM117 30a13 13 0 0 1 26 0zM14 30h20v28H14z';
const PLANT = 'M20 90l3-22h16l3 22zM30 68c-14-8-19-22-15-32 10 4 16 16 15 32zM33 68c-1-18 5-30 17-34 3 14-4 27-17 34z';
const PICTURES = 'M12 12h22v28H12zM122 10h28v20h-28zM130 35h20v14h-20z';

const CROP: Hair = { front: 'M62 36c-2-15 7-22 18-22s20 7 18 22c-3-6-6-10-9-11-6 3-14 3-19 0-3 2-6 6-8 11z' };
const BOB: Hair = {
  behind: 'M58 60c-4-30 2-48 22-48s26 18 22 48c-10 5-34 5-44 0z',
  front: 'M63 36c0-14 7-19 17-19s17 5 17 19c-7-3-12-7-14-12-4 7-11 11-20 12z',
};
const BUN: Hair = {
  behind: 'M71 12a9 9 0 1 1 18 0 9 9 0 0 1-18 0z',
  front: 'M62 36c-2-15 7-21 18-21s20 6 18 21c-3-7-9-11-18-11s-15 4-18 11z',
};
const BEARD: Hair = {
  front:
    'M62 34c-1-13 6-20 18-20s19 7 18 20l-4-8c-8-4-20-4-28 0zM63 40c3 2 5 6 9 6 5 0 5-2 8-2s3 2 8 2c4 0 6-4 9-6 0 9-7 15-17 15s-17-6-17-15z',
};
const CURLS: Hair = {
  behind: 'M62 40a9 9 0 0 1-3-15 10 10 0 0 1 10-13 13 13 0 0 1 22 0 10 10 0 0 1 10 13 9 9 0 0 1-3 15z',
  front: 'M64 33a9 9 0 0 1 6-11 11 11 0 0 1 20 0 9 9 0 0 1 6 11c-10-7-22-7-32 0z',
};
const SCARF: Hair = {
  behind: 'M58 62c-3-32 4-50 22-50s25 18 22 50z',
  front:
    'M62 40c0-15 7-22 18-22s18 7 18 22c-2-10-8-14-18-14s-16 4-18 14zM63 41c3 10 9 14 17 14s14-4 17-14c6 8 9 16 8 25-10 9-40 9-50 0-1-9 2-17 8-25z',
};

const LOOKS: readonly [Look, ...Look[]] = [
  {
    wall: '#255',
    detail: '#376',
    skin: '#eca',
    shade: '#da8',
    coat: '#eb5',
    hairColor: '#321',
    hair: BOB,
    room: WINDOW,
  },
  {
    wall: '#347',
    detail: '#459',
    skin: '#c86',
    shade: '#a74',
    coat: '#eee',
    hairColor: '#211',
    hair: BEARD,
    room: SHELF,
  },
  {
    wall: '#743',
    detail: '#954',
    skin: '#fdc',
    shade: '#db9',
    coat: '#5db',
    hairColor: '#a52',
    hair: BUN,
    room: LAMP,
  },
  {
    wall: '#547',
    detail: '#659',
    skin: '#854',
    shade: '#743',
    coat: '#8bf',
    hairColor: '#111',
    hair: CURLS,
    room: PLANT,
  },
  {
    wall: '#345',
    detail: '#456',
    skin: '#da8',
    shade: '#c96',
    coat: '#f88',
    hairColor: '#566',
    hair: CROP,
    room: PICTURES,
  },
  {
    wall: '#763',
    detail: '#874',
    skin: '#da7',
    shade: '#b85',
    coat: '#245',
    hairColor: '#a47',
    hair: SCARF,
    room: SHELF,
  },
  {
    wall: '#364',
    detail: '#475',
    skin: '#643',
    shade: '#532',
    coat: '#fed',
    hairColor: '#111',
    hair: CROP,
    room: WINDOW,
  },
  {
    wall: '#745',
    detail: '#856',
    skin: '#eca',
    shade: '#da8',
    coat: '#334',
    hairColor: '#da4',
    hair: BOB,
    room: PLANT,
  },
  {
    wall: '#257',
    detail: '#368',
    skin: '#b85',
    shade: '#964',
    coat: '#baf',
    hairColor: '#842',
    hair: BEARD,
    room: PICTURES,
  },
  {
    wall: '#456',
    detail: '#568',
    skin: '#a74',
    shade: '#853',
    coat: '#e85',
    hairColor: '#211',
    hair: BUN,
    room: LAMP,
  },
];

/** First names of the people in our examples, who look the same in every picture. */
const CAST = ['mara', 'jonas', 'ines', 'tariq', 'wen', 'ada', 'luca', 'sofia', 'noah', 'emma'];

/**
 * The look of a person by name or user id: everybody else than the people of our examples gets one that depends on the
 * text.
 */
export function lookOfName(name: string): number {
  const index = CAST.indexOf(name.toLowerCase().split(' ')[0] ?? '');
  if (index >= 0) return index;
  return Array.from(name).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % LOOKS.length;
}

/** The look with an index from `lookOfName`. */
export function lookOf(index: number): Look {
  return LOOKS[index] ?? LOOKS[0];
}
