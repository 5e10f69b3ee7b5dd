/**
 * Decides the legs of a fixture by its result, or by the periods that have ended so far, and notes the bets
 * that are decided with them (docs/flows/settle-sports.md). The same again changes nothing, so whoever finds
 * a fixture that another process left does all of it.
 */
import type { FixtureFacts } from '../../../kernel/sports/facts.ts'
import type { FixtureStatus } from '../../../kernel/sports/words.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { lockFixtures } from '../book/door.ts'
import { countedResult } from './rules/counted-result.ts'
import { decideKinds, stateOfMarket } from './rules/decide.ts'
import { sizeAfter, type SettleParts } from './steps.ts'
import * as store from './store/fixture.ts'
import { decideChunk } from './decide-chunk.ts'
import { decidingLanes, kindsOf, markOpposites, type DecideAsked } from './store/legs.ts'
import { endFixture } from './store/work.ts'

const FIRST_CHUNK = 100
const LARGEST_CHUNK = 2_000

interface Ruling {
  /** 0: no result yet, only periods that have ended. */
  readonly version: number
  readonly facts: FixtureFacts
  readonly voidMarkets: ReadonlySet<bigint>
  readonly changedMarkets: readonly bigint[]
}

export async function settleFixture(parts: SettleParts, fixtureId: string): Promise<void> {
  const ruling = await parts.database.transaction((tx) => closeMarkets(tx, fixtureId))
  if (!ruling) return
  await parts.onStep?.('closed')
  await parts.tell?.(fixtureId, ruling.changedMarkets)
  await decideAll(parts, fixtureId, ruling)
  await parts.database.transaction((tx) =>
    endFixture(tx, fixtureId, { version: ruling.version, ended: ruling.facts.ended.length }),
  )
  await parts.onStep?.('ended')
}

/** From its commit on nobody bets on what is decided, so every leg is there to be found. */
async function closeMarkets(tx: Tx, fixtureId: string): Promise<Ruling | undefined> {
  await lockFixtures(tx, [fixtureId])
  await store.hearAsked(tx, fixtureId)
  const fixture = await store.readFixture(tx, fixtureId)
  if (!fixture) return undefined
  const { counted, late } = countedResult(await store.confirmedResults(tx, fixtureId))
  if (late.length > 0) await store.rejectLate(tx, fixtureId, late)
  // Only a result ends a match: before it nothing but its periods has ended.
  const facts = counted?.facts ?? { ...fixture.facts, ending: null }
  if (counted && facts.ending !== null)
    await store.endWith(tx, fixtureId, endedStatus(facts.ending, fixture.status), facts)
  const markets = await store.marketsOf(tx, fixtureId)
  const changes = markets
    .map((market) => ({
      marketNo: market.marketNo,
      before: market.state,
      state: stateOfMarket(market, facts),
    }))
    .filter(({ before, state }) => state !== before)
  await store.setMarketStates(tx, changes)
  return {
    version: counted?.version ?? 0,
    facts,
    voidMarkets: new Set(
      markets.filter(({ voidReason }) => voidReason !== null).map(({ marketNo }) => marketNo),
    ),
    changedMarkets: changes.map(({ marketNo }) => marketNo),
  }
}

const statusOfEnding = {
  PLAYED: 'RESULTED',
  WALKOVER: 'RESULTED',
  RETIRED: 'RESULTED',
  SWAPPED: 'CANCELLED',
  CANCELLED: 'CANCELLED',
  ABANDONED: 'ABANDONED',
} as const

/** A postponed match that is void by its time stays postponed to its readers. */
const endedStatus = (ending: NonNullable<FixtureFacts['ending']>, status: FixtureStatus): FixtureStatus =>
  ending === 'CANCELLED' && status === 'POSTPONED' ? 'POSTPONED' : statusOfEnding[ending]

async function decideAll(parts: SettleParts, fixtureId: string, ruling: Ruling): Promise<void> {
  const { database } = parts
  const kinds = await kindsOf(database.kysely, fixtureId)
  if (kinds.length === 0) return
  await markOpposites(database.kysely, fixtureId)
  const { version } = ruling
  const decided = decideKinds(kinds, ruling.facts, ruling.voidMarkets)
  const ends = await Promise.allSettled(
    decidingLanes.map((lane) => decideLane(parts, { fixtureId, version, kinds: decided, lane })),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function decideLane(
  parts: SettleParts,
  asked: Pick<DecideAsked, 'fixtureId' | 'version' | 'kinds' | 'lane'>,
): Promise<void> {
  let size = parts.chunk ?? FIRST_CHUNK
  for (let after: string = asked.lane.after; ; ) {
    const begin = performance.now()
    const { last, legs } = await decideChunk(parts, { ...asked, after, limit: size })
    if (last === null) return
    await parts.onStep?.('decided')
    if (legs < size) return
    after = last
    if (parts.chunk === undefined) size = sizeAfter(legs, performance.now() - begin, LARGEST_CHUNK)
  }
}
