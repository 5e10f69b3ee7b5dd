/** What the room of the book gives to the others: markets as a house sells them, names, and suspensions. */
import type { Language } from '../../../platform/calls.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import type { Suspension } from './rules/market-fault.ts'
import { readHeads } from './store/heads.ts'
import { suspend } from './store/fixtures.ts'
import * as store from './store/markets.ts'
import type { BookMarket } from './store/markets.ts'
import { headView, type FixtureHead } from './views.ts'

export { bookSettings, VIRTUAL_PROVIDER } from './settings.ts'
export { MarketShelf } from './market-shelf.ts'
export { isOfTeam, patternOf } from './store/lists.ts'
export { openStatuses } from './store/open-statuses.ts'
export type { BookMarket, Chances, Runners } from './store/markets.ts'
export type { FixtureHead } from './views.ts'
export type { Suspension } from './rules/market-fault.ts'
export { sportResultCame } from './events.ts'
export { scoreOf } from './rules/score.ts'
export { isToCome } from './rules/is-to-come.ts'
export { tellFixture, tellFixtures, tellMarkets, type ToldIncident } from './tell.ts'

/**
 * Markets as a house sells them, for the judge of a batch, by number; an unknown one is left out. Their
 * fixtures are locked FOR SHARE in the order of their ids: while the lock is held no price, line, state or
 * suspension of them changes, a house's own included.
 */
export async function lockMarkets(
  tx: Tx,
  merchantId: string,
  marketNos: readonly bigint[],
): Promise<ReadonlyMap<bigint, BookMarket>> {
  await store.lockForBets(tx, marketNos)
  // A statement of its own: prices and clock are those after the wait for the locks.
  return marketsNow(tx, merchantId, marketNos)
}

/** The same without a lock. */
export async function marketsNow(
  reader: Reader,
  merchantId: string,
  marketNos: readonly bigint[],
): Promise<ReadonlyMap<bigint, BookMarket>> {
  if (marketNos.length === 0) return new Map()
  const markets = await store.readMarkets(reader, merchantId, marketNos)
  return new Map(markets.map((market) => [market.marketNo, market]))
}

/** Locks fixtures for whoever changes them, their markets or a house's lines, before any of their rows. */
export const lockFixtures = (tx: Tx, fixtureIds: readonly string[]): Promise<void> =>
  store.lockForChange(tx, fixtureIds)

/** Fixtures with their names in a language, by id; an unknown one is left out. No house's suspension counts. */
export async function headsOf(
  reader: Reader,
  language: Language,
  fixtureIds: readonly string[],
): Promise<ReadonlyMap<string, FixtureHead>> {
  if (fixtureIds.length === 0) return new Map()
  const rows = await readHeads(reader, { merchantId: '', language }, fixtureIds)
  return new Map(rows.map((row) => [row.fixture_id, headView(row)]))
}

/**
 * No house takes bets on the fixture until it is lifted (null) or its feed says how it stands. False if
 * nothing changed. Readers are told by `tellFixture` after the commit.
 */
export const suspendFixture = (tx: Tx, fixtureId: string, reason: Suspension | null): Promise<boolean> =>
  suspend(tx, fixtureId, reason)
