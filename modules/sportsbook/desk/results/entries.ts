/** Results that people enter and check (domain/sportsbook.md §7): the checker types the same again. */
import { refuse, refuseWith } from '../../../../contract/errors.ts'
import { CORRECTION_HOURS, REASON_CHARACTERS } from '../../../../contract/shared/sports-results.ts'
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import { emitEvent } from '../../../../platform/outbox.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import { isToCome, lockFixtures, sportResultCame } from '../../book/door.ts'
import {
  correctUntil,
  decideEntered,
  dropEntered,
  insertResult,
  resultsOf,
  type StoredResult,
} from '../../settling/door.ts'
import { factsFault, firstDifference } from './rules/facts-faults.ts'
import { runnersOf, type DeskFixture } from './store/desk.ts'
import { confirmedOf, deskFixture } from './views.ts'

const subjectOf = (fixtureId: string): string => `fixture:${fixtureId}`

/** Errors as enter-result names them. */
export async function enterResult(
  context: CallContext,
  fixtureId: string,
  { facts, reason = '' }: { facts: FixtureFacts; reason?: string | undefined },
): Promise<StoredResult> {
  const { tx, actor, now } = context
  const { fixture, results } = await holdFixture(context, fixtureId)
  if (fixture.kind === 'MATCH' && isToCome(fixture, facts.ending, now)) refuse('SPORT_RESULT_STATE')
  const waiting = results.find(({ state }) => state === 'ENTERED')
  if (waiting && waiting.madeBy !== actor.claims.account) refuse('SPORT_RESULT_STATE')
  const counted = results.find(({ state }) => state === 'CONFIRMED')
  if (counted) {
    checkInTime(now, results)
    if (!firstDifference(counted.facts, facts)) refuse('SPORT_RESULT_SAME')
    if (reason.length < REASON_CHARACTERS) refuse('SPORT_RESULT_REASON', String(REASON_CHARACTERS))
  }
  await checkFacts(context, fixture, facts)
  if (waiting) await dropEntered(tx, fixtureId)
  const version = await insertResult(tx, fixtureId, {
    facts,
    source: 'DESK',
    state: 'ENTERED',
    madeBy: actor.claims.account,
    reason,
  })
  // The result stays out of the log until it is confirmed: a checker may read it.
  await context.audit(counted ? 'sports.result.correct' : 'sports.result.enter', subjectOf(fixtureId), {
    version,
    reason,
  })
  return readStored(context, fixtureId, version)
}

/** Confirms or sends back an entry of somebody else. Errors as decide-result names them. */
export async function decideResult(
  context: CallContext,
  fixtureId: string,
  version: number,
  decided: {
    decision: 'CONFIRM' | 'REJECT'
    facts?: FixtureFacts | undefined
    reason?: string | undefined
  },
): Promise<StoredResult> {
  const { tx, actor, now } = context
  const { fixture, results } = await holdFixture(context, fixtureId)
  const entry = results.find((one) => one.version === version)
  if (entry?.state !== 'ENTERED') refuse('SPORT_RESULT_STATE')
  if (entry.madeBy === actor.claims.account) refuse('CHANGE_FOUR_EYES')
  const by = actor.claims.account
  if (decided.decision === 'REJECT') {
    await decideEntered(tx, entry, { state: 'REJECTED', by, reason: decided.reason })
    await context.audit('sports.result.reject', subjectOf(fixtureId), {
      version,
      enteredBy: entry.madeBy,
      reason: decided.reason ?? '',
    })
    return readStored(context, fixtureId, version)
  }
  const counted = results.find(({ state }) => state === 'CONFIRMED')
  if (counted && counted.version > version) refuse('SPORT_RESULT_STATE')
  if (counted) checkInTime(now, results)
  const typed = decided.facts ?? refuseWith('SPORT_RESULT_SCORES', { at: 'scores' })
  await checkFacts(context, fixture, typed)
  const difference = firstDifference(entry.facts, typed)
  if (difference)
    refuseWith('SPORT_RESULT_DIFFERS', { at: difference.at }, difference.first, difference.second)
  await decideEntered(tx, entry, { state: 'CONFIRMED', by })
  await emitEvent(tx, sportResultCame, { fixtureId, version })
  await context.audit('sports.result.confirm', subjectOf(fixtureId), {
    version,
    enteredBy: entry.madeBy,
    before: counted?.facts ?? null,
    result: entry.facts,
    reason: entry.reason,
  })
  return readStored(context, fixtureId, version)
}

async function holdFixture(
  context: CallContext,
  fixtureId: string,
): Promise<{ fixture: DeskFixture; results: StoredResult[] }> {
  await lockFixtures(context.tx, [fixtureId])
  const fixture = await deskFixture(context, fixtureId)
  return { fixture, results: await resultsOf(context.tx, [fixtureId]) }
}

async function readStored(context: CallContext, fixtureId: string, version: number): Promise<StoredResult> {
  return (await resultsOf(context.tx, [fixtureId])).find((one) => one.version === version)!
}

/** SPORT_RESULT_LATE once the first result has stood for so long. */
export function checkInTime(now: Date, results: readonly StoredResult[]): void {
  const until = correctUntil(confirmedOf(results))
  if (until && now > until) refuse('SPORT_RESULT_LATE', String(CORRECTION_HOURS))
}

/** SPORT_RESULT_SCORES with the place of the contradiction. */
export async function checkFacts(
  { tx }: Pick<CallContext, 'tx'>,
  fixture: DeskFixture,
  facts: FixtureFacts,
): Promise<void> {
  const runners = fixture.kind === 'OUTRIGHT' ? await runnersOf(tx, fixture.fixtureId) : []
  const at = factsFault(facts, {
    kind: fixture.kind,
    sportCode: fixture.sportCode,
    runners: runners.map(({ code }) => code),
  })
  if (at) refuseWith('SPORT_RESULT_SCORES', { at })
}
