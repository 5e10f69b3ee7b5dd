/**
 * A game's poster from its choice of layers (look.md §8, rules 1–9): ground, rays, halo, setting, subject,
 * foreground, leaf.
 */
import * as layers from './layers.ts'
import { place } from './pen.ts'
import { tones, type Tone, type ToneName } from './pigments.ts'

const grounds = {
  plain: () => '',
  bands: layers.bands,
  lattice: layers.lattice,
  beams: layers.beams,
  field: layers.field,
} as const
const halos = {
  none: () => '',
  sun: layers.sunDisc,
  moon: layers.fullMoon,
  flames: layers.flameRing,
  petals: layers.petalRing,
  spokes: layers.spokeRing,
  rope: layers.ropeRing,
  beads: layers.beadRing,
  arch: layers.arch,
  awning: layers.awning,
} as const
const settings = {
  none: () => '',
  clouds: layers.clouds,
  water: layers.water,
  prangs: layers.prangs,
  canes: layers.canes,
  coins: layers.coins,
  band: layers.band,
  flames: layers.flamesBelow,
  lanterns: layers.lanternsAfar,
  sparkle: layers.sparkle,
} as const

/** The layout of the subject: one large, a pair, or several of equal size. */
export type Arrangement = 'one' | 'tall' | 'pair' | 'three' | 'four' | 'six' | 'ten'

const arrangements: Record<
  Arrangement,
  readonly (readonly [x: number, y: number, size: number, turn: number])[]
> = {
  one: [[160, 214, 1.36, 0]],
  tall: [[160, 226, 1.58, 0]],
  pair: [
    [112, 176, 1.02, -14],
    [208, 274, 1.06, 14],
  ],
  three: [
    [160, 134, 0.92, 0],
    [98, 272, 0.92, -10],
    [222, 272, 0.92, 10],
  ],
  four: [
    [98, 150, 0.78, -8],
    [222, 150, 0.78, 8],
    [98, 296, 0.78, 6],
    [222, 296, 0.78, -6],
  ],
  six: [
    [94, 116, 0.62, -8],
    [226, 116, 0.62, 8],
    [94, 228, 0.62, 8],
    [226, 228, 0.62, -8],
    [94, 340, 0.62, -8],
    [226, 340, 0.62, 8],
  ],
  ten: [
    [160, 82, 0.42, 0],
    [92, 122, 0.46, -10],
    [228, 122, 0.46, 10],
    [160, 172, 0.5, 0],
    [82, 214, 0.46, 8],
    [238, 214, 0.46, -8],
    [160, 262, 0.5, 0],
    [86, 308, 0.48, -8],
    [234, 308, 0.48, 8],
    [160, 352, 0.5, 0],
  ],
}

interface PosterChoice {
  readonly ground: ToneName
  /** Of the ground alone: darker for a night. */
  readonly isNight?: boolean
  readonly rays?: number
  readonly treatment?: keyof typeof grounds
  readonly halo: keyof typeof halos
  readonly haloTone?: ToneName
  readonly setting: keyof typeof settings
  readonly settingTone?: ToneName
  readonly foreground?: keyof typeof settings
  readonly arrangement: Arrangement
  readonly isMirrored?: boolean
}

/** A poster that code draws: no choice comes twice, and neighbours differ in ground or in silhouette. */
export interface Poster extends PosterChoice {
  /** Drawn round 0, 0 in a box of 200 and used in turn. */
  readonly subjects: readonly string[]
}

/** The whole picture, 320×428. */
export function drawPoster(gameCode: string, { subjects, ...choice }: Poster): string {
  const ground: Tone = tones[choice.ground]
  const base = choice.isNight ? ground.dark : ground.main
  const next = choice.isNight ? ground.main : ground.dark
  const halo = tones[choice.haloTone ?? 'rong']
  const setting = tones[choice.settingTone ?? choice.ground]
  const copies = arrangements[choice.arrangement]
    .map(([x, y, size, turn], index) =>
      place(subjects[index % subjects.length]!, x, y, size, turn, choice.isMirrored ? -size : size),
    )
    .join('')
  const inner = [
    `<rect width="${layers.WIDTH}" height="${layers.HEIGHT}" fill="${base}"/>`,
    choice.rays ? layers.rays(160, 188, choice.rays, next).replace('<path', '<path opacity=".62"') : '',
    grounds[choice.treatment ?? 'plain'](ground),
    halos[choice.halo](halo),
    settings[choice.setting](setting),
    copies,
    choice.foreground ? settings[choice.foreground](setting) : '',
    layers.flecks(gameCode),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${layers.WIDTH} ${layers.HEIGHT}" role="img">${inner.join('')}</svg>\n`
}
