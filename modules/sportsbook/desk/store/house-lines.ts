/**
 * Rows of sports.house_line: what a house changes of a fixture or of one market. The fixture is locked
 * first.
 */
import { run, sql, type Tx } from '../../../../platform/postgres.ts'

export interface LineKey {
  readonly merchantId: string
  readonly fixtureId: string
  /** Null: the whole fixture. */
  readonly marketNo: bigint | null
}

interface Doer {
  readonly by: string
  readonly at: Date
  readonly reason: string
}

/** Suspends the fixture or the market, or opens it again; a closed market stays suspended. */
export async function holdLine(tx: Tx, key: LineKey, isHeld: boolean, doer: Doer): Promise<void> {
  const { merchantId, fixtureId, marketNo } = key
  await run(
    tx,
    sql`
    INSERT INTO sports.house_line AS h (merchant_id, fixture_id, market_no, is_suspended, is_held, held_reason, held_by, held_at, changed_by, changed_at)
    VALUES (${merchantId}, ${fixtureId}, ${marketNo}, ${isHeld}, ${isHeld}, ${doer.reason}, ${doer.by}, ${doer.at}, ${doer.by}, ${doer.at})
    ON CONFLICT (merchant_id, fixture_id, market_no) DO UPDATE
    SET is_held = excluded.is_held, is_suspended = excluded.is_held OR h.is_closed, held_reason = excluded.held_reason,
      held_by = excluded.held_by, held_at = excluded.held_at, version = h.version + 1, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at`,
  )
}

/** Closes a market of the house for good. */
export async function closeLine(tx: Tx, key: LineKey, doer: Doer): Promise<void> {
  const { merchantId, fixtureId, marketNo } = key
  await run(
    tx,
    sql`
    INSERT INTO sports.house_line AS h (merchant_id, fixture_id, market_no, is_suspended, is_closed, is_held, held_reason, held_by, held_at, changed_by, changed_at)
    VALUES (${merchantId}, ${fixtureId}, ${marketNo}, true, true, true, ${doer.reason}, ${doer.by}, ${doer.at}, ${doer.by}, ${doer.at})
    ON CONFLICT (merchant_id, fixture_id, market_no) DO UPDATE
    SET is_suspended = true, is_closed = true, is_held = true, held_reason = excluded.held_reason, held_by = excluded.held_by,
      held_at = excluded.held_at, version = h.version + 1, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
  )
}

/** Sells a market at these prices. */
export async function setOwnPrices(
  tx: Tx,
  key: LineKey,
  pricesE4: readonly number[],
  { by, at, reason, until }: Doer & { until: Date | null },
): Promise<void> {
  const { merchantId, fixtureId, marketNo } = key
  await run(
    tx,
    sql`
    INSERT INTO sports.house_line AS h (merchant_id, fixture_id, market_no, prices_e4, own_e4, own_until, own_reason, own_by, own_at, changed_by, changed_at)
    VALUES (${merchantId}, ${fixtureId}, ${marketNo}, ${[...pricesE4]}::int[], ${[...pricesE4]}::int[], ${until}, ${reason}, ${by}, ${at}, ${by}, ${at})
    ON CONFLICT (merchant_id, fixture_id, market_no) DO UPDATE
    SET prices_e4 = excluded.prices_e4, own_e4 = excluded.own_e4, own_until = excluded.own_until, own_reason = excluded.own_reason,
      own_by = excluded.own_by, own_at = excluded.own_at, version = h.version + 1, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at`,
  )
}

/** Ends the prices by hand of these markets in the house: the margin's or the feed's prices hold again. */
export async function endOwnPrices(
  tx: Tx,
  merchantId: string,
  fixtureId: string,
  marketNos: readonly bigint[],
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.house_line SET own_e4 = NULL, own_until = NULL
    WHERE merchant_id = ${merchantId} AND fixture_id = ${fixtureId} AND market_no = ANY (${[...marketNos]}::bigint[])`,
  )
  await followFeed(tx, marketNos)
}

/** Brings what houses sell these markets at in step with margins and with the feed. */
export async function followFeed(tx: Tx, marketNos: readonly bigint[]): Promise<void> {
  await run(tx, sql`SELECT sports.price_house_lines(${[...marketNos]}::bigint[])`)
}

export async function setMaxStake(tx: Tx, key: LineKey, maxStake: bigint | null, doer: Doer): Promise<void> {
  const { merchantId, fixtureId, marketNo } = key
  await run(
    tx,
    sql`
    INSERT INTO sports.house_line AS h (merchant_id, fixture_id, market_no, max_stake, changed_by, changed_at)
    VALUES (${merchantId}, ${fixtureId}, ${marketNo}, ${maxStake}, ${doer.by}, ${doer.at})
    ON CONFLICT (merchant_id, fixture_id, market_no) DO UPDATE
    SET max_stake = excluded.max_stake, version = h.version + 1, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
  )
}
