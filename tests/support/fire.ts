/** Shots at whatever swims by. */
import { oneOf, sql } from '../../platform/postgres.ts'
import { fishNow, nowIn, shotAt, type Gunner, type Room, type SeaHouse } from './fish.ts'
import type { Studio } from '../../studio/index.ts'

/** The state of the member’s last sitting at a gun. */
export const stateOf = async ({ owner }: SeaHouse, memberId: string) =>
  (
    await oneOf(
      owner.kysely,
      sql<{
        state: string
      }>`SELECT state FROM studio.fish_sitting WHERE member_id = ${memberId} ORDER BY sat_at DESC LIMIT 1`,
    )
  ).state

/** Fires `count` shots, one after the other; answers what they came to. */
export async function fire(
  house: Pick<SeaHouse, 'studio'>,
  at: { seat: Gunner['seat']; room: Room; seenAtMs: number },
  count: number,
  by: Studio = house.studio,
  price = 100,
): Promise<{ bet: number; win: number }> {
  const sums = { bet: 0, win: 0 }
  for (let shot = 0; shot < count; shot++) {
    const atMs = nowIn(at.room, at.seenAtMs)
    const { room } = await house.studio.fish.read(at.seat)
    const {
      results: [result],
    } = await by.fish.shoot(at.seat, [
      shotAt(
        fishNow(room, atMs, ['ANCHOVY', 'MACKEREL', 'CLOWNFISH', 'SQUID', 'PUFFER', 'CRAB']).slice(0, 1),
        atMs + shot * 125,
        { price },
      ),
    ])
    sums.bet += result!.betAmount
    sums.win += result!.winAmount
  }
  return sums
}
