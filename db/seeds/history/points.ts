/** Points of the history's play, and goods that members requested for them. */
import { addDays, businessDate, momentOfWall } from '../../../kernel/calendar.ts'
import { bookDays } from '../../../modules/points/index.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { demoAddress, demoNotes } from '../locales/goods.ts'
import { demoGoodsId } from '../points.ts'
import { DEMO_MERCHANT } from '../system.ts'
import type { Person } from './people.ts'
import type { House } from './simulated-process.ts'

const ZONE = 'Asia/Bangkok'

/** Books every night of the history, as its job would have done. */
export async function bookPoints(house: House, days: number): Promise<void> {
  const { database } = house.process
  const today = businessDate(new Date(), ZONE)
  for (let daysAgo = days - 1; daysAgo >= 0; daysAgo--) {
    const night = momentOfWall(`${addDays(today, -daysAgo)}T02:00`, ZONE)
    if (night.getTime() <= Date.now()) await bookDays(database, { id: DEMO_MERCHANT, timeZone: ZONE }, night)
  }
}

/** Some of those with the most points request goods: two wait, two are on their way, one was refused. */
export async function redeemPoints(house: House, people: readonly Person[]): Promise<void> {
  const rich = await rowsOf(
    house.process.database.kysely,
    sql<{ memberId: string }>`
    SELECT member_id AS "memberId" FROM points.movement WHERE merchant_id = ${DEMO_MERCHANT}
    GROUP BY member_id HAVING sum(amount) >= 50000 ORDER BY sum(amount) DESC, member_id LIMIT 5`,
  )
  const members = rich.flatMap(({ memberId }) => people.find((person) => person.memberId === memberId) ?? [])
  for (const [place, visit] of (await house.signInAll(members)).entries()) {
    const made = await house.try<{ redemptionId: string }>(visit, 'points/redeem-goods', {
      body: {
        goodsId: demoGoodsId(place % 2),
        quantity: 1,
        password: '',
        address: { receiver: visit.person.name, ...demoAddress },
      },
    })
    if (!made) continue
    const params = { redemptionId: made.redemptionId }
    if (place === 1 || place === 2)
      await house.staff('support', 'points/approve-point-order', { params, body: { note: '' } })
    if (place === 2)
      await house.staff('support', 'points/note-delivery', { params, body: { note: demoNotes.sent } })
    if (place === 3)
      await house.staff('support', 'points/reject-point-order', { params, body: { note: demoNotes.refused } })
  }
}
