/** A product's batch that is cut off: its bets and their money stay together (docs/flows/product-bet.md). */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPoster, runAudit, type RidingMessage } from '../../modules/wallet/index.ts'
import { oneOf, openDatabase, run, sql, type Database } from '../../platform/postgres.ts'
import { openWallet, type Wallet } from './support.ts'
import {
  buy,
  cancel,
  openIssue,
  openTickets,
  roomOf,
  setOpen,
  ticketFaults,
  ticketRider,
  type Step,
} from './tickets.ts'

const ROOM = 1_000n
let wallet: Wallet
let owner: Database
beforeAll(async () => {
  wallet = await openWallet()
  owner = openDatabase({ url: wallet.fresh.ownerUrl, role: null, max: 2 })
  await openTickets(wallet.fresh.ownerUrl)
  for (const memberId of ['one', 'two', 'three']) await wallet.member(memberId, { main: 1_000_000n })
})
afterAll(async () => {
  await owner.close()
  await wallet.close()
})

const issue = async (name: string): Promise<string> => {
  await openIssue(wallet.database, name, ROOM)
  return name
}
const faults = () => ticketFaults(wallet.database, ROOM)
const statuses = async (messages: readonly RidingMessage[], by: ReturnType<typeof openPoster>) =>
  (await Promise.all(messages.map((message) => by.place(message)))).map(
    ({ status, reason }) => reason ?? status,
  )
const audit = async () => {
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
}

const cutAt = (cuts: readonly Step[]) => {
  const left = [...cuts]
  return ticketRider({
    async onStep(step, tx) {
      if (left[0] !== step) return
      left.shift()
      const { pid } = await oneOf(tx, sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`)
      await run(owner.kysely, sql`SELECT pg_terminate_backend(${pid})`)
    },
  })
}

test('cut off before the money, behind it and before the commit, a batch is taken again and has its effect once', async () => {
  const name = await issue('k1')
  const cut = openPoster({ url: wallet.fresh.url, riders: [cutAt(['judge', 'store', 'stored'])] })
  expect(await statuses([buy('k-1', 'one', name), buy('k-2', 'two', name, 950n)], cut)).toEqual([
    'OK',
    'ISSUE_SOLD_OUT',
  ])
  const { count } = await oneOf(
    wallet.database.kysely,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM wallet.transfer WHERE key = 'k-1'`,
  )
  expect(count).toBe(1n)
  expect(await roomOf(wallet.database, name)).toBe(ROOM - 100n)
  expect(await faults()).toEqual([])
  await cut.close()
})

test('cut off anywhere, no bet is without its money and no money without its bet', async () => {
  let runs = 0
  const order = fc.record({
    ticket: fc.nat(12),
    member: fc.constantFrom('one', 'two', 'three', 'broke'),
    at: fc.nat(2),
    amount: fc.bigInt({ min: 1n, max: 600n }),
    isCancel: fc.nat(3).map((n) => n === 0),
  })
  await wallet.member('broke', { main: 300n })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(order, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.constantFrom<Step>('judge', 'store', 'stored'), { maxLength: 2 }),
      fc.nat(2),
      async (batches, cuts, closedAt) => {
        const names = await Promise.all([0, 1, 2].map((n) => issue(`p${++runs}x${n}`)))
        const posters = [
          openPoster({ url: wallet.fresh.url, riders: [cutAt(cuts)] }),
          openPoster({ url: wallet.fresh.url, riders: [ticketRider({ lanes: 2 })] }),
        ]
        for (const [turn, batch] of batches.entries()) {
          if (turn === 1) await setOpen(wallet.database, names[closedAt]!, false)
          await Promise.all(
            batch.map(({ ticket, member, at, amount, isCancel }, n) => {
              const id = `${names[at]}t${ticket}`
              const message = isCancel ? cancel(id, member, names[at]!) : buy(id, member, names[at]!, amount)
              return posters[n % 2]!.place(message)
            }),
          )
        }
        await Promise.all(posters.map((one) => one.close()))
        expect(await faults()).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
  await audit()
})
