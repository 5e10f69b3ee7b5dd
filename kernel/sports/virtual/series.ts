/**
 * E-sports: a series of maps (domain/sportsbook.md §10). Strengths are the chances of each side to win a map;
 * together they are a million. Maps have gold if the strengths have a swing.
 */
import type { FairStream } from '../../fair/stream.ts'
import { nil, type FixtureFacts } from '../facts.ts'
import type { Period, Side } from '../words.ts'
import { lastLeadOf, leadOf, movedBy, movedByBlood } from './gold.ts'
import {
  beginWith,
  countedIn,
  plus,
  Telling,
  thresholdOf,
  type Played,
  type PlayState,
  type SportPlay,
  type Strengths,
} from './play.ts'

/** Blood is drawn in one of the first minutes, and the map ends in one of the last, all equally likely. */
const BLOOD_UNTIL = 4
const ENDS_FROM = 8
const ENDS_UNTIL = 14
const BREAK_UNITS = 3
export const WINS_NEEDED = 2
export const BEST_OF = 2 * WINS_NEEDED - 1

const maps: readonly Period[] = ['MAP1', 'MAP2', 'MAP3']

const start: FixtureFacts = { scores: { SERIES: nil }, firstBlood: {}, ended: [], ending: null }

const ENOUGH = 1_000_000

/** Whoever is more likely to win a map draws its first blood slightly more often, but not for that reason. */
const bloodPpmOf = ({ home }: Strengths): number => ENOUGH / 2 + Math.trunc((home - ENOUGH / 2) / 2)

export const seriesOf = (tag: string): SportPlay => ({
  tag,
  leastUnits: WINS_NEEDED * ENDS_FROM + BREAK_UNITS,
  unitMinutes: 2.5,
  begin: () => beginWith(start),
  next(strengths, state, stream) {
    return stream === null ? beginMap(strengths, state) : minute(strengths, state, stream)
  },
})

/** The map that is played, or the next one. */
const mapOf = ({ facts }: PlayState): Period => {
  const { home, away } = facts.scores.SERIES!
  return maps[home + away]!
}

function beginMap({ home, swing }: Strengths, state: PlayState): Played {
  const map = mapOf(state)
  const telling = new Telling(state)
  telling.facts = { ...state.facts, scores: { ...state.facts.scores, [map]: nil } }
  if (swing) noteLead(telling, map, 0)
  telling.tell('PERIOD_START', null, 0)
  return {
    state: {
      ...state,
      facts: telling.facts,
      dueUnits: state.dueUnits + 1,
      // Words are numbered on through all maps.
      draws: state.minutes + 1,
      partMinutes: 0,
      clock: { period: map, minute: 0, added: null, isRunning: true },
      incidentCount: telling.count,
      ...(swing ? { mapPpm: home } : {}),
    },
    incidents: telling.incidents,
  }
}

function minute(strengths: Strengths, state: PlayState, stream: FairStream): Played {
  const map = mapOf(state)
  const at = state.partMinutes + 1
  const telling = new Telling(state)
  const { firstBlood } = state.facts
  const blood =
    !firstBlood?.[map] && stream.int(BLOOD_UNTIL + 1 - at) === 0
      ? sideBy(stream, bloodPpmOf(strengths))
      : null
  const chance = chanceAfter(strengths, state, stream, blood)
  if (strengths.swing) noteLead(telling, map, leadOf(chance, strengths.home))
  if (blood) {
    telling.facts = { ...telling.facts, firstBlood: { ...firstBlood, [map]: blood } }
    telling.tell('FIRST_BLOOD', blood, at)
  }
  if (at >= ENDS_FROM && stream.int(ENDS_UNTIL + 1 - at) === 0)
    endMap(telling, map, sideBy(stream, chance), { at, chance, strengths })
  const isMapOver = telling.facts.ended.includes(map)
  const isOver = telling.facts.ending !== null
  return {
    state: {
      ...state,
      facts: telling.facts,
      partMinutes: at,
      dueUnits: state.dueUnits + (isMapOver ? BREAK_UNITS : 1),
      draws: isMapOver ? null : state.draws! + 1,
      minutes: state.draws!,
      clock: { period: map, minute: at, added: null, isRunning: !isMapOver },
      incidentCount: telling.count,
      ...(strengths.swing ? { mapPpm: isMapOver ? strengths.home : chance } : {}),
      isOver,
    },
    incidents: telling.incidents,
  }
}

/** Home's chance to win the map after a minute, in millionths. */
function chanceAfter(
  strengths: Strengths,
  { mapPpm = strengths.home }: PlayState,
  stream: FairStream,
  blood: Side | null,
): number {
  const { home, swing } = strengths
  if (!swing) return home
  return blood ? movedByBlood(mapPpm, swing, blood, bloodPpmOf(strengths)) : movedBy(stream, mapPpm, swing)
}

/** Of the minute of the map that is played. */
function noteLead(telling: Telling, map: Period, lead: number): void {
  const { goldLead } = telling.facts
  telling.facts = { ...telling.facts, goldLead: { ...goldLead, [map]: [...(goldLead?.[map] ?? []), lead] } }
}

const sideBy = (stream: FairStream, homePpm: number): Side =>
  stream.isBelow(thresholdOf(homePpm)) ? 'HOME' : 'AWAY'

interface MapEnd {
  readonly at: number
  readonly chance: number
  readonly strengths: Strengths
}

function endMap(telling: Telling, map: Period, winner: Side, { at, chance, strengths }: MapEnd): void {
  const { facts } = telling
  const leads = facts.goldLead?.[map]
  const series = plus(facts.scores.SERIES, winner, 1)
  const isOver = Math.max(series.home, series.away) === WINS_NEEDED
  telling.facts = {
    ...facts,
    scores: countedIn(facts.scores, ['SERIES', map], winner, 1),
    ended: [...facts.ended, map, ...(isOver ? (['SERIES'] as const) : [])],
    ending: isOver ? 'PLAYED' : null,
    ...(leads
      ? { goldLead: { ...facts.goldLead, [map]: leads.with(-1, lastLeadOf(winner, chance, strengths.home)) } }
      : {}),
  }
  telling.tell('MAP_END', winner, at)
  if (isOver) telling.tell('FULL_TIME', null, at)
}
