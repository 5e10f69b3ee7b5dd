/**
 * A draw of many tickets, killed at every chunk of its settlement and of its corrections, and counted again
 * from the tickets alone.
 */
import { placeSlip } from '../../../modules/lottery/orders/place.ts'
import { lotteryRider } from '../../../modules/lottery/orders/rider.ts'
import type { SettleStep } from '../../../modules/lottery/orders/settling/draw.ts'
import type { IssueKey } from '../../../modules/lottery/draws/door.ts'
import { creditSet, openPoster } from '../../../modules/wallet/index.ts'
import { openDatabase, rowsOf, run, sql, type Database } from '../../../platform/postgres.ts'
import { MERCHANT } from '../../ledger/support.ts'
import { dropConnections, stateOf } from '../../support/lottery-cuts.ts'
import { freshKey, ledgerAgrees, lotteryFaults, OPENING, type LotteryHouse } from '../../support/lottery.ts'

const TICKETS_EACH = 5
const IN_FLIGHT = 512
const AT_ONCE = 1_000
const CHUNK = 250
/** At the two prize groups that are played: return of a last digit × 10,000. */
const ODDS: Readonly<Record<number, bigint>> = { 1_960: 98_000n, 1_900: 95_000n }
const MEMBER_G = 1_960

export interface LargeDraw {
  readonly tickets: number
  random(below: number): number
  say(line: string): void
}

export interface LargeDrawOutcome {
  readonly tickets: number
  readonly kills: number
  readonly failures: string[]
}

interface Ticket {
  readonly member: number
  readonly digit: number
  readonly multiple: number
  readonly betG: 1_960 | 1_900
}

const nameOf = (member: number): string => `large-${member}`

export async function playLargeDraw(house: LotteryHouse, asked: LargeDraw): Promise<LargeDrawOutcome> {
  const { random, say } = asked
  const members = Math.ceil(asked.tickets / TICKETS_EACH)
  const patient = openDatabase({ url: house.fresh.ownerUrl, role: null, max: 2, statementTimeoutMs: 900_000 })
  await openMembers(house, patient, members)
  const issue = await house.issue('SSC60', { closesInS: 36_000 })
  const tickets = Array.from(
    { length: members * TICKETS_EACH },
    (_, place): Ticket => ({
      member: place % members,
      digit: random(10),
      multiple: 1 + random(5),
      betG: random(2) ? 1_960 : 1_900,
    }),
  )
  await placeAll(house, issue, tickets)
  await run(patient.kysely, sql`ANALYZE`)
  say(`${tickets.length} tickets of ${members} members stand`)
  const openings = new Map(Array.from({ length: members }, (_, member) => [nameOf(member), OPENING]))
  const failures: string[] = []
  let kills = 0
  for (const result of ['00005', '00008', '00005']) {
    await house.draw(issue, result)
    const own = await settleKilled(house, issue, random)
    kills += own
    say(`the result ${result} is paid, killed ${own} times`)
    failures.push(...(await wrongShares(patient, issue, tickets, Number(result.at(-1)))))
    failures.push(...(await lotteryFaults(patient, openings)))
    if ((await stateOf(house, issue)) !== 'SETTLED') failures.push(`after ${result} it is not settled`)
  }
  await ledgerAgrees(patient).catch((error: Error) => failures.push(error.message))
  await patient.close()
  return { tickets: tickets.length, kills, failures: failures.slice(0, 20) }
}

async function openMembers(house: LotteryHouse, owner: Database, members: number): Promise<void> {
  await run(
    owner.kysely,
    sql`
    INSERT INTO identity.account (account_id, merchant_id, username, type, password_hash, member_g)
    SELECT 'large-' || n, ${MERCHANT}, 'large' || n, 0, '-', ${MEMBER_G}::int FROM generate_series(0, ${members - 1}::int) AS n`,
  )
  await run(
    owner.kysely,
    sql`SELECT wallet.open_owner('large-' || n, 'member', ${MERCHANT}) FROM generate_series(0, ${members - 1}::int) AS n`,
  )
  for (let from = 0; from < members; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, members - from) }, (_, n) => nameOf(from + n))
    await house.database.transaction((tx) =>
      creditSet(tx, {
        merchantId: MERCHANT,
        scope: 'opening',
        kind: 'OPENING',
        code: 'OPENING',
        expense: 'opening',
        credits: some.map((memberId) => ({ memberId, amount: OPENING, key: memberId })),
      }),
    )
  }
}

/** By two processes' posters at once. */
async function placeAll(house: LotteryHouse, issue: IssueKey, tickets: readonly Ticket[]): Promise<void> {
  const { database } = house
  const other = openPoster({ url: house.fresh.url, riders: [lotteryRider()] })
  let next = 0
  const placeOn = async (worker: number) => {
    while (next < tickets.length) {
      const { member, digit, multiple, betG } = tickets[next++]!
      const line = {
        playCode: 'SSC_POSITION',
        selections: [[], [], [], [], [String(digit)]],
        unitAmount: 100,
        multiple,
      }
      const poster = worker % 2 ? other : house.poster
      await placeSlip({ database, poster }, house.bettor(nameOf(member)), freshKey(), {
        ...issue,
        betG,
        lines: [line],
      })
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, (_, worker) => placeOn(worker)))
  await other.close()
}

/**
 * Settles and is killed at every page of wins and shares, then at about every chunk of members, once by an
 * error and once by the end of its connections; returns how often.
 */
async function settleKilled(
  house: LotteryHouse,
  issue: IssueKey,
  random: (below: number) => number,
): Promise<number> {
  for (let kills = 0; ; kills++) {
    let [early, late, hasCut] = [0, 0, false]
    const cutLate = 2 + random(4)
    const onStep = async (step: SettleStep) => {
      const isEarly = step === 'won' || step === 'shared'
      if (hasCut || (isEarly ? early++ !== kills : late++ !== cutLate)) return
      hasCut = true
      // Behind a commit there is no connection to end.
      if (isEarly || kills % 2 === 0) throw new Error('killed')
      await dropConnections(house)
    }
    const isDone = await house.settle(issue, { chunk: CHUNK, onStep }).then(
      () => !hasCut,
      () => false,
    )
    if (isDone) return kills
  }
}

/** What each member must have got by the tickets, against what their share says. */
async function wrongShares(
  database: Database,
  issue: IssueKey,
  tickets: readonly Ticket[],
  digit: number,
): Promise<string[]> {
  const due = new Map<string, { paid: bigint; rebate: bigint }>()
  for (const ticket of tickets) {
    const name = nameOf(ticket.member)
    const stake = BigInt(ticket.multiple) * 100n
    const own = due.get(name) ?? { paid: 0n, rebate: 0n }
    due.set(name, {
      paid: own.paid + (ticket.digit === digit ? (stake * ODDS[ticket.betG]!) / 10_000n : 0n),
      rebate: own.rebate + (stake * BigInt(MEMBER_G - ticket.betG)) / 2_000n,
    })
  }
  const rows = await rowsOf(
    database.kysely,
    sql<{ member_id: string; paid: bigint; rebate: bigint }>`
    SELECT member_id, paid_amount AS paid, paid_rebate_amount AS rebate FROM lottery.share
    WHERE game_code = ${issue.gameCode} AND numero = ${issue.numero}`,
  )
  const wrong = rows.flatMap(({ member_id: memberId, paid, rebate }) => {
    const own = due.get(memberId)
    due.delete(memberId)
    return own && own.paid === paid && own.rebate === rebate
      ? []
      : [`${memberId} got ${paid} and ${rebate} instead of ${own?.paid ?? 0n} and ${own?.rebate ?? 0n}`]
  })
  return [...wrong, ...[...due.keys()].map((memberId) => `${memberId} has no share`)]
}
