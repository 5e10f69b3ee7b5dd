/** What a result is typed as, and the facts that come of it. */
import type { Ending, FixtureFacts, Score } from '../../../../../kernel/sports/facts.ts'
import type { Period, Side, SportCode } from '../../../../../kernel/sports/words.ts'
import { plainDigits } from '../../../../../design/format.ts'

/** Scores by period as "2-1", and of football what else its markets ask for. */
export interface FactsDraft {
  ending: Ending
  scores: Readonly<Partial<Record<Period, string>>>
  corners: string
  cards: string
  /** H and A in the order of the goals. */
  goals: string
  /** Of an outright, separated by commas. */
  winners: string
}

const SETS = ['SET1', 'SET2', 'SET3', 'SET4', 'SET5'] as const
const MAPS = ['MAP1', 'MAP2', 'MAP3', 'MAP4', 'MAP5'] as const
const asked: Readonly<Record<SportCode, readonly Period[]>> = {
  FOOTBALL: ['H1', 'FT'],
  BASKETBALL: ['Q1', 'Q2', 'Q3', 'Q4', 'GAME'],
  TENNIS: [...SETS, 'GAME'],
  VOLLEYBALL: [...SETS, 'GAME'],
  BADMINTON: [...SETS, 'GAME'],
  BASEBALL: ['GAME'],
  MOBA: [...MAPS, 'SERIES'],
  SHOOTER: [...MAPS, 'SERIES'],
}
/** Of sets and maps a result asks for as many as the match may have: what is not asked for would be void. */
export function periodsOf({
  sportCode,
  bestOf,
}: {
  readonly sportCode: SportCode
  readonly bestOf: number | null
}): readonly Period[] {
  const most = bestOf ?? (sportCode === 'VOLLEYBALL' ? 5 : 3)
  const isPart = (period: Period) => /^(MAP|SET)\d$/.test(period)
  return asked[sportCode].filter((period) => !isPart(period) || parseInt(period.slice(3), 10) <= most)
}

export const emptyDraft: FactsDraft = {
  ending: 'PLAYED',
  scores: {},
  corners: '',
  cards: '',
  goals: '',
  winners: '',
}

/** "2-1" or "2 1"; undefined if it is no score. */
export function scoreOf(text: string): Score | undefined {
  const [, home, away] = /^\s*([0-9]{1,3})\s*[-–: ]\s*([0-9]{1,3})\s*$/.exec(plainDigits(text)) ?? []
  return home === undefined || away === undefined
    ? undefined
    : { home: parseInt(home, 10), away: parseInt(away, 10) }
}

/** The facts, or the field that cannot be read. */
export function factsOf(draft: FactsDraft, isOutright: boolean): FixtureFacts | { wrong: string } {
  if (isOutright) {
    const winners = draft.winners.split(/[\s,]+/).filter(Boolean)
    return { scores: {}, ended: [], ending: draft.ending, winners }
  }
  const scores: Partial<Record<Period, Score>> = {}
  for (const [period, text] of Object.entries(draft.scores) as [Period, string][]) {
    if (!text.trim()) continue
    const score = scoreOf(text)
    if (!score) return { wrong: period }
    scores[period] = score
  }
  const extra: { corners?: FixtureFacts['corners']; cards?: FixtureFacts['cards'] } = {}
  for (const name of ['corners', 'cards'] as const) {
    if (!draft[name].trim()) continue
    const score = scoreOf(draft[name])
    if (!score) return { wrong: name }
    extra[name] = { FT: score }
  }
  const goals = draft.goals.toUpperCase().replaceAll(/[\s,]/g, '')
  if (!/^[HA]*$/.test(goals)) return { wrong: 'goals' }
  const ended = Object.keys(scores) as Period[]
  return {
    scores,
    ...extra,
    ...(goals ? { goals: [...goals].map((letter): Side => (letter === 'H' ? 'HOME' : 'AWAY')) } : {}),
    ended:
      draft.ending === 'PLAYED' && scores.FT ? [...new Set<Period>([...ended, 'H1', 'H2', 'FT'])] : ended,
    ending: draft.ending,
  }
}

/** Facts in one line: each period with its score. */
export function factsLine({
  scores,
  corners,
  cards,
  goals,
  winners,
}: FixtureFacts): readonly [string, string][] {
  const text = (score: Score | undefined) => (score ? `${score.home}–${score.away}` : '')
  return [
    ...Object.entries(scores).map(([period, score]): [string, string] => [period, text(score)]),
    ...(corners?.FT ? [['corners', text(corners.FT)] as [string, string]] : []),
    ...(cards?.FT ? [['cards', text(cards.FT)] as [string, string]] : []),
    ...(goals && goals.length > 0
      ? [['goals', goals.map((side) => side[0]).join('')] as [string, string]]
      : []),
    ...(winners ? [['winners', winners.join(', ')] as [string, string]] : []),
  ]
}
