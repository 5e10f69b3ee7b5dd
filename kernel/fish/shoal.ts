/**
 * Which fish swims where, computed from the room's seed and the time alone: the server and every screen agree
 * without a message. Time is milliseconds since the room began; places are on a sea 1600 wide and 900 high, y
 * downwards. The choice of fish has no influence on money: every bullet has the same return whatever it hits.
 */

export type FishKind =
  | 'ANCHOVY'
  | 'MACKEREL'
  | 'CLOWNFISH'
  | 'SQUID'
  | 'PUFFER'
  | 'CRAB'
  | 'TURTLE'
  | 'RAY'
  | 'LOBSTER'
  | 'SHARK'
  | 'CARP'
  | 'WHALE'
  | 'NAGA'
  | 'BOMBCRAB'

/** How often each kind comes in relation to the others, and how long it stays. */
export const swimmers: readonly {
  readonly kind: FishKind
  readonly weight: number
  readonly staysMs: number
}[] = [
  { kind: 'ANCHOVY', weight: 14, staysMs: 14_000 },
  { kind: 'MACKEREL', weight: 13, staysMs: 15_000 },
  { kind: 'CLOWNFISH', weight: 12, staysMs: 17_000 },
  { kind: 'SQUID', weight: 10, staysMs: 18_000 },
  { kind: 'PUFFER', weight: 9, staysMs: 20_000 },
  { kind: 'CRAB', weight: 8, staysMs: 22_000 },
  { kind: 'TURTLE', weight: 8, staysMs: 22_000 },
  { kind: 'RAY', weight: 7, staysMs: 20_000 },
  { kind: 'LOBSTER', weight: 6, staysMs: 21_000 },
  { kind: 'SHARK', weight: 5, staysMs: 18_000 },
  { kind: 'CARP', weight: 3, staysMs: 20_000 },
  { kind: 'WHALE', weight: 2, staysMs: 26_000 },
  { kind: 'NAGA', weight: 1, staysMs: 26_000 },
  { kind: 'BOMBCRAB', weight: 2, staysMs: 22_000 },
]
/** The most fish on the screen. */
export const MOST_FISH = 60

export const SEA = { width: 1_600, height: 900 } as const

export interface Fish {
  /** Its number in the order of appearance: fish n appears n half seconds after the room began. */
  readonly fishId: number
  readonly kind: FishKind
  readonly bornMs: number
  readonly leavesMs: number
  /**
   * A cubic Bézier curve: x and y of the start, two handles and the end; it starts and ends just outside the
   * sea.
   */
  readonly path: readonly number[]
}

export interface Place {
  readonly x: number
  readonly y: number
  /** The direction in which it swims, in radians, 0 to the right. */
  readonly angle: number
}

const SLOT_MS = 500
/** No fish stays longer, so the sea never holds more than the maximum. */
const LONGEST_MS = SLOT_MS * (MOST_FISH - 2)
/** How far outside the edge they appear and leave. */
const MARGIN = 110
/**
 * Fish come in groups of sixteen; many groups begin with a school, one fish behind the other on the same
 * path.
 */
const BLOCK = 16
const schools: readonly { kind: FishKind; size: number }[] = [
  { kind: 'ANCHOVY', size: 7 },
  { kind: 'MACKEREL', size: 6 },
  { kind: 'CLOWNFISH', size: 5 },
  { kind: 'SQUID', size: 4 },
  { kind: 'ANCHOVY', size: 0 },
]
const WEIGHTS = swimmers.reduce((sum, { weight }) => sum + weight, 0)
const stays: ReadonlyMap<FishKind, number> = new Map(
  swimmers.map(({ kind, staysMs }): [FishKind, number] => [kind, staysMs]),
)

/** Fish `fishId` of a room. `seed` is a whole number below 2^32. */
export function fishOf(seed: number, fishId: number): Fish {
  const block = Math.floor(fishId / BLOCK)
  const school = schools[wordAt(seed, block, 90) % schools.length]!
  const isInSchool = fishId % BLOCK < school.size
  // The fish of a school share the numbers that their path is made of.
  const leader = isInSchool ? block * BLOCK : fishId
  const kind = isInSchool ? school.kind : kindOf(wordAt(seed, fishId, 0) % WEIGHTS)
  const bornMs = fishId * SLOT_MS
  const staysMs = Math.min(LONGEST_MS, stays.get(kind)! + (wordAt(seed, leader, 1) % 4_000) - 2_000)
  return { fishId, kind, bornMs, leavesMs: bornMs + staysMs, path: pathOf(seed, leader) }
}

/** All fish that swim at a moment, by id. */
export function shoalAt(seed: number, atMs: number): Fish[] {
  const last = Math.floor(atMs / SLOT_MS)
  const shoal: Fish[] = []
  for (let fishId = Math.max(0, Math.floor((atMs - LONGEST_MS) / SLOT_MS)); fishId <= last; fishId++) {
    const fish = fishOf(seed, fishId)
    if (isInSea(fish, atMs)) shoal.push(fish)
  }
  return shoal
}

/** `leewayMs`: the difference that clocks may have. */
export function isInSea(fish: Fish, atMs: number, leewayMs = 0): boolean {
  return atMs >= fish.bornMs - leewayMs && atMs < fish.leavesMs + leewayMs
}

/** The place of a fish; before its time the start of its path, after it the end. */
export function placeOf({ bornMs, leavesMs, path }: Fish, atMs: number): Place {
  const t = Math.min(1, Math.max(0, (atMs - bornMs) / (leavesMs - bornMs)))
  const [x0, y0, x1, y1, x2, y2, x3, y3] = path as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return {
    x: bend(t, x0, x1, x2, x3),
    y: bend(t, y0, y1, y2, y3),
    angle: Math.atan2(slope(t, y0, y1, y2, y3), slope(t, x0, x1, x2, x3)),
  }
}

const bend = (t: number, a: number, b: number, c: number, d: number) => {
  const u = 1 - t
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
}
const slope = (t: number, a: number, b: number, c: number, d: number) => {
  const u = 1 - t
  return u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c)
}

/** From one side to the other, or sometimes from below to above, with bends. */
function pathOf(seed: number, place: number): number[] {
  const part = (draw: number) => wordAt(seed, place, draw) / 2 ** 32
  const within = (share: number, size: number) => size * (0.08 + 0.84 * share)
  const isUpright = part(2) < 0.2
  const isBackwards = part(3) < 0.5
  const along = isUpright ? SEA.height : SEA.width
  const across = isUpright ? SEA.width : SEA.height
  const from = isBackwards ? along + MARGIN : -MARGIN
  const to = isBackwards ? -MARGIN : along + MARGIN
  const points = [
    [from, within(part(4), across)],
    [from + (to - from) * (0.2 + 0.25 * part(5)), within(part(6), across)],
    [from + (to - from) * (0.55 + 0.25 * part(7)), within(part(8), across)],
    [to, within(part(9), across)],
  ] as const
  return points.flatMap(([a, b]) => (isUpright ? [b, a] : [a, b])).map((value) => Math.round(value))
}

function kindOf(share: number): FishKind {
  let left = share
  return swimmers.find(({ weight }) => (left -= weight) < 0)!.kind
}

/** Numbers that look random and are the same everywhere: 32 bits from a seed, a place and a draw. */
function wordAt(seed: number, place: number, draw: number): number {
  let word = (seed ^ Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(draw + 1, 0x85ebca6b)) | 0
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d)
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b)
  return (word ^ (word >>> 16)) >>> 0
}
