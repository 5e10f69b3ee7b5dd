/** Stones, coins and chests, the sky and the sea, each round 0, 0 in a box of 200. */
import { around, corners, disc, flat, fourPetals, line, oval, petal, place, ringLine, shape } from './pen.ts'
import { GOLD_LINE, INK, tones, type Tone } from './pigments.ts'

export const coin = (t: Tone) =>
  disc(4, 6, 86, t.dark) +
  disc(0, 0, 86, t.main) +
  ringLine(0, 0, 70, t.dark, 4) +
  ringLine(0, 0, 63, t.light, 2.5) +
  around(24, disc(0, -78, 2.6, t.light, 0)) +
  shape(fourPetals(0, 0, 50), t.light, 3.5) +
  shape('M-12 0L0 -12L12 0L0 12Z', tones.chad.main, 3) +
  line('M-58 -30A66 66 0 0 1 -30 -58', '#fff8ea', 4)

/** A round stone: eight facets under a table. */
export const gem = (t: Tone) =>
  shape(corners(8, 90, 90, -112.5), t.main) +
  around(4, flat('M0 0L-34.4 -83L34.4 -83Z', t.light, 0.5), 45) +
  around(4, flat('M0 0L-34.4 -83L34.4 -83Z', t.dark, 0.55), 180) +
  shape(corners(8, 50, 50, -112.5), t.main, 3) +
  flat('M-19 -46L19 -46L46 -19L-10 6L-46 -19Z', t.light, 0.75) +
  around(8, line('M-19 -46L-34 -83', INK, 2.5))
/** A stone cut as a step-cut rectangle. */
export const stepGem = (t: Tone) =>
  shape('M-46 -90H46L74 -62V62L46 90H-46L-74 62V-62Z', t.main) +
  flat('M-46 -90H46L74 -62L44 -46H-44L-74 -62Z', t.light, 0.6) +
  flat('M-46 90H46L74 62L44 46H-44L-74 62Z', t.dark, 0.7) +
  shape('M-30 -58H30L46 -42V42L30 58H-30L-46 42V-42Z', t.main, 3) +
  flat('M-30 -56H20L-44 30V-42Z', t.light, 0.6) +
  line(
    'M-46 -90L-30 -58M46 -90L30 -58M74 -62L46 -42M-74 -62L-46 -42M-46 90L-30 58M46 90L30 58M74 62L46 42M-74 62L-46 42',
    INK,
    2.5,
  )
/** A drop. */
export const dropGem = (t: Tone) =>
  shape('M0 -94C20 -56 66 -16 66 26C66 66 36 92 0 92C-36 92 -66 66 -66 26C-66 -16 -20 -56 0 -94Z', t.main) +
  flat('M0 -90L30 0L0 86C34 86 60 62 60 26C60 -14 20 -54 0 -90Z', t.dark, 0.55) +
  flat('M0 -90L-30 0L-62 20C-60 -14 -18 -54 0 -90Z', t.light, 0.6) +
  line('M0 -92L-30 2L0 90L30 2ZM-64 22L-30 2H30L64 22', INK, 2.5)
/** A hexagon with a star of facets. */
export const hexGem = (t: Tone) =>
  shape(corners(6, 92), t.main) +
  around(3, flat('M0 0L0 -90L78 -45Z', t.light, 0.55)) +
  around(3, flat('M0 0L0 -90L78 -45Z', t.dark, 0.5), 60) +
  line('M0 -92V92M-80 -46L80 46M80 -46L-80 46', INK, 2.5) +
  shape(corners(6, 40, 40, -60), t.light, 3)
/** A cushion of many small facets. */
export const cushionGem = (t: Tone) =>
  shape('M-84 0C-84 -64 -64 -84 0 -84C64 -84 84 -64 84 0C84 64 64 84 0 84C-64 84 -84 64 -84 0Z', t.main) +
  around(4, flat('M0 0L-50 -72L0 -82Z', t.light, 0.5)) +
  around(4, flat('M0 0L50 -72L0 -82Z', t.dark, 0.45)) +
  around(8, line('M0 -26L0 -82', INK, 2.2)) +
  shape(corners(4, 46, 46, -90), t.light, 3)
/** A heart-shaped trillion. */
export const trillionGem = (t: Tone) =>
  shape('M-84 -56C-50 -84 50 -84 84 -56C84 0 40 66 0 90C-40 66 -84 0 -84 -56Z', t.main) +
  flat('M0 -40L84 -56C84 0 40 66 0 90Z', t.dark, 0.5) +
  flat('M0 -40L-84 -56C-50 -84 50 -84 84 -56Z', t.light, 0.6) +
  line('M-84 -56L0 -40L84 -56M0 -40V90M-84 -56L0 30L84 -56', INK, 2.5)

export const pearl = (t: Tone) =>
  around(10, shape(petal(15, 96), t.main, 4)) +
  around(10, flat(petal(6, 84), t.light), 0) +
  disc(0, 0, 58, '#fff8ea') +
  flat('M-50 22A56 56 0 0 0 52 18C30 42 -24 46 -50 22Z', '#d8cdb4') +
  disc(-18, -20, 13, '#ffffff', 0) +
  line('M-36 6A38 38 0 0 0 -8 36', '#e8dcc0', 4)

export const chest = (t: Tone) =>
  shape('M-84 -8C-84 -64 -54 -84 0 -84C54 -84 84 -64 84 -8Z', t.main) +
  flat('M-72 -14C-70 -54 -50 -72 0 -72C50 -72 70 -54 72 -14Z', tones.soot.dark) +
  [
    [-46, -18],
    [-16, -24],
    [16, -22],
    [46, -18],
    [-30, -36],
    [2, -42],
    [32, -36],
  ]
    .map(([x, y]) => disc(x!, y!, 17, tones.rong.main, 4) + flat(fourPetals(x!, y!, 9), tones.rong.light))
    .join('') +
  disc(24, -50, 12, tones.chad.light, 4) +
  shape('M-90 -8H90V78C90 86 86 90 78 90H-78C-86 90 -90 86 -90 78Z', t.main) +
  flat('M-86 50H86V78C86 84 84 86 78 86H-78C-84 86 -86 84 -86 78Z', t.dark, 0.6) +
  line('M-52 -6V88M52 -6V88M-88 44H88', GOLD_LINE, 4) +
  shape('M-20 -8H20V30L0 42L-20 30Z', tones.rong.main) +
  disc(0, 12, 6, INK, 0)

export const pouch = (t: Tone) =>
  shape('M-26 -50C-90 -10 -92 92 0 92C92 92 90 -10 26 -50Z', t.main) +
  flat('M30 -44C70 0 70 70 20 90C84 84 84 -8 30 -44Z', t.dark, 0.6) +
  shape('M-36 -88C-20 -78 -12 -92 0 -84C12 -92 20 -78 36 -88L26 -50H-26Z', t.light) +
  shape('M-32 -56H32V-42H-32Z', tones.rong.main, 4) +
  shape(fourPetals(0, 28, 36), tones.rong.light, 4)

export const star = (t: Tone) =>
  shape(corners(8, 94, 46), t.main) +
  shape(corners(8, 62, 30), t.light, 3) +
  disc(0, 0, 17, tones.chad.main, 4) +
  flat(fourPetals(0, 0, 12), GOLD_LINE)

export const sun = (t: Tone) =>
  around(16, shape('M-9 -56C-14 -72 6 -78 0 -96C18 -80 12 -66 9 -56Z', t.main, 4)) +
  disc(0, 0, 58, t.light) +
  ringLine(0, 0, 47, t.dark, 3) +
  shape(fourPetals(0, 0, 36), t.main, 3.5)

export const moon = (t: Tone) =>
  disc(6, -8, 80, t.main) +
  disc(-14, -28, 12, t.dark, 0) +
  disc(30, 6, 18, t.dark, 0) +
  disc(34, -44, 8, t.dark, 0) +
  ringLine(6, -8, 70, t.light, 3) +
  place(cloud(tones.khram), -16, 60, 0.92)

export const cloud = (t: Tone) =>
  shape(
    'M-90 22C-108 22 -108 -8 -88 -8C-88 -36 -52 -42 -42 -20C-28 -48 18 -44 18 -14C34 -32 66 -18 58 4C80 0 92 22 74 28C60 34 -74 34 -90 22Z',
    t.main,
  ) +
  line(
    'M-68 10C-66 -12 -42 -12 -42 4C-42 14 -56 14 -54 4M-12 8C-8 -16 22 -12 18 6C16 16 0 16 2 4M44 16C48 4 64 6 62 18',
    t.light,
    4,
  )

/** One that breaks: its crest curls over, foam flies off it, another rolls before its foot. */
export const wave = (t: Tone) =>
  shape(
    'M-96 66C-74 62 -82 -6 -46 -46C-14 -82 52 -84 70 -44C82 -16 60 8 38 0C22 -6 22 -26 38 -28C22 -48 -8 -36 -10 -4C-12 34 30 50 96 30V66Z',
    t.main,
  ) +
  flat(
    'M-80 62C-64 40 -68 0 -38 -32C-14 -58 30 -66 50 -44C26 -58 -6 -50 -22 -22C-38 8 -26 44 8 62Z',
    t.light,
  ) +
  line('M-58 60C-48 40 -52 14 -34 -10M-34 60C-30 48 -32 34 -26 20', t.dark, 4) +
  shape('M-96 60C-70 44 -54 44 -32 60C-12 44 12 44 32 60C52 44 74 44 96 60L84 88H-84Z', t.dark) +
  line('M-76 66C-66 60 -56 60 -46 68M-14 66C-4 60 8 60 18 68M48 66C58 60 68 60 78 68', t.light, 4) +
  [
    [78, -58, 7],
    [92, -36, 5],
    [60, -80, 6],
    [86, -12, 5],
  ]
    .map(([x, y, r]) => disc(x!, y!, r!, tones.paper.light, 3.5))
    .join('') +
  line('M34 -66C52 -66 62 -54 62 -36', tones.paper.light, 5)

export const fish = (t: Tone) =>
  shape('M56 0C96 -52 98 -40 92 -2C98 40 96 54 56 4Z', t.light) +
  line('M64 0L88 -26M64 2L90 0M64 4L88 30', t.dark, 3) +
  shape('M-4 -44C20 -84 52 -72 46 -28Z', t.light) +
  shape('M-4 44C14 74 40 68 36 32Z', t.light) +
  shape('M-92 0C-66 -54 20 -66 66 0C20 64 -66 54 -92 0Z', t.main) +
  flat('M-86 6C-60 50 20 58 60 4C20 30 -50 32 -86 6Z', t.dark, 0.55) +
  line(
    'M-40 -38C-26 -14 -26 14 -40 38M-12 -30C0 -18 0 -6 -12 2M-12 2C0 10 0 22 -12 30M14 -28C26 -16 26 -4 14 2M14 2C26 10 26 20 14 26',
    GOLD_LINE,
    3,
  ) +
  disc(-60, -10, 10, '#fff8ea', 4) +
  disc(-61, -10, 4, INK, 0)

export const shell = (t: Tone) =>
  shape(
    'M0 84C-36 84 -94 20 -86 -22C-80 -54 -58 -50 -52 -62C-40 -86 -20 -74 0 -86C20 -74 40 -86 52 -62C58 -50 80 -54 86 -22C94 20 36 84 0 84Z',
    t.main,
  ) +
  [-40, -24, -8, 8, 24, 40].map((turn) => place(line('M0 -10V-134', t.dark, 4), 0, 74, 1, turn)).join('') +
  [-32, -16, 0, 16, 32].map((turn) => place(line('M0 -96V-128', t.light, 5), 0, 74, 1, turn)).join('') +
  shape('M-34 70H34L24 94H-24Z', t.light)

export const prawn = (t: Tone) =>
  shape(
    'M-70 -40C-40 -84 50 -80 72 -22C92 34 44 84 -14 76C-34 74 -36 52 -16 46C24 40 40 8 18 -16C2 -34 -44 -20 -70 -40Z',
    t.main,
  ) +
  line(
    'M-10 -66C-8 -48 -10 -36 -16 -26M26 -62C18 -46 10 -36 2 -28M56 -40C42 -32 30 -22 24 -12M70 -4C54 -2 40 2 32 6M64 34C50 28 40 24 32 22M40 62C32 50 26 42 22 36',
    t.dark,
    4,
  ) +
  shape('M-30 62C-60 48 -82 60 -92 76C-76 74 -70 84 -74 94C-56 92 -40 84 -30 72Z', t.light) +
  line('M-66 -44C-84 -60 -90 -76 -86 -92M-62 -50C-70 -66 -66 -82 -56 -94', INK, 5) +
  disc(-44, -48, 6, INK, 0) +
  line('M-10 -20L-26 -2M6 -22L-4 4M22 -12L16 14', t.dark, 4.5)

export const claw = (t: Tone) =>
  shape(
    'M-40 92C-60 40 -84 -10 -56 -56C-40 -82 -12 -92 8 -90C-14 -70 -22 -44 -10 -24C-2 -50 30 -80 66 -74C46 -60 44 -34 50 -14C56 24 20 52 16 92Z',
    t.main,
  ) +
  flat('M50 -12C54 24 18 50 14 90H-6C0 50 40 28 50 -12Z', t.dark, 0.6) +
  line('M-52 -30C-48 -54 -34 -70 -18 -78', t.light, 5) +
  [-30, -14, 2].map((y) => disc(y * 0.3 + 2, y + 20, 5, t.light, 0)).join('') +
  line('M-34 70H14', GOLD_LINE, 4)

export const fang = (t: Tone) =>
  line('M-70 -66C-30 -44 30 -44 70 -66', INK, 9) +
  line('M-70 -66C-30 -44 30 -44 70 -66', tones.chad.main, 4.5) +
  shape('M-26 -52H26C34 0 24 60 -18 94C-6 50 -22 0 -26 -52Z', t.light) +
  flat('M8 -48H22C30 0 22 52 -12 86C12 40 14 0 8 -48Z', t.dark, 0.7) +
  shape('M-32 -66H32L28 -40H-28Z', tones.rong.main) +
  line('M-26 -53H26', tones.rong.dark, 3) +
  [-56, 56].map((x) => disc(x, -58, 10, tones.tangchae.main, 4)).join('')

export const paw = (t: Tone) =>
  shape('M0 -8C30 -8 62 26 62 56C62 84 30 88 0 78C-30 88 -62 84 -62 56C-62 26 -30 -8 0 -8Z', t.main) +
  [
    [-64, -14, -24],
    [-26, -54, -8],
    [26, -54, 8],
    [64, -14, 24],
  ]
    .map(([x, y, turn]) =>
      place(oval(0, 0, 22, 30, t.main) + flat('M-8 -14C-2 -22 8 -18 10 -6', t.light), x!, y!, 1, turn!),
    )
    .join('') +
  flat('M-40 44C-32 22 -14 8 0 8C-20 22 -28 36 -30 54Z', t.light, 0.8)
