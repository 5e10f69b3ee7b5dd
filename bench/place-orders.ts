/**
 * P14: bets in a lottery, priced, judged, posted and stored with their lines in one commit, against bets of a
 * vendor; and how long a ticket of a hundred lines takes.
 */
import { randomUUID } from 'node:crypto'
import { openDatabase, type Database, run, sql } from '../platform/postgres.ts'
import { lotteryRider } from '../modules/lottery/orders/rider.ts'
import { placeSlip } from '../modules/lottery/orders/place.ts'
import { openPoster, type VendorPosting } from '../modules/wallet/index.ts'
import { MERCHANT } from '../tests/ledger/support.ts'
import { openGames, openIssueRow } from '../tests/support/lottery.ts'
import { openBenchDatabase, rateOf, type Bench, type OpenBench } from './harness.ts'

const MEMBERS = 10_000
const SECONDS = 3
const IN_FLIGHT = 512
const TICKETS = 50
const LINES = 100
const ISSUE = { gameCode: 'SSC60', numero: '209912310001' }

export const bench: Bench = { name: 'place-orders', rounds: 5, open }

async function open(): Promise<OpenBench> {
  const server = await openBenchDatabase()
  const owner = openDatabase({ url: server.ownerUrl, role: null, max: 2 })
  const database = openDatabase({ url: server.ownerUrl, max: 8 })
  await openHouse(database, owner)
  await run(owner.kysely, sql`VACUUM ANALYZE`)
  const poster = openPoster({ url: server.ownerUrl, riders: [lotteryRider()] })
  const parts = { database, poster }
  const place = (lines: number) => {
    const memberId = memberOf(Math.floor(Math.random() * MEMBERS))
    const bettor = { merchantId: MERCHANT, memberId, currency: 'THB' as const }
    return placeSlip(parts, bettor, randomUUID(), { ...ISSUE, betG: 1_960, lines: linesOf(lines) })
  }
  return {
    figures: [
      {
        name: 'bets',
        unit: '/s',
        take: () => rateOf(SECONDS, IN_FLIGHT, async () => isTaken(await poster.post(vendorBet()))),
      },
      {
        name: 'lottery bets',
        unit: '/s',
        take: () =>
          rateOf(SECONDS, IN_FLIGHT, async () => {
            await place(1)
          }),
      },
      {
        name: `ticket of ${LINES} lines`,
        unit: 'ms',
        take: async () => {
          const begin = performance.now()
          for (let ticket = 0; ticket < TICKETS; ticket++) await place(LINES)
          return (performance.now() - begin) / TICKETS
        },
      },
      { name: 'most', unit: 'ms', take: async () => 25 },
    ],
    goals: [
      {
        title: 'bets in a lottery against bets of a vendor',
        ours: 'lottery bets',
        reference: 'bets',
        atLeast: 0.6,
      },
      {
        title: 'a large ticket on the server',
        ours: `ticket of ${LINES} lines`,
        reference: 'most',
        atMost: 1,
      },
    ],
    notes: [`${MEMBERS} members, ${IN_FLIGHT} bets in flight, all in one issue`],
    async close() {
      await poster.close()
      await Promise.all([database.close(), owner.close()])
      await server.stop()
    },
  }
}

/** Members with money, and an issue that is open for long. */
async function openHouse(database: Database, owner: Database): Promise<void> {
  await openGames(database, owner)
  await run(
    owner.kysely,
    sql`
    INSERT INTO identity.account (account_id, merchant_id, username, type, password_hash, member_g)
    SELECT 'bench-' || n, ${MERCHANT}, 'bench-' || n, 0, '-', 1960 FROM generate_series(0, ${MEMBERS - 1}::int) AS n`,
  )
  await run(
    owner.kysely,
    sql`SELECT wallet.open_owner('bench-' || n, 'member', ${MERCHANT}) FROM generate_series(0, ${MEMBERS - 1}::int) AS n`,
  )
  await run(owner.kysely, sql`UPDATE wallet.balance SET balance = 1000000000000 WHERE account_id & 65535 = 4`)
  await run(
    owner.kysely,
    sql`INSERT INTO lottery.terms (merchant_id, game_code, max_payout_amount) VALUES (${MERCHANT}, ${ISSUE.gameCode}, 1000000000000)`,
  )
  await openIssueRow(owner, ISSUE, { closesInS: 86_400 })
}

const memberOf = (n: number) => `bench-${n}`

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    playCode: 'SSC_POSITION',
    selections: [[], [], [], [], [String(n % 10)]],
    unitAmount: 100,
    multiple: 1,
  }))

function vendorBet(): VendorPosting {
  const id = randomUUID()
  return {
    kind: 'BET',
    vendor: 'ELOTT',
    gameCode: ISSUE.gameCode,
    memberId: memberOf(Math.floor(Math.random() * MEMBERS)),
    roundId: id,
    transactionId: id,
    amount: 100n,
    mode: 'REAL',
  }
}

function isTaken({ status }: { status: string }): void {
  if (status !== 'OK') throw new Error(`a bet was answered ${status}`)
}
