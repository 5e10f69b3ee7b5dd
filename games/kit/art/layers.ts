/**
 * The layers of a poster behind and before its subject (look.md §8): one function each, on a canvas of
 * 320×428.
 */
import { around, at, corners, disc, flat, line, petal, place, ringLine, seeded, shape } from './pen.ts'
import { cloud, coin } from './treasure.ts'
import { GOLD_LINE, tones, type Tone } from './pigments.ts'

export const WIDTH = 320
export const HEIGHT = 428

/** Wedges from a point, every other one in the next shade. */
export function rays(x: number, y: number, count: number, fill: string, reach = 620): string {
  const point = (turn: number) => `${at(x + reach * Math.cos(turn))} ${at(y + reach * Math.sin(turn))}`
  const wedge = (Math.PI * 2) / count
  const d = Array.from(
    { length: count / 2 },
    (_, index) => `M${at(x)} ${at(y)}L${point(index * 2 * wedge)}L${point((index * 2 + 1) * wedge)}Z`,
  ).join('')
  return flat(d, fill)
}

/** Chips of gold leaf that a text strews. */
export function flecks(seed: string, width = WIDTH, height = HEIGHT, count = 60): string {
  const next = seeded(seed)
  const d = Array.from({ length: count }, () => {
    const x = next() * width
    const y = next() * height
    const r = 0.8 + next() * 1.7
    const start = next() * 360
    return `M${[0, 1, 2, 3]
      .map((corner) => {
        const turn = ((start + corner * 90 + next() * 30) * Math.PI) / 180
        return `${at(x + r * Math.cos(turn))} ${at(y + r * Math.sin(turn))}`
      })
      .join('L')}Z`
  }).join('')
  return flat(d, GOLD_LINE, 0.45)
}

// Grounds.
export const bands = (tone: Tone): string =>
  [0, 1, 2, 3, 4, 5]
    .map((band) => flat(`M0 ${band * 56}H320V428H0Z`, band % 2 ? tone.light : tone.main, 0.16 + band * 0.1))
    .join('') + flat('M0 330H320V428H0Z', tone.dark)
export const lattice = (tone: Tone): string =>
  line(
    Array.from(
      { length: 22 },
      (_, index) => `M${index * 40 - 440} 428L${index * 40} -12M${index * 40 - 440} -12L${index * 40} 428`,
    ).join(''),
    tone.light,
    1.4,
  ).replace('stroke=', 'opacity=".5" stroke=') +
  Array.from({ length: 9 }, (_, x) =>
    Array.from({ length: 11 }, (__, y) => disc(x * 40 + (y % 2 ? 0 : 20), y * 40 + 4, 2, tone.light, 0)).join(
      '',
    ),
  ).join('')
export const beams = (tone: Tone): string =>
  [-40, -22, -6, 8, 24, 42]
    .map((turn) => place(flat('M-9 0L-38 -560H38L9 0Z', tone.light, 0.28), 160, 440, 1, turn))
    .join('')
export const field = (tone: Tone): string =>
  flat('M0 268H320V428H0Z', tone.dark) +
  Array.from({ length: 7 }, (_, row) =>
    line(
      Array.from(
        { length: 12 },
        (__, x) => `M${x * 30 + (row % 2) * 15 - 10} ${292 + row * 22}l7 -13l7 13`,
      ).join(''),
      tone.light,
      2.4,
    ),
  ).join('')

// Halos.
export const sunDisc = (tone: Tone): string =>
  disc(160, 186, 116, tone.main, 0) +
  ringLine(160, 186, 124, tone.light, 2) +
  ringLine(160, 186, 108, tone.dark, 1.2)
export const fullMoon = (tone: Tone): string =>
  disc(160, 184, 134, tone.main, 0) +
  disc(104, 126, 20, tone.dark, 0) +
  disc(226, 150, 28, tone.dark, 0) +
  disc(84, 214, 14, tone.dark, 0) +
  disc(214, 244, 18, tone.dark, 0) +
  ringLine(160, 184, 141, tone.light, 1.6)
export const flameRing = (tone: Tone): string =>
  place(
    around(18, shape('M-15 -112C-22 -132 4 -138 -6 -164C18 -148 22 -128 14 -112Z', tone.main, 2.6)) +
      disc(0, 0, 114, tone.dark, 0) +
      ringLine(0, 0, 114, GOLD_LINE, 2.4) +
      ringLine(0, 0, 106, GOLD_LINE, 1),
    160,
    188,
  )
export const petalRing = (tone: Tone): string =>
  place(
    around(20, shape(petal(20, 148), tone.main, 2.4)) +
      around(20, flat(petal(9, 136), tone.light), 9) +
      disc(0, 0, 104, tone.dark, 0) +
      ringLine(0, 0, 104, GOLD_LINE, 2),
    160,
    188,
  )
export const spokeRing = (tone: Tone): string =>
  place(
    around(24, line('M0 -104V-142', tone.light, 3)) +
      ringLine(0, 0, 146, tone.light, 3) +
      ringLine(0, 0, 104, tone.light, 2) +
      around(24, disc(0, -146, 4, GOLD_LINE, 0)),
    160,
    188,
  )
export const ropeRing = (tone: Tone): string =>
  place(
    around(36, line('M-9 -134C-4 -124 6 -144 10 -134', tone.light, 4)) +
      ringLine(0, 0, 142, GOLD_LINE, 1.4) +
      ringLine(0, 0, 126, GOLD_LINE, 1.4),
    160,
    188,
  )
export const beadRing = (tone: Tone): string =>
  place(
    around(28, disc(0, -138, 5, tone.light, 0)) +
      ringLine(0, 0, 128, GOLD_LINE, 2) +
      ringLine(0, 0, 148, GOLD_LINE, 1),
    160,
    188,
  )
export const arch = (tone: Tone): string =>
  shape(
    'M40 428V214C40 150 96 118 132 84C148 66 156 46 160 22C164 46 172 66 188 84C224 118 280 150 280 214V428Z',
    tone.dark,
    2.5,
  ) +
  line(
    'M54 428V218C54 160 104 130 140 96C150 84 156 74 160 60C164 74 170 84 180 96C216 130 266 160 266 218V428',
    GOLD_LINE,
    2,
  )
export const awning = (tone: Tone): string =>
  flat('M-10 0H330V52H-10Z', tone.dark) +
  Array.from({ length: 8 }, (_, index) =>
    shape(
      `M${index * 44 - 16} 0H${index * 44 + 28}V58Q${index * 44 + 6} 82 ${index * 44 - 16} 58Z`,
      index % 2 ? tones.paper.light : tone.main,
      3,
    ),
  ).join('') +
  line('M-10 12H330', GOLD_LINE, 2)

// Settings and foregrounds.
export const clouds = (tone: Tone): string =>
  place(cloud(tone), 44, 116, 0.62) +
  place(cloud(tone), 286, 250, 0.62, 0, -0.62) +
  place(cloud(tone), 30, 300, 0.46)
export const water = (tone: Tone): string =>
  [0, 1, 2, 3]
    .map((row) =>
      Array.from({ length: 8 }, (_, index) => {
        const x = index * 48 + (row % 2) * 24 - 12
        return [27, 18, 9]
          .map((r, ring) => disc(x, 366 + row * 24, r, ring % 2 ? tone.light : tone.main, 1.8))
          .join('')
      }).join(''),
    )
    .join('')
const prangAt = (x: number, size: number, fill: string) =>
  place(
    shape('M-34 0V-20H-28V-44H-22C-22 -84 -10 -104 0 -132C10 -104 22 -84 22 -44H28V-20H34V0Z', fill, 2.4) +
      line('M-28 -20H28M-22 -44H22M-19 -62H19M-15 -82H15M-9 -102H9M0 -132V-154', GOLD_LINE, 1.4),
    x,
    430,
    size,
  )
export const prangs = (tone: Tone): string =>
  prangAt(34, 1.25, tone.dark) +
  prangAt(286, 1.05, tone.dark) +
  prangAt(92, 0.7, tone.main) +
  prangAt(232, 0.72, tone.main)
const cane = (x: number, tone: Tone) =>
  shape(`M${x - 10} -6H${x + 10}V434H${x - 10}Z`, tone.main, 2.6) +
  [60, 150, 240, 330]
    .map((y) => shape(`M${x - 13} ${y}H${x + 13}V${y + 7}H${x - 13}Z`, tone.dark, 2))
    .join('') +
  line(`M${x - 4} 10V50M${x - 4} 76V138M${x - 4} 166V228M${x - 4} 256V318`, tone.light, 2)
export const canes = (tone: Tone): string =>
  cane(14, tone) + cane(40, tone) + cane(306, tone) + cane(282, tone)
export const coins = (): string =>
  [
    [34, 404, 0.36, -12],
    [92, 416, 0.42, 8],
    [226, 416, 0.42, -6],
    [288, 402, 0.36, 14],
    [160, 426, 0.34, 0],
  ]
    .map(([x, y, size, turn]) => place(coin(tones.rong), x!, y!, size!, turn!))
    .join('')
export const band = (tone: Tone): string =>
  flat('M0 380H320V428H0Z', tone.dark) +
  line('M0 380H320M0 420H320', GOLD_LINE, 2.4) +
  Array.from({ length: 9 }, (_, index) =>
    shape(petal(16, 34), tone.main, 2.4).replace('<path', `<path transform="translate(${index * 40} 418)"`),
  ).join('')
export const flamesBelow = (tone: Tone): string =>
  Array.from({ length: 9 }, (_, index) =>
    place(
      shape('M-26 10C-34 -26 4 -34 -8 -74C26 -46 30 -14 24 10Z', index % 2 ? tone.light : tone.main, 2.6),
      index * 40,
      432,
      index % 2 ? 0.9 : 1.15,
    ),
  ).join('')
export const lanternsAfar = (): string =>
  [
    [40, 70, 0.5],
    [278, 120, 0.6],
    [60, 214, 0.7],
    [262, 300, 0.8],
    [110, 30, 0.4],
    [214, 52, 0.4],
    [30, 340, 0.6],
  ]
    .map(([x, y, size]) =>
      place(
        shape('M-12 14C-20 2 -16 -18 0 -18C16 -18 20 2 12 14Z', tones.rong.main, 3) +
          flat('M-5 10C-8 0 8 0 5 10Z', '#fff2c4'),
        x!,
        y!,
        size!,
      ),
    )
    .join('')
export const sparkle = (tone: Tone): string =>
  [
    [50, 96, 13],
    [272, 84, 10],
    [40, 252, 9],
    [284, 268, 13],
    [250, 350, 8],
    [74, 356, 9],
  ]
    .map(([x, y, r]) => place(flat(corners(4, r!, r! * 0.28), tone.light), x!, y!))
    .join('')
