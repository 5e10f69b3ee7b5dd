/** What is wrong with a result that somebody typed, and where two of them differ. */
import { factsFaultOf, type FixtureFacts } from '../../../../../kernel/sports/facts.ts'
import type { Period, SportCode } from '../../../../../kernel/sports/words.ts'

export interface TypedFixture {
  readonly kind: 'MATCH' | 'OUTRIGHT'
  readonly sportCode: SportCode
  /** Of an outright: whom one could bet on. */
  readonly runners: readonly string[]
}

/** The period that says how a match ended. */
const mainPeriod: Readonly<Record<SportCode, Period>> = {
  FOOTBALL: 'FT',
  BASKETBALL: 'GAME',
  TENNIS: 'GAME',
  VOLLEYBALL: 'GAME',
  BADMINTON: 'GAME',
  BASEBALL: 'GAME',
  MOBA: 'SERIES',
  SHOOTER: 'SERIES',
}

/** The place of the first contradiction, such as `scores.H1`; null: there is none. */
export function factsFault(facts: FixtureFacts, fixture: TypedFixture): string | null {
  if (facts.ending === null) return 'ending'
  if (fixture.kind === 'OUTRIGHT') return winnersFault(facts, fixture.runners)
  const main = mainPeriod[fixture.sportCode]
  if (facts.ending === 'PLAYED' && (!facts.scores[main] || !facts.ended.includes(main)))
    return `scores.${main}`
  if (facts.ending === 'PLAYED' && fixture.sportCode === 'FOOTBALL' && !facts.scores.H1) return 'scores.H1'
  const unended = Object.keys(facts.scores).find(
    (period) => facts.ending === 'PLAYED' && !facts.ended.includes(period as Period),
  )
  if (unended) return `ended.${unended}`
  return factsFaultOf(facts)
}

function winnersFault(facts: FixtureFacts, runners: readonly string[]): string | null {
  const winners = facts.winners ?? []
  if (facts.ending === 'PLAYED' && winners.length === 0) return 'winners'
  if (winners.some((code) => !runners.includes(code) || facts.withdrawn?.includes(code))) return 'winners'
  return (facts.withdrawn ?? []).some((code) => !runners.includes(code)) ? 'withdrawn' : null
}

/** The first place in which two results differ, and what each says there; null: they are the same. */
export function firstDifference(
  one: FixtureFacts,
  other: FixtureFacts,
): { at: string; first: string; second: string } | null {
  const [left, right] = [linesOf(one), linesOf(other)]
  // What has ended follows from what was typed, so it is named last.
  const places = [...new Set([...left.keys(), ...right.keys()])].sort()
  for (const at of [...places.filter((place) => place !== 'ended'), 'ended']) {
    const [first, second] = [left.get(at) ?? '–', right.get(at) ?? '–']
    if (first !== second) return { at, first, second }
  }
  return null
}

function linesOf(facts: FixtureFacts): Map<string, string> {
  const lines = new Map<string, string>([['ending', facts.ending ?? '–']])
  for (const [name, counts] of [
    ['scores', facts.scores],
    ['corners', facts.corners ?? {}],
    ['cards', facts.cards ?? {}],
  ] as const)
    for (const [period, { home, away }] of Object.entries(counts))
      lines.set(`${name}.${period}`, `${home}-${away}`)
  for (const [period, side] of Object.entries(facts.firstBlood ?? {}))
    lines.set(`firstBlood.${period}`, side[0]!)
  // Goals as the desk types them: HAH.
  if (facts.goals?.length) lines.set('goals', facts.goals.map((side) => side[0]).join(''))
  const lists = { ended: [...facts.ended].sort(), winners: sorted(facts.winners) }
  for (const [name, list] of Object.entries({ ...lists, withdrawn: sorted(facts.withdrawn) }))
    if (list && list.length > 0) lines.set(name, list.join(' '))
  return lines
}

const sorted = (codes: readonly string[] | undefined) => codes && [...codes].sort()
