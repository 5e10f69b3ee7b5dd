/** Leagues and fixtures that a member marked. */
import { firstOf, run, sql, type Tx } from '../../../../platform/postgres.ts'

/** When more are marked, the oldest mark goes. */
const MOST = 200

const columns = { LEAGUE: sql.ref('league_ids'), FIXTURE: sql.ref('fixture_ids') } as const
export type MarkKind = keyof typeof columns

const tables = {
  LEAGUE: sql`SELECT league_id FROM sports.league WHERE league_id =`,
  FIXTURE: sql`SELECT fixture_id FROM sports.fixture WHERE fixture_id =`,
} as const

export async function isKnown(tx: Tx, kind: MarkKind, id: string): Promise<boolean> {
  const row = await firstOf(tx, sql<{ found: boolean }>`SELECT EXISTS (${tables[kind]} ${id}) AS found`)
  return row?.found === true
}

export async function mark(
  tx: Tx,
  { merchantId, accountId }: { merchantId: string; accountId: string },
  { kind, id, isFavourite }: { kind: MarkKind; id: string; isFavourite: boolean },
): Promise<void> {
  const column = columns[kind]
  await run(
    tx,
    sql`
    INSERT INTO sports.favourites AS f (merchant_id, account_id, ${column})
    VALUES (${merchantId}, ${accountId}, CASE WHEN ${isFavourite}::boolean THEN ARRAY[${id}]::text[] ELSE '{}' END)
    ON CONFLICT (merchant_id, account_id) DO UPDATE SET ${column} =
      (excluded.${column} || array_remove(f.${column}, ${id}))[1:${MOST}]`,
  )
}
