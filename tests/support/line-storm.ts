/**
 * Many transfers up and down the lines at once: no money appears or goes, and no deadlock reaches a client
 * (T-T3).
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { transferAlongLine } from '../../contract/player/cashier/transfer-along-line.ts'
import { demoAgentId, demoMemberId } from '../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { balancesOfMany, gatewayAccount, memberAccount, postTransaction } from '../../modules/wallet/index.ts'
import { oneOf, run, sql } from '../../platform/postgres.ts'
import { PAYMENT_PASSWORD, type CashierHouse, type Player } from './cashier.ts'

const CLIENTS = 24
const BUSY_TRIES = 20
const OPENING = 10_000_000n
/**
 * The lines of the demo: agent1 above agent2 and agent4, agent2 above agent3, members 1 to 3 below agent3,
 * member 6 below agent4.
 */
const down: Readonly<Record<string, readonly string[]>> = {
  agent1: ['agent2', 'agent3', 'agent4', 'member01', 'member02', 'member03', 'member06'],
  agent2: ['agent3', 'member01', 'member02', 'member03'],
  agent3: ['member01', 'member02', 'member03'],
  agent4: ['member06'],
}
const hasUpline = ['agent2', 'agent3', 'agent4', 'member01', 'member02', 'member03', 'member06']

export interface LineAccount extends Player {
  name: string
}

/** The eight accounts with money, allowed to transfer both ways. */
export async function lineAccounts(house: CashierHouse): Promise<LineAccount[]> {
  const agents = await Promise.all(
    [1, 2, 3, 4].map(async (number) => ({
      ...(await house.player(
        number,
        { account: `agent${number}`, type: number === 1 ? 1 : 2, isAgent: true },
        demoAgentId(number),
      )),
      name: `agent${number}`,
    })),
  )
  const members = await Promise.all(
    [1, 2, 3, 6].map(async (number) => ({
      ...(await house.player(number, {}, demoMemberId(number))),
      name: `member0${number}`,
    })),
  )
  const accounts = [...agents, ...members]
  await house.transaction(async (tx) => {
    for (const { id, name } of accounts) {
      await postTransaction(tx, {
        scope: 'test',
        key: `line:${name}`,
        kind: 'OPENING',
        currency: 'THB',
        entries: [
          {
            from: gatewayAccount(DEMO_MERCHANT, 'DEMO'),
            to: memberAccount(id),
            amount: OPENING,
            code: 'OPENING',
          },
        ],
      })
      await run(
        tx,
        sql`
        INSERT INTO cashier.line_rule (account_id, merchant_id, may_send_down, may_send_up, changed_by, changed_at) VALUES (${id}, ${DEMO_MERCHANT}, true, true, 'test', app.now())
        ON CONFLICT (account_id) DO UPDATE SET may_send_down = true, may_send_up = true`,
      )
    }
  })
  return accounts
}

/**
 * Sends `count` transfers from 24 clients; returns how many were accepted. Throws if money appeared or
 * disappeared, or a client saw an internal error.
 */
export async function stormTheLines(
  house: CashierHouse,
  accounts: readonly LineAccount[],
  count: number,
  random: () => number,
): Promise<{ accepted: number; refused: Record<string, number> }> {
  const ids = accounts.map((account) => account.id)
  const sum = async () =>
    [...(await balancesOfMany(house.server.process.database.kysely, ids)).values()].reduce(
      (total, one) => total + one.main + one.bonus + one.hold,
      0n,
    )
  const deadlocks = async () =>
    (
      await oneOf(
        house.server.process.database.kysely,
        sql<{
          count: bigint
        }>`SELECT deadlocks AS count FROM pg_stat_database WHERE datname = current_database()`,
      )
    ).count
  const [before, deadlocksBefore] = [await sum(), await deadlocks()]
  let busy = 0
  const refused: Record<string, number> = {}
  let [left, accepted] = [count, 0]
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!
  const client = async () => {
    while (left-- > 0) {
      // Money sent down is played once before it may leave; here the play is left out. If no connection is
      // free, the next turn does it.
      if (left % 25 === 0)
        await house
          .transaction((tx) =>
            run(
              tx,
              sql`
        UPDATE wagering.requirement SET status = 'CANCELLED', ended_at = app.now()
        WHERE requirement_id IN (SELECT requirement_id FROM wagering.requirement WHERE source = 'TRANSFER' AND status = 'OPEN' FOR UPDATE SKIP LOCKED)`,
            ),
          )
          .catch(() => {})
      const isUp = random() < 0.5
      const from = pick(isUp ? hasUpline : Object.keys(down))
      const sent = {
        key: randomUUID(),
        body: {
          direction: isUp ? 'UP' : 'DOWN',
          ...(isUp ? {} : { toAccount: pick(down[from]!) }),
          amount: 1_000 + Math.floor(random() * 50_000),
          password: PAYMENT_PASSWORD,
        },
      }
      let reply = await accounts.find((one) => one.name === from)!.call(transferAlongLine, sent)
      // A machine without room says so, and the same key is sent again as a client does; any other error is
      // ours.
      for (let again = 0; reply.status === 503 && again < BUSY_TRIES; again++) {
        busy++
        await sleep(200)
        reply = await accounts.find((one) => one.name === from)!.call(transferAlongLine, sent)
      }
      if (reply.success) accepted++
      else if (reply.status >= 500) throw new Error(`a client saw ${reply.status} ${reply.code}`)
      else refused[reply.code] = (refused[reply.code] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  // A deadlock that persisted after its retries would be answered as busy too.
  if (busy > 0 && (await deadlocks()) > deadlocksBefore)
    throw new Error(`${busy} answers said busy, and there were deadlocks`)
  const after = await sum()
  if (after !== before) throw new Error(`the accounts held ${before} together and hold ${after}`)
  return { accepted, refused }
}
