/**
 * Basketball by minutes and possessions (domain/sportsbook.md §10). Strengths are expected points of 40
 * minutes.
 */
import type { FairStream } from '../../fair/stream.ts'
import { nil, type FixtureFacts } from '../facts.ts'
import { baskets, MINUTES, OVERTIME, POSSESSIONS, QUARTER, quarters } from '../model/basketball-rates.ts'
import type { Period } from '../words.ts'
import {
  beginWith,
  countedIn,
  Telling,
  thresholdOf,
  type Played,
  type PlayState,
  type SportPlay,
  type Strengths,
} from './play.ts'

const BREAK_UNITS = 2

const start: FixtureFacts = { scores: { GAME: nil, FT: nil }, ended: [], ending: null }

export const basketball: SportPlay = {
  tag: 'basketball',
  leastUnits: MINUTES + 3 * BREAK_UNITS,
  unitMinutes: 2,
  begin: () => beginWith(start),
  next(strengths, state, stream) {
    return stream === null ? beginPart(state) : minute(strengths, state, stream)
  },
}

/** The quarter of a minute; overtime is of the game alone. */
const partOf = (minuteNo: number): Period =>
  minuteNo > MINUTES ? 'GAME' : quarters[Math.ceil(minuteNo / QUARTER) - 1]!

/** The periods that a basket of a minute counts in. */
function countsIn(minuteNo: number): Period[] {
  if (minuteNo > MINUTES) return ['GAME']
  return [partOf(minuteNo), ...(minuteNo <= 2 * QUARTER ? (['H1'] as const) : []), 'FT', 'GAME']
}

function beginPart(state: PlayState): Played {
  const played = state.minutes
  const part = partOf(played + 1)
  const telling = new Telling(state)
  const fresh = [part, ...(part === 'Q1' ? (['H1'] as const) : [])].filter(
    (period) => !telling.facts.scores[period],
  )
  telling.facts = {
    ...telling.facts,
    scores: { ...telling.facts.scores, ...Object.fromEntries(fresh.map((period) => [period, nil])) },
  }
  telling.tell('PERIOD_START', null, played)
  return {
    state: {
      ...state,
      facts: telling.facts,
      dueUnits: state.dueUnits + 1,
      draws: played + 1,
      partMinutes: 0,
      clock: { period: part, minute: played, added: null, isRunning: true },
      incidentCount: telling.count,
    },
    incidents: telling.incidents,
  }
}

function minute(strengths: Strengths, state: PlayState, stream: FairStream): Played {
  const at = state.draws!
  const part = partOf(at)
  const telling = new Telling(state)
  let { facts } = state
  for (let turn = 0; turn < POSSESSIONS; turn++)
    for (const side of ['HOME', 'AWAY'] as const) {
      const expected = side === 'HOME' ? strengths.home : strengths.away
      const points = pointsOf(stream.word(), expected / (MINUTES * POSSESSIONS) / 1_000_000)
      if (points > 0) facts = { ...facts, scores: countedIn(facts.scores, countsIn(at), side, points) }
    }
  const partMinutes = state.partMinutes + 1
  const isPartOver = partMinutes === (part === 'GAME' ? OVERTIME : QUARTER)
  const { home, away } = facts.scores.GAME!
  const isOver = isPartOver && at >= MINUTES && home !== away
  telling.facts = isPartOver ? { ...facts, ended: [...facts.ended, ...endedWith(at, isOver)] } : facts
  if (isOver) telling.facts = { ...telling.facts, ending: 'PLAYED' }
  if (isPartOver) telling.tell(isOver ? 'FULL_TIME' : 'PERIOD_END', null, at)
  return {
    state: {
      ...state,
      facts: telling.facts,
      minutes: at,
      partMinutes,
      dueUnits: state.dueUnits + (isPartOver ? BREAK_UNITS : 1),
      draws: isPartOver ? null : at + 1,
      clock: { period: part, minute: at, added: null, isRunning: !isPartOver },
      incidentCount: telling.count,
      isOver,
    },
    incidents: telling.incidents,
  }
}

function endedWith(at: number, isOver: boolean): Period[] {
  const ended: Period[] = at > MINUTES ? [] : [partOf(at)]
  if (at === 2 * QUARTER) ended.push('H1')
  if (at === MINUTES) ended.push('FT')
  return isOver ? [...ended, 'GAME'] : ended
}

/** The points of a possession by its word; `expected`: points of a possession on average. */
function pointsOf(word: number, expected: number): number {
  let below = 0
  for (const { points, ppm } of baskets) {
    below += thresholdOf(ppm * expected)
    if (word < below) return points
  }
  return 0
}
