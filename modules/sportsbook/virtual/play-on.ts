/**
 * Plays a match on to a moment: every step whose time has come, however many they are. Its place follows from
 * the time alone, so a match that nobody attended for a while goes on where it would have been.
 */
import { streamOfWords, type FairStream } from '../../../kernel/fair/stream.ts'
import type { PlayIncident, PlayState } from '../../../kernel/sports/virtual/play.ts'
import { plays } from '../../../kernel/sports/virtual/plays.ts'
import type { IncidentKind } from '../../../kernel/sports/words.ts'
import { canonicalJson } from '../../../platform/json.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { wordsOf, type Match } from './store/matches.ts'

/** No bet is taken for so long after what changes a match at once. */
export const SUSPENDED_MS = 4_000
/** Of the stream of a minute; a minute of any sport reads fewer words. */
const BLOCKS = 3
const WORD_BYTES = 4
const MINUTE_BYTES = 32 * BLOCKS
const MOST_AT_ONCE = 100

const shaking: ReadonlySet<IncidentKind> = new Set(['GOAL', 'OWN_GOAL', 'RED', 'FIRST_BLOOD', 'MAP_END'])
export const isShaking = ({ kind }: PlayIncident): boolean => shaking.has(kind)

/** A match that has kicked off. */
export type Begun = Match & { readonly kickedOffAt: Date; readonly unitMs: number }

export interface PlayedOn {
  readonly play: PlayState
  readonly incidents: readonly PlayIncident[]
  /** Null: the last step that was taken suspends nothing any more. */
  readonly resumesAt: Date | null
  readonly hasStepped: boolean
}

/** When the next step of the match's clock is due. */
export const stepAt = ({ kickedOffAt, unitMs }: Begun, { dueUnits }: PlayState): Date =>
  new Date(kickedOffAt.getTime() + dueUnits * unitMs)

export async function playOn(tx: Tx, match: Begun, now: Date): Promise<PlayedOn> {
  const sport = plays[match.sportCode]
  const wordsAt = wordsReader(tx, match, now)
  const incidents: PlayIncident[] = []
  let play = match.play ?? sport.begin()
  let { resumesAt } = match
  let hasStepped = false
  while (!play.isOver && stepAt(match, play) <= now) {
    const at = stepAt(match, play)
    const stream = play.draws === null ? null : await wordsAt(play.draws)
    const step = sport.next(match.strengths, play, stream)
    if (step.incidents.some(isShaking)) resumesAt = new Date(at.getTime() + SUSPENDED_MS)
    incidents.push(...step.incidents)
    play = step.state
    hasStepped = true
  }
  return { play, incidents, resumesAt: resumesAt && resumesAt > now ? resumesAt : null, hasStepped }
}

/**
 * What has happened in a match that is played, drawn again from its words: nothing of it is kept beside the
 * book, which may have missed some. Nothing if the match was begun by other rules than today's.
 */
export async function incidentsSoFar(tx: Tx, match: Begun, now: Date): Promise<readonly PlayIncident[]> {
  const { play: stands } = match
  if (!stands) return []
  const sport = plays[match.sportCode]
  const wordsAt = wordsReader(tx, match, now)
  const incidents: PlayIncident[] = []
  let play = sport.begin()
  while (!play.isOver && play.incidentCount < stands.incidentCount) {
    const step = sport.next(match.strengths, play, play.draws === null ? null : await wordsAt(play.draws))
    incidents.push(...step.incidents)
    play = step.state
  }
  const isSame =
    play.incidentCount === stands.incidentCount &&
    canonicalJson(play.facts.scores) === canonicalJson(stands.facts.scores)
  return isSame ? incidents : []
}

/** Reads the words of the minutes that have come, many at a time if there are many. */
function wordsReader(tx: Tx, match: Begun, now: Date): (minute: number) => Promise<FairStream> {
  const { tag } = plays[match.sportCode]
  let first = 0
  let read: Buffer = Buffer.alloc(0)
  return async (minute) => {
    if ((minute - first + 1) * MINUTE_BYTES > read.length || minute < first) {
      const come = Math.floor((now.getTime() - match.kickedOffAt.getTime()) / match.unitMs)
      const count = Math.min(Math.max(1, come - minute + 1), MOST_AT_ONCE)
      read = await wordsOf(tx, match.matchId, { tag, minute, count, blocks: BLOCKS })
      first = minute
    }
    return streamOf(read.subarray((minute - first) * MINUTE_BYTES, (minute - first + 1) * MINUTE_BYTES))
  }
}

function streamOf(words: Buffer): FairStream {
  let next = 0
  return streamOfWords(() => {
    if (next >= words.length) throw new RangeError('a minute read more words than it has')
    next += WORD_BYTES
    return words.readUInt32BE(next - WORD_BYTES)
  })
}
