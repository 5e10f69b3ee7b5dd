/**
 * How a virtual match is played (domain/sportsbook.md §10): step by step from the words of its minutes, so
 * that nobody has to know the seed before the match is over. The same seed and the same strengths give the
 * same match, on the server and in a browser that checks it.
 */
import type { FairStream } from '../../fair/stream.ts'
import { nil, type FixtureFacts, type Score } from '../facts.ts'
import type { FeedClock } from '../feed.ts'
import type { IncidentKind, Period, Side } from '../words.ts'

/** Of both sides in millionths; each sport says what of. */
export interface Strengths {
  readonly home: number
  readonly away: number
  /**
   * Of a series whose maps have gold (gold.ts): how far a minute moves the chance to win the map at most, in
   * millionths. Absent: the chance stays as it is through the map.
   */
  readonly swing?: number
}

export interface PlayState {
  /** The unit of the match's clock at which the next step is due. */
  readonly dueUnits: number
  /** The minute whose words the next step reads; null: it draws nothing. */
  readonly draws: number | null
  readonly clock: FeedClock | null
  readonly facts: FixtureFacts
  /** Incidents so far; the next one has the number after. */
  readonly incidentCount: number
  /** Players who were sent off. */
  readonly reds: Score
  /** Minutes that were played, and those of the part that is played, such as a quarter or a map. */
  readonly minutes: number
  readonly partMinutes: number
  /** Home's chance to win the map that is played or comes next, in millionths; only with a `swing`. */
  readonly mapPpm?: number
  readonly isOver: boolean
}

export interface PlayIncident {
  readonly no: number
  readonly kind: IncidentKind
  readonly side: Side | null
  readonly minute: number
  /** As they stand after it. */
  readonly facts: FixtureFacts
}

export interface Played {
  readonly state: PlayState
  readonly incidents: readonly PlayIncident[]
}

export interface SportPlay {
  /** Of the fair stream; its client part is the match's id, its nonce the minute. */
  readonly tag: string
  /** No match is over before so many units of its clock. */
  readonly leastUnits: number
  /** A unit of its clock, in minutes of football. */
  readonly unitMinutes: number
  begin(): PlayState
  /** Takes the next step; `stream` has the words of `state.draws`, and is null if that is. */
  next(strengths: Strengths, state: PlayState, stream: FairStream | null): Played
}

/** Before the first step. */
export const beginWith = (facts: FixtureFacts): PlayState => ({
  dueUnits: 0,
  draws: null,
  clock: null,
  facts,
  incidentCount: 0,
  reds: nil,
  minutes: 0,
  partMinutes: 0,
  isOver: false,
})

export const plus = (score: Score | undefined, side: Side, count: number): Score => ({
  home: (score?.home ?? 0) + (side === 'HOME' ? count : 0),
  away: (score?.away ?? 0) + (side === 'AWAY' ? count : 0),
})

type Counted = Readonly<Partial<Record<Period, Score>>>

/** Adds to several periods of a count. */
export const countedIn = (
  counts: Counted | undefined,
  periods: readonly Period[],
  side: Side,
  count: number,
): Counted => ({
  ...counts,
  ...Object.fromEntries(periods.map((period) => [period, plus(counts?.[period], side, count)])),
})

/** Collects the incidents of a step and the facts after each. */
export class Telling {
  facts: FixtureFacts
  readonly incidents: PlayIncident[] = []
  readonly #before: number

  constructor(state: PlayState) {
    this.facts = state.facts
    this.#before = state.incidentCount
  }

  tell(kind: IncidentKind, side: Side | null, minute: number): void {
    const no = this.count + 1
    this.incidents.push({ no, kind, side, minute, facts: this.facts })
  }

  get count(): number {
    return this.#before + this.incidents.length
  }
}

const WORDS_PER_MILLIONTH = 2 ** 32 / 1_000_000

/** A word's threshold for a chance in millionths: only products and cuts, which every engine does alike. */
export const thresholdOf = (ppm: number): number => Math.floor(ppm * WORDS_PER_MILLIONTH)

/** A side by a chance in millionths for each, or nobody. */
export function oneOfSides(stream: FairStream, homePpm: number, awayPpm: number): Side | null {
  const word = stream.word()
  const home = thresholdOf(homePpm)
  if (word < home) return 'HOME'
  return word < home + thresholdOf(awayPpm) ? 'AWAY' : null
}
