/** What an XML odds feed says of the state of an event, as facts of the book. */
import type { FixtureFacts, Score } from '../facts.ts'
import type { FeedClock } from '../feed.ts'
import type { FixtureStatus, Period, SportCode } from '../words.ts'
import { childOf, childrenOf, type Element } from './read-xml.ts'

/** 0 not started, 1 live, 2 suspended, 3 ended, 4 closed, 5 cancelled, 6 delayed, 7 interrupted, 8 postponed, 9 abandoned. */
const statuses: Readonly<Record<string, FixtureStatus>> = {
  0: 'SCHEDULED',
  1: 'LIVE',
  2: 'INTERRUPTED',
  3: 'ENDED',
  4: 'ENDED',
  5: 'CANCELLED',
  6: 'SCHEDULED',
  7: 'INTERRUPTED',
  8: 'POSTPONED',
  9: 'ABANDONED',
}

/** Periods by the code of a match's state. */
const periodsOf: Readonly<Partial<Record<SportCode, Readonly<Record<string, Period>>>>> = {
  FOOTBALL: { 6: 'H1', 7: 'H2', 31: 'H1' },
  BASKETBALL: { 13: 'Q1', 14: 'Q2', 15: 'Q3', 16: 'Q4' },
}
const wholeOf: Readonly<Partial<Record<SportCode, Period>>> = { FOOTBALL: 'FT', BASKETBALL: 'GAME' }

export interface EventState {
  readonly status: FixtureStatus
  readonly clock: FeedClock | null
  readonly facts: FixtureFacts
}

const count = (text: string | undefined): number | null =>
  text !== undefined && /^[0-9]{1,3}(\.0+)?$/.test(text) ? Number.parseInt(text, 10) : null

function scoreIn(element: Element, home: string, away: string): Score | null {
  const [own, theirs] = [count(element.attributes[home]), count(element.attributes[away])]
  return own === null || theirs === null ? null : { home: own, away: theirs }
}

/** Undefined if the element says nothing of the state. */
export function eventState(element: Element | undefined, sportCode: SportCode): EventState | undefined {
  const { status: code = '', match_status: part = '' } = element?.attributes ?? {}
  const status = statuses[code]
  const whole = wholeOf[sportCode]
  if (!element || !status || !whole) return undefined
  const parts = periodsOf[sportCode]!
  const scores: Partial<Record<Period, Score>> = {}
  for (const one of childrenOf(childOf(element, 'period_scores'), 'period_score')) {
    const period = parts[one.attributes.match_status_code ?? '']
    const score = scoreIn(one, 'home_score', 'away_score')
    if (period && score) scores[period] = score
  }
  const total = scoreIn(element, 'home_score', 'away_score')
  // Football is decided by its two halves, whatever is played after them (domain/sportsbook.md §2).
  const played = sportCode === 'FOOTBALL' && scores.H1 && scores.H2 ? sum(scores.H1, scores.H2) : total
  if (played) scores[whole] = played
  const isOver = status === 'ENDED'
  const current = parts[part]
  const order = [...new Set(Object.values(parts))]
  const isBreak = part === '31'
  const ended = isOver
    ? [...order.filter((period) => scores[period]), whole]
    : current
      ? order.slice(0, order.indexOf(current) + (isBreak ? 1 : 0)).filter((period) => scores[period])
      : []
  return {
    status,
    clock: current && status === 'LIVE' ? clockIn(element, current, isBreak) : null,
    facts: {
      scores,
      ...figures(element, whole),
      ended,
      ending: isOver ? 'PLAYED' : null,
    },
  }
}

const sum = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away })

function clockIn(element: Element, period: Period, isBreak: boolean): FeedClock {
  const {
    match_time: time = '0',
    stoppage_time: added,
    stopped,
  } = childOf(element, 'clock')?.attributes ?? {}
  return {
    period,
    minute: count(time.split(':')[0]) ?? 0,
    added: count(added?.split(':')[0]),
    isRunning: !isBreak && stopped !== 'true',
  }
}

/** A yellow card counts 1, a red one 2, and so does a second yellow. */
function figures(element: Element, whole: Period): Pick<FixtureFacts, 'corners' | 'cards'> {
  const statistics = childOf(element, 'statistics')
  const of = (name: string) => {
    const found = childOf(statistics, name)
    return found ? scoreIn(found, 'home', 'away') : null
  }
  const corners = of('corners')
  const [yellow, red, second] = [of('yellow_cards'), of('red_cards'), of('yellow_red_cards')]
  const nil = { home: 0, away: 0 }
  const cards = yellow
    ? sum(yellow, sum(sum(red ?? nil, red ?? nil), sum(second ?? nil, second ?? nil)))
    : null
  return {
    ...(corners ? { corners: { [whole]: corners } } : {}),
    ...(cards ? { cards: { [whole]: cards } } : {}),
  }
}
