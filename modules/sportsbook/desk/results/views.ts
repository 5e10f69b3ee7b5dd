/** Results and fixtures of the desk as operators see them. */
import { refuse } from '../../../../contract/errors.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import { headsOf } from '../../book/door.ts'
import { correctUntil, resultsOf, type StoredResult } from '../../settling/door.ts'
import { betsOfFixtures, deskFixtures, type DeskFilter, type DeskFixture } from './store/desk.ts'
import { CORRECTION_HOURS } from '../../../../contract/shared/sports-results.ts'

const HOUR_MS = 3_600_000
/** A match that began so long ago should have ended. */
const LASTS_HOURS = 2

type Looking = Pick<CallContext, 'actor'>

const may = ({ actor }: Looking, ability: string): boolean =>
  actor.claims.abilities?.includes(ability) === true

/** Until it is decided, only its maker sees what they entered. */
export function resultView(context: Looking, result: StoredResult) {
  const isMine = result.madeBy === context.actor.claims.account
  const isHidden = result.state === 'ENTERED' && !isMine
  return {
    fixtureId: result.fixtureId,
    version: result.version,
    state: result.state,
    source: result.source,
    facts: isHidden ? null : factsView(result.facts),
    isHidden,
    reason: result.reason,
    madeBy: result.madeBy,
    madeAt: result.at,
    checkedBy: result.checkedBy,
    checkedAt: result.confirmedAt,
    isMine,
    canDecide: result.state === 'ENTERED' && !isMine && may(context, 'sports.decide'),
  }
}

/** Lists of the kernel are read-only; those of an answer are its own. */
export const factsView = (facts: StoredResult['facts']) => ({
  scores: { ...facts.scores },
  ended: [...facts.ended],
  ending: facts.ending,
  ...(facts.corners ? { corners: { ...facts.corners } } : {}),
  ...(facts.cards ? { cards: { ...facts.cards } } : {}),
  ...(facts.goals ? { goals: [...facts.goals] } : {}),
  ...(facts.firstBlood ? { firstBlood: { ...facts.firstBlood } } : {}),
  ...(facts.winners ? { winners: [...facts.winners] } : {}),
  ...(facts.withdrawn ? { withdrawn: [...facts.withdrawn] } : {}),
})

/** Which fixtures the desk shows. */
export const filterOf = (
  { now, merchant }: Pick<CallContext, 'now' | 'merchant'>,
  asked: Pick<DeskFilter, 'sportCode' | 'leagueId' | 'fixtureId' | 'search' | 'state' | 'hasBets'>,
): DeskFilter => ({
  ...asked,
  merchantId: merchant.id,
  endedBefore: new Date(now.getTime() - LASTS_HOURS * HOUR_MS),
  confirmedSince: new Date(now.getTime() - CORRECTION_HOURS * HOUR_MS),
})

/** The rows of a page with what this house's members bet on them. */
export async function deskRows(context: CallContext, fixtures: readonly DeskFixture[]) {
  const { tx, merchant, language } = context
  const ids = fixtures.map(({ fixtureId }) => fixtureId)
  const heads = await headsOf(tx, language, ids)
  const bets = await betsOfFixtures(tx, merchant.id, ids)
  const results = Map.groupBy(await resultsOf(tx, ids), ({ fixtureId }) => fixtureId)
  return fixtures.map((fixture) => {
    const own = results.get(fixture.fixtureId) ?? []
    const sums = bets.get(fixture.fixtureId)
    return {
      ...heads.get(fixture.fixtureId)!,
      ...standingOf(context, fixture, own),
      betCount: sums?.bets ?? 0,
      openBetCount: sums?.openBets ?? 0,
      stakeAmount: sums?.stake ?? 0n,
    }
  })
}

function standingOf(context: CallContext, fixture: DeskFixture, results: readonly StoredResult[]) {
  const { now } = context
  const counted = results.find(({ state }) => state === 'CONFIRMED')
  const until = correctUntil(confirmedOf(results))
  const overdueMs = now.getTime() - fixture.startAt.getTime() - LASTS_HOURS * HOUR_MS
  const isMine = results.every(
    ({ state, madeBy }) => state !== 'ENTERED' || madeBy === context.actor.claims.account,
  )
  return {
    state: fixture.state,
    facts: counted ? factsView(counted.facts) : null,
    resultVersion: counted?.version ?? 0,
    overdueHours: fixture.state === 'WAITING' && overdueMs > 0 ? Math.floor(overdueMs / HOUR_MS) : 0,
    voidAt: fixture.voidAt,
    correctUntil: until && until > now ? until : null,
    canEnter: may(context, 'sports.results') && isMine && (until === null || until > now),
  }
}

export const confirmedOf = (results: readonly StoredResult[]): { confirmedAt: Date }[] =>
  results
    .filter(({ state }) => state === 'CONFIRMED')
    .map(({ confirmedAt, at }) => ({ confirmedAt: confirmedAt ?? at }))

/** SPORT_FIXTURE_UNKNOWN */
export async function deskFixture(context: CallContext, fixtureId: string): Promise<DeskFixture> {
  const [fixture] = await deskFixtures(context.tx, filterOf(context, { fixtureId }), {
    pageNo: 1,
    pageSize: 1,
  })
  return fixture ?? refuse('SPORT_FIXTURE_UNKNOWN')
}
