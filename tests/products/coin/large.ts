/**
 * Draws of many members, from the bets to a corrected result and the rebates, with connections cut meanwhile.
 */
import {
  creditSet,
  openAccounts,
  openPoster,
  runAudit,
  sealTransfers,
} from '../../../modules/wallet/index.ts'
import { oneOf, openDatabase, run, sql, type Database } from '../../../platform/postgres.ts'
import { MERCHANT } from '../../ledger/support.ts'
import { rollUpAll } from '../../support/ledger-marks.ts'
import { coinRider, stake, type CoinBet } from './coin.ts'
import { coinFaults, openCoinHouse } from './house.ts'
import { draw, giveRebates, openIssue, pay } from './settling.ts'

const OPENING = 1_000_000n
const IN_FLIGHT = 1_024
const MEMBERS_AT_ONCE = 1_000

export interface LargeDraws {
  url: string
  ownerUrl: string
  members: number
  /** Each member bets once in each. */
  issues: number
  random(below: number): number
  /** How many connections are cut, and about how many milliseconds lie between two of them. */
  cuts: number
  cutEveryMs: number
  say?(line: string): void
}

export interface LargeOutcome {
  rounds: number
  cuts: number
  failures: string[]
}

/** Two processes at once take the bets, pay, correct and credit. */
export async function playLargeDraws(asked: LargeDraws): Promise<LargeOutcome> {
  const { url, ownerUrl, issues, say = () => {} } = asked
  const database = openDatabase({ url, max: 6 })
  const owner = openDatabase({ url: ownerUrl, role: null, max: 1, statementTimeoutMs: 600_000 })
  const names = Array.from({ length: asked.members }, (_, n) => `large-${n}`)
  await openCoinHouse(ownerUrl, database, [])
  await openMembers(database, names)
  const cutter = cutMeanwhile(owner, asked)
  const posters = [0, 1].map(() => openPoster({ url, riders: [coinRider()] }))
  const failures: string[] = []
  try {
    for (let n = 0; n < issues; n++) {
      const issue = `large-${n}`
      await untilDone(() => openIssue(database.kysely, issue, 1_000_000_000n))
      let next = 0
      const takeOn = async (by: number) => {
        while (next < names.length) {
          const place = next++
          const bet: CoinBet = {
            betId: `${issue}-${place}`,
            memberId: names[place]!,
            issue,
            side: (place + n) % 3 ? 'HEADS' : 'TAILS',
            amount: BigInt(((place * 7 + n) % 300) + 1),
          }
          const { status } = await posters[by]!.place(stake(bet))
          if (status !== 'OK') failures.push(`${bet.betId} was answered ${status}`)
        }
      }
      await Promise.all(Array.from({ length: IN_FLIGHT }, (_, worker) => takeOn(worker % 2)))
      const drawn = await untilDone(() => draw(database, issue))
      await payBeside(database, issue)
      if (n % 2) {
        await untilDone(() => draw(database, issue, drawn === 'HEADS' ? 'TAILS' : 'HEADS'))
        await payBeside(database, issue)
      }
      await Promise.all([0, 1].map(() => untilDone(() => giveRebates(database, issue))))
      say(`${(n + 1) * names.length} of ${issues * names.length} rounds settled`)
    }
  } finally {
    await Promise.all(posters.map((poster) => poster.close()))
    await cutter.stop()
  }
  failures.push(...(await faultsOf(owner, names, issues)))
  await Promise.all([database.close(), owner.close()])
  return { rounds: names.length * issues, cuts: cutter.cuts(), failures }
}

const payBeside = (database: Database, issue: string) =>
  Promise.all([0, 1].map(() => untilDone(() => pay(database, issue))))

/** What a job does that is cut off: it is called again. The cuts end before these tries do. */
async function untilDone<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries > 1_000) throw error
    }
  }
}

async function openMembers(database: Database, names: readonly string[]): Promise<void> {
  for (let from = 0; from < names.length; from += MEMBERS_AT_ONCE) {
    const some = names.slice(from, from + MEMBERS_AT_ONCE)
    await database.transaction(async (tx) => {
      for (const memberId of some) await openAccounts(tx, { merchantId: MERCHANT, memberId, kind: 'member' })
      await creditSet(tx, {
        merchantId: MERCHANT,
        scope: 'opening',
        kind: 'OPENING',
        code: 'OPENING',
        expense: 'opening',
        credits: some.map((memberId) => ({ memberId, amount: OPENING, key: memberId })),
      })
    })
  }
}

/** Ends a connection now and then that is in the middle of a transaction. */
function cutMeanwhile(owner: Database, { cuts: most, cutEveryMs: everyMs, random }: LargeDraws) {
  let [isRunning, cuts] = [true, 0]
  const work = (async () => {
    while (isRunning && cuts < most) {
      await new Promise((done) => setTimeout(done, everyMs / 2 + random(everyMs)))
      const { ended } = await oneOf(
        owner.kysely,
        sql<{ ended: number }>`
        SELECT count(pg_terminate_backend(pid))::int AS ended FROM (
          SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND usename IS NOT NULL AND pid <> pg_backend_pid()
            AND xact_start IS NOT NULL AND application_name <> 'sala-poster-names' LIMIT 1) AS a`,
      )
      cuts += ended
    }
  })()
  return {
    cuts: () => cuts,
    async stop() {
      isRunning = false
      await work
    },
  }
}

async function faultsOf(database: Database, names: readonly string[], issues: number): Promise<string[]> {
  await run(database.kysely, sql`ANALYZE`)
  const faults = await coinFaults(database, names, OPENING)
  const { unpaid } = await oneOf(
    database.kysely,
    sql<{ unpaid: number }>`
    SELECT ${names.length * issues}::int - count(*) FILTER (WHERE paid_version = version AND (rebate > 0 OR valid < 10))::int AS unpaid FROM coin.prize`,
  )
  if (unpaid > 0) faults.push(`${unpaid} rounds were not paid by their last result`)
  const { torn } = await oneOf(
    database.kysely,
    sql<{ torn: number }>`
    SELECT count(*)::int AS torn FROM coin.bet b JOIN wallet.transfer t ON t.id = b.wallet_txn::bigint WHERE b.xmin <> t.xmin`,
  )
  if (torn > 0) faults.push(`${torn} bets were not stored in the transaction of their money`)
  await rollUpAll(database)
  await sealTransfers(database)
  for (const { id, ok, detail } of await runAudit(database.kysely))
    if (!ok) faults.push(`${id}: ${JSON.stringify(detail)}`)
  return faults
}
