/** Football by minutes (domain/sportsbook.md §10). Strengths are expected goals. */
import type { FairStream } from '../../fair/stream.ts'
import { nil, type FixtureFacts, type Score } from '../facts.ts'
import { AGAINST_SHORT, MINUTES, SHORT } from '../model/expected-goals.ts'
import { CORNER_PPM, RED_PPM, YELLOW_PPM } from '../model/football-counts.ts'
import type { Period } from '../words.ts'
import {
  beginWith,
  countedIn,
  oneOfSides,
  Telling,
  type Played,
  type PlayState,
  type SportPlay,
  type Strengths,
} from './play.ts'

const HALF = 45
const BREAK_UNITS = 3
const OWN_GOALS_OF_100 = 3

/** Expected goals by the players who are left, in the unit of the strengths. */
const withReds = ({ home, away }: Strengths, reds: Score): Strengths => ({
  home: home * times(SHORT, reds.home) * times(AGAINST_SHORT, reds.away),
  away: away * times(SHORT, reds.away) * times(AGAINST_SHORT, reds.home),
})

/** Products alone: powers are not the same to the last bit in every engine. */
function times(factor: number, count: number): number {
  let product = 1
  for (let done = 0; done < count; done++) product *= factor
  return product
}

const start: FixtureFacts = {
  scores: { FT: nil, H1: nil },
  corners: { FT: nil, H1: nil },
  cards: { FT: nil, H1: nil },
  goals: [],
  ended: [],
  ending: null,
}

export const football: SportPlay = {
  tag: 'football',
  leastUnits: MINUTES + BREAK_UNITS,
  unitMinutes: 1,
  begin: () => beginWith(start),
  next(strengths, state, stream) {
    if (state.clock === null) return kickOff(state)
    if (stream === null) return secondHalf(state)
    return minute(strengths, state, stream)
  },
}

function kickOff(state: PlayState): Played {
  const telling = new Telling(state)
  telling.tell('KICK_OFF', null, 0)
  return {
    state: {
      ...state,
      dueUnits: 1,
      draws: 1,
      clock: { period: 'H1', minute: 0, added: null, isRunning: true },
      incidentCount: telling.count,
    },
    incidents: telling.incidents,
  }
}

function secondHalf(state: PlayState): Played {
  const { scores, corners, cards } = state.facts
  const telling = new Telling(state)
  telling.facts = {
    ...state.facts,
    scores: { ...scores, H2: nil },
    corners: { ...corners, H2: nil },
    cards: { ...cards, H2: nil },
  }
  telling.tell('SECOND_HALF', null, HALF)
  return {
    state: {
      ...state,
      facts: telling.facts,
      dueUnits: state.dueUnits + 1,
      draws: HALF + 1,
      clock: { period: 'H2', minute: HALF, added: null, isRunning: true },
      incidentCount: telling.count,
    },
    incidents: telling.incidents,
  }
}

function minute(strengths: Strengths, state: PlayState, stream: FairStream): Played {
  const at = state.draws!
  const half: Period = at <= HALF ? 'H1' : 'H2'
  const telling = new Telling(state)
  const corner = oneOfSides(stream, CORNER_PPM.home, CORNER_PPM.away)
  if (corner) {
    telling.facts = {
      ...telling.facts,
      corners: countedIn(telling.facts.corners, ['FT', half], corner, 1),
    }
    telling.tell('CORNER', corner, at)
  }
  const reds = cards(telling, state, stream, half)
  goal(telling, at, withReds(strengths, state.reds), stream, half)
  const isHalfOver = at === HALF || at === MINUTES
  if (isHalfOver) {
    const ended: Period[] = at === HALF ? ['H1'] : ['H2', 'FT']
    telling.facts = {
      ...telling.facts,
      ended: [...telling.facts.ended, ...ended],
      ending: at === MINUTES ? 'PLAYED' : null,
    }
    telling.tell(at === HALF ? 'HALF_TIME' : 'FULL_TIME', null, at)
  }
  return {
    state: {
      ...state,
      facts: telling.facts,
      reds,
      minutes: at,
      dueUnits: state.dueUnits + (at === HALF ? BREAK_UNITS : 1),
      draws: isHalfOver ? null : at + 1,
      clock: { period: half, minute: at, added: null, isRunning: !isHalfOver },
      incidentCount: telling.count,
      isOver: at === MINUTES,
    },
    incidents: telling.incidents,
  }
}

/** Returns who is sent off by now; it tells from the next minute on. */
function cards(telling: Telling, state: PlayState, stream: FairStream, half: Period): Score {
  const at = state.draws!
  const booked = oneOfSides(stream, YELLOW_PPM.home, YELLOW_PPM.away)
  if (booked) {
    telling.facts = { ...telling.facts, cards: countedIn(telling.facts.cards, ['FT', half], booked, 1) }
    telling.tell('YELLOW', booked, at)
  }
  const sentOff = oneOfSides(stream, RED_PPM.home, RED_PPM.away)
  if (!sentOff) return state.reds
  telling.facts = { ...telling.facts, cards: countedIn(telling.facts.cards, ['FT', half], sentOff, 2) }
  telling.tell('RED', sentOff, at)
  return {
    home: state.reds.home + (sentOff === 'HOME' ? 1 : 0),
    away: state.reds.away + (sentOff === 'AWAY' ? 1 : 0),
  }
}

function goal(telling: Telling, at: number, expected: Strengths, stream: FairStream, half: Period): void {
  const scorer = oneOfSides(stream, expected.home / MINUTES, expected.away / MINUTES)
  const isOwn = stream.int(100) < OWN_GOALS_OF_100
  if (!scorer) return
  const { facts } = telling
  telling.facts = {
    ...facts,
    scores: countedIn(facts.scores, ['FT', half], scorer, 1),
    goals: [...(facts.goals ?? []), scorer],
  }
  telling.tell(isOwn ? 'OWN_GOAL' : 'GOAL', scorer, at)
}
