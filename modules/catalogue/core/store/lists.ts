/** Rows of catalogue.favourite_list and catalogue.recent_list. */
import { firstOf, oneOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

interface Owner {
  readonly merchantId: string
  readonly accountId: string
}

/** Node ids, the last added first. */
export async function readFavourites(reader: Reader, { merchantId, accountId }: Owner): Promise<number[]> {
  const row = await firstOf(
    reader,
    sql<{ node_ids: number[] }>`
    SELECT node_ids FROM catalogue.favourite_list WHERE merchant_id = ${merchantId} AND account_id = ${accountId}`,
  )
  return row?.node_ids ?? []
}

/**
 * Puts a game in front; one that is a favourite already keeps its place. Returns the number of favourites;
 * violates favourite_most at the thousandth.
 */
export async function putFavourite(
  tx: Tx,
  { merchantId, accountId }: Owner,
  nodeId: number,
): Promise<number> {
  const { count } = await oneOf(
    tx,
    sql<{ count: number }>`
    INSERT INTO catalogue.favourite_list AS f (merchant_id, account_id, node_ids) VALUES (${merchantId}, ${accountId}, ARRAY[${nodeId}::int])
    ON CONFLICT (merchant_id, account_id) DO UPDATE
    SET node_ids = CASE WHEN ${nodeId}::int = ANY (f.node_ids) THEN f.node_ids ELSE ${nodeId}::int || f.node_ids END, changed_at = app.now()
    RETURNING cardinality(node_ids) AS count`,
  )
  return count
}

/** Removes a game from the favourites; returns how many are left. */
export async function dropFavourite(
  tx: Tx,
  { merchantId, accountId }: Owner,
  nodeId: number,
): Promise<number> {
  const row = await firstOf(
    tx,
    sql<{ count: number }>`
    UPDATE catalogue.favourite_list SET node_ids = array_remove(node_ids, ${nodeId}::int), changed_at = app.now()
    WHERE merchant_id = ${merchantId} AND account_id = ${accountId} RETURNING cardinality(node_ids) AS count`,
  )
  return row?.count ?? 0
}

/** How long a member waits for another change of the same list. */
export async function limitWait(tx: Tx): Promise<void> {
  await run(tx, sql`SET LOCAL lock_timeout = '2s'`)
}

export async function readRecent(reader: Reader, { merchantId, accountId }: Owner): Promise<number[]> {
  const row = await firstOf(
    reader,
    sql<{ node_ids: number[] }>`
    SELECT node_ids FROM catalogue.recent_list WHERE merchant_id = ${merchantId} AND account_id = ${accountId}`,
  )
  return row?.node_ids ?? []
}

/** Puts an opened game in front of the hundred that are stored. */
export async function putRecent(tx: Tx, { merchantId, accountId }: Owner, nodeId: number): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO catalogue.recent_list AS r (merchant_id, account_id, node_ids) VALUES (${merchantId}, ${accountId}, ARRAY[${nodeId}::int])
    ON CONFLICT (merchant_id, account_id) DO UPDATE SET node_ids = (${nodeId}::int || array_remove(r.node_ids, ${nodeId}::int))[1:100], changed_at = app.now()`,
  )
}

/** Whether the merchant has this game at all, closed ones too. */
export async function isListed(reader: Reader, merchantId: string, nodeId: number): Promise<boolean> {
  return (
    (await firstOf(
      reader,
      sql`SELECT 1 FROM catalogue.game_listing WHERE merchant_id = ${merchantId} AND node_id = ${nodeId}`,
    )) !== undefined
  )
}
