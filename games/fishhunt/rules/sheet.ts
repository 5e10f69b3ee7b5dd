/**
 * FISHHUNT (domain/studio-games.md §5.1): the targets and what they are worth, the guns and what they cost. A
 * bullet returns the same share of its price whatever it hits, so nobody has to know which target is best:
 * none is.
 */
import { MOST_FISH, swimmers, type FishKind } from '../../../kernel/fish/shoal.ts'

export type { FishKind }

export const sheet = {
  gameCode: 'FISHHUNT',
  /** A word a hit; the nonce is the hit's own. */
  tag: 'fish',
  mathVersion: '1',
  /** Of every paid bullet. */
  rtp: '0.955000',
  /** Half a percent of every paid bullet goes to this pool, from the house. */
  jackpotPools: ['MINI'],
  seatCount: 4,
  /** Of a bullet, in minor units. */
  prices: [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000],
  shotsPerSecond: 8,
  /** Fish on the screen at most. */
  mostFish: MOST_FISH,
  lightningTargets: 6,
  bombShots: 40,
} as const

export const guns = ['CANNON', 'LIGHTNING'] as const
export type Gun = (typeof guns)[number]

export interface Target {
  readonly kind: FishKind
  /** What a kill is worth on average, in tenths of the bullet's price. */
  readonly valueTenths: number
  /**
   * What a kill pays, in bullets, with weights; one entry if it is always the same, none if it pays by free
   * shots.
   */
  readonly multiples: readonly { readonly multiple: number; readonly weight: number }[]
}

const plain = (kind: FishKind, multiple: number): Target => ({
  kind,
  valueTenths: multiple * 10,
  multiples: [{ multiple, weight: 1 }],
})

export const targets: readonly Target[] = [
  plain('ANCHOVY', 2),
  plain('MACKEREL', 3),
  plain('CLOWNFISH', 4),
  plain('SQUID', 5),
  plain('PUFFER', 8),
  plain('CRAB', 10),
  plain('TURTLE', 15),
  plain('RAY', 20),
  plain('LOBSTER', 30),
  plain('SHARK', 50),
  plain('CARP', 80),
  plain('WHALE', 120),
  {
    kind: 'NAGA',
    valueTenths: 1_575,
    multiples: [
      { multiple: 100, weight: 50 },
      { multiple: 150, weight: 30 },
      { multiple: 250, weight: 15 },
      { multiple: 500, weight: 5 },
    ],
  },
  // Forty free shots, each worth 0.955: 38.2 bullets.
  { kind: 'BOMBCRAB', valueTenths: 382, multiples: [] },
]

const byKind: ReadonlyMap<FishKind, Target> = new Map(
  targets.map((target): [FishKind, Target] => [target.kind, target]),
)

export function targetOf(kind: FishKind): Target {
  return byKind.get(kind)!
}

/** Of the 2^32 words those below this one kill: floor(0.955 / value × 2^32). */
export function killThreshold(kind: FishKind): number {
  return thresholds.get(kind)!
}

const thresholds: ReadonlyMap<FishKind, number> = new Map(
  targets.map(({ kind, valueTenths }): [FishKind, number] => [
    kind,
    Number(((955n * 10n) << 32n) / (1_000n * BigInt(valueTenths))),
  ]),
)

/** How many bullets of a hundred kill, as the help page publishes it. */
export const chancePercentOf = (kind: FishKind): number => (RETURN * 1_000) / targetOf(kind).valueTenths

/**
 * How far what a bullet returns lies from its mean: squared, in bullets. A bomb crab's free shots are
 * reckoned at what mostly swims by.
 */
export function varianceOf(kind: FishKind): number {
  return squareOf(kind) - RETURN ** 2
}

/**
 * The mean cube of that distance, at most: in bullets. A target's own cube and that of the mean are never
 * less than it.
 */
export function cubesOf(kind: FishKind): number {
  return cubeOf(kind) + RETURN ** 3
}

const RETURN = 0.955
function cubeOf(kind: FishKind): number {
  const { multiples, valueTenths } = targetOf(kind)
  const chance = (RETURN * 10) / valueTenths
  const value = valueTenths / 10
  if (kind === 'BOMBCRAB')
    return (
      chance *
      (value ** 3 +
        3 * value * sheet.bombShots * (freeMean(squareOf) - RETURN ** 2) +
        sheet.bombShots * (freeMean(cubeOf) + RETURN ** 3))
    )
  const total = multiples.reduce((sum, { weight }) => sum + weight, 0)
  return (chance * multiples.reduce((sum, { multiple, weight }) => sum + multiple ** 3 * weight, 0)) / total
}
function squareOf(kind: FishKind): number {
  const { multiples, valueTenths } = targetOf(kind)
  const chance = (RETURN * 10) / valueTenths
  if (kind === 'BOMBCRAB')
    return chance * ((valueTenths / 10) ** 2 + sheet.bombShots * (freeMean(squareOf) - RETURN ** 2))
  const total = multiples.reduce((sum, { weight }) => sum + weight, 0)
  return (chance * multiples.reduce((sum, { multiple, weight }) => sum + multiple ** 2 * weight, 0)) / total
}
/** What mostly swims by, for the free shots. */
function freeMean(of: (kind: FishKind) => number): number {
  const others = swimmers.filter(({ kind }) => kind !== 'BOMBCRAB')
  return (
    others.reduce((sum, { kind, weight }) => sum + weight * of(kind), 0) /
    others.reduce((sum, { weight }) => sum + weight, 0)
  )
}

export const isPrice = (price: number): boolean => (sheet.prices as readonly number[]).includes(price)
