/** What a result is typed as, and the facts that come of it. */
import type { Ending, FixtureFacts, Score } from '../../../../../kernel/sports/facts.ts'
import { MAPS, SETS, type Period, type Side, type SportCode } from '../../../../../kernel/sports/words.ts'
import { plainDigits } from '../../../../../design/format.ts'

/** Scores by period as "2-1", and of football what else its markets ask for. */
export interface FactsDraft {
  ending: Ending
  scores: Readonly<Partial<Record<Period, string>>>
  corners: string
  cards: string
  /** H and A in the order of the goals. */
  goals: string
  /** Of a series: H and A in the order of the maps. */
  firstBlood: string
  /** Of an outright, separated by commas. */
  winners: string
}

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
/** What the form asks for depends on these. */
export interface TypedMatch {
  readonly sportCode: SportCode
  readonly bestOf: number | null
}
/** Of sets and maps a result asks for as many as the match may have: what is not asked for would be void. */
export function periodsOf({ sportCode, bestOf }: TypedMatch): readonly Period[] {
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
  firstBlood: '',
  winners: '',
}

/** "2-1" or "2 1"; undefined if it is no score. */
export function scoreOf(text: string): Score | undefined {
  const [, home, away] = /^\s*([0-9]{1,3})\s*[-–: ]\s*([0-9]{1,3})\s*$/.exec(plainDigits(text)) ?? []
  return home === undefined || away === undefined
    ? undefined
    : { home: parseInt(home, 10), away: parseInt(away, 10) }
}

/** "HA" are home and away; undefined if other letters are in it. */
function sidesOf(text: string): Side[] | undefined {
  const letters = text.toUpperCase().replaceAll(/[\s,]/g, '')
  return /^[HA]*$/.test(letters)
    ? [...letters].map((letter): Side => (letter === 'H' ? 'HOME' : 'AWAY'))
    : undefined
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
  const goals = sidesOf(draft.goals)
  if (!goals) return { wrong: 'goals' }
  const bloods = sidesOf(draft.firstBlood)
  if (!bloods || bloods.length > MAPS.length) return { wrong: 'firstBlood' }
  const ended = Object.keys(scores) as Period[]
  return {
    scores,
    ...extra,
    ...(goals.length > 0 ? { goals } : {}),
    ...(bloods.length > 0
      ? { firstBlood: Object.fromEntries(bloods.map((side, index) => [MAPS[index], side])) }
      : {}),
    ended:
      draft.ending === 'PLAYED' && scores.FT ? [...new Set<Period>([...ended, 'H1', 'H2', 'FT'])] : ended,
    ending: draft.ending,
  }
}

/** The field of the form that a place such as `scores.H1` is about; null: it has none. */
export function fieldAt(at: string, match: TypedMatch): string | null {
  const [what = '', period = ''] = at.split('.')
  if (what === 'scores' || what === 'ended')
    return (periodsOf(match) as readonly string[]).includes(period) ? period : null
  return ['corners', 'cards', 'goals', 'firstBlood', 'winners', 'ending'].includes(what) ? what : null
}

/** Nothing is typed there. */
export function isBlank({ scores, ...texts }: FactsDraft, field: string): boolean {
  const typed: Readonly<Record<string, string | undefined>> = { ...scores, ...texts }
  return !typed[field]?.trim()
}

/** Facts in one line: how it ended unless it was played, and each period with its score, the whole last. */
export function factsLine(
  { scores, corners, cards, goals, firstBlood, winners, ending }: FixtureFacts,
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
    ...(firstBlood ? [['firstBlood', bloodText(firstBlood)] as [string, string]] : []),
    ...(winners ? [['winners', winners.map(nameOf).join(', ')] as [string, string]] : []),
  ]
}

/** "H–A": nobody has told of the second map. */
const bloodText = (firstBlood: NonNullable<FixtureFacts['firstBlood']>): string =>
  MAPS.map((map) => firstBlood[map]?.[0] ?? '–')
    .join('')
    .replace(/–+$/, '')
