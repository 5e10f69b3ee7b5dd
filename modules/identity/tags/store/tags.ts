/** Rows of the tags that operators give to members. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

/** The tags of each of these members, in order; who has none is left out. */
export async function tagsOf(
  reader: Reader,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await rowsOf(
    reader,
    sql<{ account_id: string; tags: string[] }>`
    SELECT account_id, array_agg(tag ORDER BY tag) AS tags FROM identity.member_tag
    WHERE account_id = ANY (${[...accountIds]}::text[]) GROUP BY 1`,
  )
  return new Map(rows.map(({ account_id, tags }) => [account_id, tags]))
}

export interface TagCount {
  tag: string
  members: number
}

export async function countTags(reader: Reader, merchantId: string): Promise<TagCount[]> {
  return rowsOf(
    reader,
    sql<TagCount>`
    SELECT tag, count(*)::int AS members FROM identity.member_tag WHERE merchant_id = ${merchantId}
    GROUP BY 1 ORDER BY 1`,
  )
}

/** For how many of these members it is new. */
export async function insertTag(
  tx: Tx,
  given: { merchantId: string; tag: string; by: string; at: Date },
  accountIds: readonly string[],
): Promise<number> {
  const count = await run(
    tx,
    sql`
    INSERT INTO identity.member_tag (merchant_id, account_id, tag, given_by, given_at)
    SELECT ${given.merchantId}, a.account_id, ${given.tag}, ${given.by}, ${given.at}::timestamptz
    FROM unnest(${[...accountIds]}::text[]) AS a(account_id) ON CONFLICT (account_id, tag) DO NOTHING`,
  )
  return Number(count)
}

/** How many of these members had it. */
export async function deleteTag(
  tx: Tx,
  taken: { merchantId: string; tag: string },
  accountIds: readonly string[],
): Promise<number> {
  const count = await run(
    tx,
    sql`
    DELETE FROM identity.member_tag
    WHERE merchant_id = ${taken.merchantId} AND tag = ${taken.tag} AND account_id = ANY (${[...accountIds]}::text[])`,
  )
  return Number(count)
}

/** One change of a member's tags at a time: the second one sees what the first one left. */
export async function lockTags(tx: Tx, accountId: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtext('identity.member_tag'), hashtext(${accountId}))`)
}
