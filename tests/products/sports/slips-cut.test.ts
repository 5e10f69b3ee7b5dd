/** Slips that are cut off at every step: a bet and its money stay together (docs/flows/slip.md). */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rejectMessage } from '../../../modules/sportsbook/slips/ride.ts'
import { slipRider, type OnRiderStep, type RiderStep } from '../../../modules/sportsbook/slips/rider.ts'
import { openPoster, runAudit } from '../../../modules/wallet/index.ts'
import { oneOf, run, sql, type Tx } from '../../../platform/postgres.ts'
import { freshKey, on, slipOn, SportsHouse } from '../../support/sports.ts'

let house: SportsHouse
const members = ['c0', 'c1', 'c2']
beforeAll(async () => {
  house = await SportsHouse.open()
  for (const memberId of members) await house.member(memberId)
  await house.member('broke', 3_000n)
})
afterAll(() => house.shut())

async function kill(tx: Tx): Promise<void> {
  const { pid } = await oneOf(tx, sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`)
  await run(house.owner.kysely, sql`SELECT pg_terminate_backend(${pid})`)
}

/** Ends the connection of a batch at these steps, one after the other. */
const cutAt = (cuts: readonly RiderStep[]): OnRiderStep => {
  const left = [...cuts]
  return async (step, tx) => {
    if (left[0] !== step) return
    left.shift()
    await kill(tx)
  }
}
const cause = { legNo: 1, incident: null, priceE4: null }
const audit = async () => {
  for (const proof of await runAudit(house.database.kysely)) expect(proof).toMatchObject({ ok: true })
}

test('cut off before the money, behind it and before the commit, a batch is taken again and has its effect once', async () => {
  const { marketNo } = await house.match({ status: 'LIVE' })
  const cut = openPoster({
    url: house.fresh.url,
    riders: [slipRider(cutAt(['held', 'judged', 'stored', 'held', 'stored']))],
  })
  const placed = await house.place('c0', slipOn([on(marketNo)]), freshKey(), cut)
  expect(placed.bet.state).toBe('PENDING')
  const { bet } = placed
  expect(await cut.place(rejectMessage(bet, { reason: 'SPORT_SUSPENDED', cause }))).toMatchObject({
    status: 'OK',
  })
  await cut.close()
  expect(await house.faults()).toEqual([])
  const { count } = await oneOf(
    house.database.kysely,
    sql<{
      count: number
    }>`SELECT count(*)::int AS count FROM wallet.transfer WHERE key IN (${bet.betId}, ${`${bet.betId}:back`})`,
  )
  expect(count).toBe(2)
})

test('cut off anywhere, bets and rejections have their effect once or not at all', async () => {
  const order = fc.record({
    key: fc.nat(9),
    member: fc.constantFrom(...members, 'broke'),
    at: fc.nat(2),
    isParlay: fc.boolean(),
    isReject: fc.nat(3).map((n) => n === 0),
    stake: fc.bigInt({ min: 2_000n, max: 4_000n }),
  })
  await house.set({ maxExposure: 9_000 })
  let runs = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(order, { minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 3 }),
      fc.array(fc.constantFrom<RiderStep>('held', 'judged', 'stored'), { maxLength: 2 }),
      async (batches, cuts) => {
        const name = `p${++runs}`
        const matches = await Promise.all(
          [0, 1, 2].map((n) => house.match(n === 2 ? { status: 'LIVE' } : {})),
        )
        const posters = [
          openPoster({ url: house.fresh.url, riders: [slipRider(cutAt(cuts), 0)] }),
          openPoster({ url: house.fresh.url, riders: [slipRider(undefined, 0)] }),
        ]
        for (const batch of batches) {
          const waiting = await house.waiting()
          await Promise.all(
            batch.map(({ key, member, at, isParlay, isReject, stake }, n) => {
              const poster = posters[n % 2]!
              const bet = waiting[key % Math.max(1, waiting.length)]
              if (isReject && bet)
                return poster.place(rejectMessage(bet, { reason: 'SPORT_LIVE_PRICE', cause }))
              const legs = [matches[at]!, ...(isParlay ? [matches[(at + 1) % 3]!] : [])]
              const slip = slipOn(
                legs.map(({ marketNo }) => on(marketNo)),
                { stake },
              )
              return house
                .place(member, slip, `${name}-${key}-${at}-${isParlay}-${stake}`, poster)
                .catch(() => {})
            }),
          )
        }
        await Promise.all(posters.map((one) => one.close()))
        expect(await house.faults()).toEqual([])
      },
    ),
    { numRuns: 20 },
  )
  await house.set({ maxExposure: 200_000_000 })
  await audit()
})
