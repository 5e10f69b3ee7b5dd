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

const asked: Readonly<Record<SportCode, readonly Period[]>> = {
  FOOTBALL: ['H1', 'FT'],
  BASKETBALL: ['Q1', 'Q2', 'Q3', 'Q4', 'GAME'],
  TENNIS: ['SET1', 'SET2', 'SET3', 'GAME'],
  VOLLEYBALL: ['SET1', 'SET2', 'SET3', 'SET4', 'SET5', 'GAME'],
  BADMINTON: ['SET1', 'SET2', 'SET3', 'GAME'],
  BASEBALL: ['GAME'],
  MOBA: ['MAP1', 'MAP2', 'MAP3', 'SERIES'],
  SHOOTER: ['MAP1', 'MAP2', 'MAP3', 'SERIES'],
}
export const periodsOf = (sportCode: SportCode): readonly Period[] => asked[sportCode]

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

/** "R1, R2" are two selections. */
export const codesOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** The facts, or the field that cannot be read. */
export function factsOf(draft: FactsDraft, isOutright: boolean): FixtureFacts | { wrong: string } {
  if (isOutright) {
    return { scores: {}, ended: [], ending: draft.ending, winners: codesOf(draft.winners) }
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

/** The field of the form that a place such as `scores.H1` is about; null: it has none. */
export function fieldAt(at: string, sportCode: SportCode): string | null {
  const [what = '', period = ''] = at.split('.')
  if (what === 'scores' || what === 'ended')
    return (periodsOf(sportCode) as readonly string[]).includes(period) ? period : null
  return ['corners', 'cards', 'goals', 'winners', 'ending'].includes(what) ? what : null
}

/** Nothing is typed there. */
export function isBlank(draft: FactsDraft, field: string): boolean {
  const typed: Readonly<Record<string, string | undefined>> = { ...draft.scores, ...texts(draft) }
  return !typed[field]?.trim()
}

const texts = ({ corners, cards, goals, winners, ending }: FactsDraft) => ({
  corners,
  cards,
  goals,
  winners,
  ending,
})

/** Facts in one line: how it ended unless it was played, and each period with its score, the whole last. */
export function factsLine(
  { scores, corners, cards, goals, winners, ending }: FixtureFacts,
  runners: readonly { code: string; name: string }[] = [],
): readonly [string, string][] {
  const nameOf = (code: string) => runners.find((one) => one.code === code)?.name ?? code
  const text = (score: Score | undefined) => (score ? `${score.home}–${score.away}` : '')
  const isPart = (period: string) => !['FT', 'GAME', 'SERIES'].includes(period)
  return [
    ...(ending && ending !== 'PLAYED' ? [['ending', ending] as [string, string]] : []),
    ...Object.entries(scores)
      .sort(([one], [other]) => Number(isPart(other)) - Number(isPart(one)) || (one < other ? -1 : 1))
      .map(([period, score]): [string, string] => [period, text(score)]),
    ...(corners?.FT ? [['corners', text(corners.FT)] as [string, string]] : []),
    ...(cards?.FT ? [['cards', text(cards.FT)] as [string, string]] : []),
    ...(goals && goals.length > 0
      ? [['goals', goals.map((side) => side[0]).join('')] as [string, string]]
      : []),
    ...(winners ? [['winners', winners.map(nameOf).join(', ')] as [string, string]] : []),
  ]
}
