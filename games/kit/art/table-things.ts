/**
 * What lies on a table: cards, dice, beads and bowls, drawn round 0, 0 in a box of 200 as the other subjects
 * are.
 */
import { disc, flat, fourPetals, line, oval, place, ringLine, shape } from './pen.ts'
import { GOLD_LINE, tones, type Tone } from './pigments.ts'

const SPADE =
  'M0 -40C-10 -20 -38 -6 -34 16C-31 32 -12 32 -5 20C-6 32 -12 38 -18 42H18C12 38 6 32 5 20C12 32 31 32 34 16C38 -6 10 -20 0 -40Z'
const HEART = 'M0 38C-14 18 -40 4 -38 -18C-36 -38 -10 -42 0 -20C10 -42 36 -38 38 -18C40 4 14 18 0 38Z'
const DIAMOND = 'M0 -44L32 0L0 44L-32 0Z'
const CLUB =
  'M-4 20C-10 34 -34 30 -36 10C-38 -6 -22 -14 -12 -8C-26 -26 -14 -42 0 -42C14 -42 26 -26 12 -8C22 -14 38 -6 36 10C34 30 10 34 4 20C6 32 12 38 18 42H-18C-12 38 -6 32 -4 20Z'
export const suits = {
  spade: [SPADE, tones.soot.dark],
  heart: [HEART, tones.chad.main],
  diamond: [DIAMOND, tones.chad.main],
  club: [CLUB, tones.soot.dark],
} as const

/** A card's face with one large figure; small ones are in two corners. */
export function card(figure: string, corner = figure): string {
  return (
    shape(
      'M-56 -92H56C62 -92 66 -88 66 -82V82C66 88 62 92 56 92H-56C-62 92 -66 88 -66 82V-82C-66 -88 -62 -92 -56 -92Z',
      tones.paper.light,
      5,
    ) +
    line('M-56 -82H56V82H-56Z', tones.paper.dark, 2) +
    figure +
    place(corner, -44, -64, 0.3) +
    place(corner, 44, 64, 0.3, 180)
  )
}
export const suitCard = (suit: keyof typeof suits): string =>
  card(
    flat(suits[suit][0], suits[suit][1]).replace('<path', '<path transform="scale(1.1)"'),
    flat(suits[suit][0], suits[suit][1]),
  )
/** A card with a drawing of a whole box in its middle. */
export const figureCard = (drawing: string): string =>
  card(place(drawing, 0, 0, 0.56), place(drawing, 0, 0, 0.9))
/** The back of a card: a lattice of petals on the product's ground. */
export const cardBack = (t: Tone): string =>
  shape(
    'M-56 -92H56C62 -92 66 -88 66 -82V82C66 88 62 92 56 92H-56C-62 92 -66 88 -66 82V-82C-66 -88 -62 -92 -56 -92Z',
    t.main,
    5,
  ) +
  line('M-56 -82H56V82H-56Z', GOLD_LINE, 2.5) +
  [-54, 0, 54].map((y) => flat(fourPetals(0, y, 24), t.light) + disc(0, y, 5, GOLD_LINE, 0)).join('') +
  [-27, 27].map((y) => flat(fourPetals(-32, y, 14), t.light) + flat(fourPetals(32, y, 14), t.light)).join('')
export const fanOf = (cards: readonly string[], step = 16): string =>
  cards
    .map((face, index) => place(place(face, 0, -70, 0.62), 0, 78, 1, (index - (cards.length - 1) / 2) * step))
    .join('')
/** Two of the same, one upon the other. */
export const pairOf = (face: string): string => place(face, -26, 2, 0.94, -14) + place(face, 30, 2, 0.94, 12)
/** A crown, for the court cards. */
export const crown = (t: Tone): string =>
  shape('M-46 34L-54 -22L-24 0L0 -44L24 0L54 -22L46 34Z', t.main, 4) +
  flat('M10 30L24 2L48 -14L42 30Z', t.dark, 0.5) +
  line('M-42 22H42', GOLD_LINE, 3.5) +
  [-54, 0, 54].map((x) => disc(x, x === 0 ? -48 : -26, 6, tones.chad.main, 3)).join('')

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}
const face = (value: number, gap: number, radius: number): string =>
  pips[value]!.map(([x, y]) =>
    disc(
      x * gap,
      y * gap,
      value === 1 ? radius * 1.5 : radius,
      value === 1 || value === 4 ? tones.chad.main : tones.soot.dark,
      0,
    ),
  ).join('')
/** A die seen from a corner: top, left and right face. */
export function die(top: number, left: number, right: number): string {
  return (
    shape('M0 -62L58 -30L0 2L-58 -30Z', tones.paper.light, 4) +
    shape('M-58 -30L0 2V70L-58 36Z', tones.paper.main, 4) +
    shape('M58 -30L0 2V70L58 36Z', tones.paper.dark, 4) +
    `<g transform="matrix(.82 .45 -.82 .45 0 -30)">${face(top, 17, 7)}</g><g transform="matrix(.82 .46 0 .98 -29 20)">${face(left, 17, 7)}</g><g transform="matrix(.82 -.46 0 .98 29 20)">${face(right, 17, 7)}</g>`
  )
}
/** Three dice under a glass dome on a turned foot. */
export const dome = (t: Tone): string =>
  oval(0, 74, 92, 20, t.dark) +
  oval(0, 66, 92, 20, t.main) +
  line('M-88 68C-50 90 50 90 88 68', GOLD_LINE, 3) +
  flat('M-74 60C-80 -70 -44 -92 0 -92C44 -92 80 -70 74 60C40 76 -40 76 -74 60Z', tones.sky.light, 0.26) +
  place(die(5, 3, 1), 0, -8, 0.5) +
  place(die(2, 6, 4), -36, 38, 0.5) +
  place(die(1, 5, 3), 36, 38, 0.5) +
  line('M-74 60C-80 -70 -44 -92 0 -92C44 -92 80 -70 74 60', tones.sky.light, 5) +
  line('M-52 40C-58 -30 -44 -58 -26 -70', tones.paper.light, 6) +
  disc(0, -98, 9, t.light, 4)
/** A die with a picture instead of pips. */
export const pictureDie = (picture: string, t: Tone): string =>
  shape(
    'M-62 -78H70C78 -78 84 -72 84 -64V62L66 84H-62C-72 84 -80 78 -80 68V-62C-80 -72 -72 -78 -62 -78Z',
    tones.paper.dark,
    5,
  ) +
  shape(
    'M-70 -62H58C64 -62 68 -58 68 -52V70C68 76 64 80 58 80H-62C-70 80 -76 74 -76 66V-56C-76 -60 -74 -62 -70 -62Z',
    tones.paper.light,
    4,
  ) +
  ringLine(-4, 9, 58, t.main, 4) +
  place(picture, -4, 8, 0.54)
/** An overturned cup of brass, a heap of white beads, and the stick that counts them off by four. */
export const beads = (t: Tone): string =>
  oval(0, 62, 96, 30, tones.clay.dark) +
  oval(0, 56, 96, 30, tones.clay.main) +
  [
    [-60, 50],
    [-38, 60],
    [-14, 64],
    [12, 66],
    [36, 60],
    [60, 52],
    [-48, 42],
    [48, 44],
    [-24, 48],
    [24, 50],
    [0, 54],
  ]
    .map(([x, y]) => oval(x!, y!, 13, 9, tones.paper.light, 3) + oval(x! - 3, y! - 3, 5, 3, '#fff', 0))
    .join('') +
  place(
    shape('M-58 44C-62 -20 -40 -56 0 -56C40 -56 62 -20 58 44C30 56 -30 56 -58 44Z', t.main) +
      flat('M18 -50C48 -30 52 10 48 46L30 50C36 10 34 -26 18 -50Z', t.dark, 0.6) +
      line('M-56 26C-24 38 24 38 56 26M-50 -12C-20 -2 20 -2 50 -12', GOLD_LINE, 3.5) +
      disc(0, -62, 12, t.light),
    -12,
    -26,
    1,
    -16,
  ) +
  place(line('M0 -84V80', tones.soot.dark, 11) + line('M0 -82V78', tones.clay.light, 6), 66, 6, 0.9, 34)
