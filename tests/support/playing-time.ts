/** Playing time of a member's day, as if they had played for so long. */
import { openDatabase, sql } from '../../platform/postgres.ts'
import type { CashierHouse, Player } from './cashier.ts'

export async function playFor(house: CashierHouse, member: Player, minutes: number): Promise<void> {
  const owner = openDatabase({ url: house.server.ownerUrl, role: null })
  await sql`
    INSERT INTO limits.playing_time (merchant_id, account_id, day, played_ms, last_seen_at)
    VALUES ('demo', ${member.id}, (app.now() AT TIME ZONE 'Asia/Bangkok')::date, ${minutes}::int * 60000, app.now())
    ON CONFLICT (account_id, merchant_id) DO UPDATE SET day = excluded.day, played_ms = excluded.played_ms, last_seen_at = excluded.last_seen_at`.execute(
    owner.kysely,
  )
  await owner.close()
  await house.settle('limits/watch-time')
}
