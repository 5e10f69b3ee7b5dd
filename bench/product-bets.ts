/**
 * P13: bets of a product of the house, judged, posted and stored in one commit, against the same bets of a
 * vendor. The product is the made-up coin of tests/products; both go through the poster.
 */
import { randomUUID } from 'node:crypto'
import { openPoster, setGameGuards, type VendorPosting } from '../modules/wallet/index.ts'
import { openDatabase, run, sql } from '../platform/postgres.ts'
import { coinRider, coinTables, GAME, stake, VENDOR } from '../tests/products/coin/coin.ts'
import { openIssue } from '../tests/products/coin/settling.ts'
import { openBenchDatabase, rateOf, type Bench, type OpenBench } from './harness.ts'

const MEMBERS = 10_000
const SECONDS = 3
const IN_FLIGHT = 512
const ISSUE = 'bench'

export const bench: Bench = { name: 'product-bets', rounds: 5, open }

const memberOf = (n: number) => `bench-${n}`

async function open(): Promise<OpenBench> {
  const server = await openBenchDatabase()
  const owner = openDatabase({ url: server.ownerUrl, role: null, max: 1 })
  await owner.pool.query(coinTables)
  await owner.transaction((tx) =>
    setGameGuards(tx, [{ vendor: VENDOR, gameCode: GAME, product: 'ELOTT', isOpen: true }]),
  )
  await run(
    owner.kysely,
    sql`SELECT wallet.open_owner('bench-' || n, 'member', 'demo') FROM generate_series(0, ${MEMBERS - 1}::int) AS n`,
  )
  await run(owner.kysely, sql`UPDATE wallet.balance SET balance = 1000000000000 WHERE account_id & 65535 = 4`)
  await openIssue(owner.kysely, ISSUE, 1_000_000_000_000n)
  await run(owner.kysely, sql`VACUUM ANALYZE`)
  const poster = openPoster({ url: server.ownerUrl, riders: [coinRider()] })
  const rate = (take: (bet: ReturnType<typeof anyBet>) => Promise<{ status: string }>) =>
    rateOf(SECONDS, IN_FLIGHT, async () => {
      const { status } = await take(anyBet())
      if (status !== 'OK') throw new Error(`a bet was answered ${status}`)
    })
  return {
    figures: [
      {
        name: 'bets',
        unit: '/s',
        take: () =>
          rate((bet) => {
            const { ride: _, ...message } = stake(bet)
            return poster.post({ ...message, roundId: bet.betId } as VendorPosting)
          }),
      },
      { name: 'product bets', unit: '/s', take: () => rate((bet) => poster.place(stake(bet))) },
    ],
    goals: [
      {
        title: 'bets of a product in one commit against bets of a vendor',
        ours: 'product bets',
        reference: 'bets',
        atLeast: 0.6,
      },
    ],
    notes: [
      `${MEMBERS} members, ${IN_FLIGHT} bets in flight; the product's bets are on two sides of one issue`,
    ],
    async close() {
      await poster.close()
      await owner.close()
      await server.stop()
    },
  }
}

const anyBet = () => ({
  betId: randomUUID(),
  memberId: memberOf(Math.floor(Math.random() * MEMBERS)),
  issue: ISSUE,
  side: Math.random() < 0.5 ? ('HEADS' as const) : ('TAILS' as const),
  amount: 100n,
})
