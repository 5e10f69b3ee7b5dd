/**
 * FISHHUNT (domain/studio-games.md §5.1): the targets and what they are worth, the guns and what they cost. A bullet
 * returns the same share of its price whatever it hits, so nobody has to know which target is best: none is.
 */
export const sheet = {
  gameCode: 'FISHHUNT',
  /** A word a hit; the nonce is the hit's own. */
  tag: 'fish',
  mathVersion: '1',
  /** Of every paid bullet. */
  rtp: '0.955000',
  seatCount: 4,
  /** Of a bullet, in minor units. */
  prices: [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000],
  shotsPerSecond: 8,
  /** Fish on the screen at most. */
  mostFish: 60,
  lightningTargets: 6,
  bombShots: 40,
} as const

export const guns = ['CANNON', 'LIGHTNING'] as const
export type Gun = (typeof guns)[number]

export type FishKind =
  | 'ANCHOVY' | 'MACKEREL' | 'CLOWNFISH' | 'SQUID' | 'PUFFER' | 'CRAB' | 'TURTLE' | 'RAY' | 'LOBSTER' | 'SHARK' | 'CARP' | 'WHALE' | 'NAGA' | 'BOMBCRAB'

export interface Target {
  readonly kind: FishKind
  /** What a kill is worth on average, in tenths of the bullet's price. */
  readonly valueTenths: number
  /** What a kill pays, in bullets, with weights; one entry where it is always the same, none where it pays by free shots. */
  readonly multiples: readonly { readonly multiple: number; readonly weight: number }[]
  /** How often it comes, beside the others, and how long it stays. */
  readonly spawnWeight: number
  readonly staysMs: number
}

const plain = (kind: FishKind, multiple: number, spawnWeight: number, staysMs: number): Target =>
  ({ kind, valueTenths: multiple * 10, multiples: [{ multiple, weight: 1 }], spawnWeight, staysMs })

export const targets: readonly Target[] = [
  plain('ANCHOVY', 2, 14, 14_000),
  plain('MACKEREL', 3, 13, 15_000),
  plain('CLOWNFISH', 4, 12, 17_000),
  plain('SQUID', 5, 10, 18_000),
  plain('PUFFER', 8, 9, 20_000),
  plain('CRAB', 10, 8, 22_000),
  plain('TURTLE', 15, 8, 22_000),
  plain('RAY', 20, 7, 20_000),
  plain('LOBSTER', 30, 6, 21_000),
  plain('SHARK', 50, 5, 18_000),
  plain('CARP', 80, 3, 20_000),
  plain('WHALE', 120, 2, 26_000),
  {
    kind: 'NAGA', valueTenths: 1_575, spawnWeight: 1, staysMs: 26_000,
    multiples: [{ multiple: 100, weight: 50 }, { multiple: 150, weight: 30 }, { multiple: 250, weight: 15 }, { multiple: 500, weight: 5 }],
  },
  // Forty free shots, each worth 0.955: 38.2 bullets.
  { kind: 'BOMBCRAB', valueTenths: 382, multiples: [], spawnWeight: 2, staysMs: 22_000 },
]

const byKind: ReadonlyMap<FishKind, Target> = new Map(targets.map((target): [FishKind, Target] => [target.kind, target]))

export function targetOf(kind: FishKind): Target {
  return byKind.get(kind)!
}

/** Of the 2^32 words those below this one kill: floor(0.955 / value × 2^32). */
export function killThreshold(kind: FishKind): number {
  return thresholds.get(kind)!
}

const thresholds: ReadonlyMap<FishKind, number> = new Map(targets.map(({ kind, valueTenths }): [FishKind, number] => [kind, Number((955n * 10n << 32n) / (1_000n * BigInt(valueTenths)))]))

export const isPrice = (price: number): boolean => (sheet.prices as readonly number[]).includes(price)
