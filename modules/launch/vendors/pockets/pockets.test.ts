/**
 * Transfers with every fault between the steps, compared with a model of what the member and the vendor must
 * hold.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../../../kernel/refusal.ts'
import { openDatabase, oneOf, run, sql, type Database } from '../../../../platform/postgres.ts'
import { freshDatabase, type FreshDatabase } from '../../../../tests/support/database.ts'
import { vendorRecord } from '../../../../tests/support/pocket-vendor.ts'
import {
  balancesOf,
  gatewayAccount,
  memberAccount,
  openAccounts,
  pocketsOf,
  postTransaction,
  reverse,
  runAudit,
} from '../../../wallet/index.ts'
import type { VendorDirectory } from '../access/vendors.ts'
import { Pockets } from './pockets.ts'
import { mishaps, PocketLine, type Mishap } from '../../../../tests/support/pocket-line.ts'

let fresh: FreshDatabase
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 4 })
  await run(
    database.kysely,
    sql`
    INSERT INTO launch.vendor_access (vendor_code, launch_url, wallet_mode, api_url, not_found_is_final) VALUES ('POCKETS', 'https://pockets.example/', 'TRANSFER', 'https://pockets.example/api', true)`,
  )
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const OPENING = 10_000
const record = vendorRecord('https://pockets.example/api')

async function newMember(): Promise<string> {
  const memberId = randomUUID()
  await database.transaction(async (tx) => {
    await openAccounts(tx, { merchantId: 'm', memberId, kind: 'member' })
    await postTransaction(tx, {
      scope: 'test',
      key: memberId,
      kind: 'OPENING',
      currency: 'THB',
      entries: [
        {
          from: gatewayAccount('m', 'TEST'),
          to: memberAccount(memberId),
          amount: BigInt(OPENING),
          code: 'OPENING',
        },
      ],
    })
  })
  return memberId
}

const stand = async (memberId: string) => ({
  main: Number((await balancesOf(database.kysely, memberId)).main),
  pocket: Number((await pocketsOf(database.kysely, memberId)).get('POCKETS') ?? 0n),
  waiting: Number(
    (
      await oneOf(
        database.kysely,
        sql<{
          amount: bigint
        }>`SELECT coalesce(sum(amount_minor), 0)::bigint AS amount FROM audit.in_transit WHERE member_id = ${memberId}`,
      )
    ).amount,
  ),
})

const makeDue = (memberId: string) =>
  run(
    database.kysely,
    sql`UPDATE launch.pocket_transfer SET next_ask_at = clock_timestamp() WHERE member_id = ${memberId} AND state = 'PENDING'`,
  )

type Step =
  | { do: 'move'; direction: 'IN' | 'OUT'; amount: number; mishap: Mishap }
  | { do: 'play'; change: number }
  | { do: 'look' }
  | { do: 'ask'; isDeaf: boolean }
  | { do: 'arrive' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      direction: fc.constantFrom('IN' as const, 'OUT' as const),
      amount: fc.integer({ min: 1, max: 6_000 }),
      mishap: fc.constantFrom(...mishaps),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      change: fc.integer({ min: -3_000, max: 3_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'look' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask' as const), isDeaf: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ do: 'arrive' as const }) },
)

test('whatever is lost, late, doubled or killed between the steps, no money is lost or created', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const memberId = await newMember()
      const line = new PocketLine()
      const directory = { find: () => record } as unknown as VendorDirectory
      /** A process of the platform; when it dies another one continues. */
      const open = () =>
        new Pockets({
          database,
          directory,
          api: line.api,
          onError: (error) => {
            throw error
          },
        })
      let pockets = open()
      let played = 0
      for (const one of steps) {
        if (one.do === 'move') {
          line.mishap = one.mishap
          const order = {
            merchantId: 'm',
            memberId,
            vendor: record,
            direction: one.direction,
            amount: BigInt(one.amount),
            currency: 'THB' as const,
            requestKey: randomUUID(),
            now: new Date(),
            moment: () => '',
          }
          const isOver = pockets.move(order).then(
            () => true,
            (error: unknown) => {
              if (error instanceof Refusal) return true
              throw error
            },
          )
          // A killed process answers nobody; its transaction is committed before the vendor is called.
          const isDead =
            one.mishap.startsWith('die') &&
            !(await Promise.race([isOver, waitUntilWaiting(memberId, isOver).then(() => false)]))
          if (isDead) pockets = open()
          else await isOver
        } else if (one.do === 'play') {
          const held = line.vendor.pockets.get(memberId) ?? 0
          const change = Math.max(one.change, -held)
          line.vendor.pockets.set(memberId, held + change)
          played += change
        } else if (one.do === 'look') await pockets.look(record, { merchantId: 'm', memberId })
        else if (one.do === 'arrive') line.arrive()
        else {
          line.isDeaf = one.isDeaf
          await makeDue(memberId)
          await pockets.askDue()
        }
        const now = await stand(memberId)
        expect(Math.min(now.main, now.pocket)).toBeGreaterThanOrEqual(0)
      }
      line.isDeaf = false
      line.arrive()
      await makeDue(memberId)
      await pockets.askDue()
      line.arrive()
      expect(await pockets.look(record, { merchantId: 'm', memberId })).toMatchObject({ status: 'OPEN' })
      const end = await stand(memberId)
      expect(end.waiting).toBe(0)
      expect(end.pocket).toBe(line.vendor.pockets.get(memberId) ?? 0)
      expect(end.main + end.pocket).toBe(OPENING + played)
    }),
    { numRuns: 60 },
  )
  expect((await runAudit(database.kysely)).filter((proof) => !proof.ok)).toEqual([])
})

/** Until the money has left and nobody has ended the transfer: the moment in which a process is killed. */
async function waitUntilWaiting(memberId: string, isOver: Promise<unknown>): Promise<void> {
  let isAnswered = false
  const note = () => {
    isAnswered = true
  }
  void isOver.then(note, note)
  while (!isAnswered && (await stand(memberId)).waiting === 0)
    await new Promise((done) => {
      setTimeout(done, 5)
    })
}

test('an operator’s reversal cannot split a transfer', async () => {
  const memberId = await newMember()
  const line = new PocketLine()
  const pockets = new Pockets({
    database,
    directory: { find: () => record } as unknown as VendorDirectory,
    api: line.api,
    onError: () => {},
  })
  await pockets.move({
    merchantId: 'm',
    memberId,
    vendor: record,
    direction: 'IN',
    amount: 100n,
    currency: 'THB',
    requestKey: 'once',
    now: new Date(),
    moment: () => '',
  })
  const { txn_id } = await oneOf(
    database.kysely,
    sql<{ txn_id: bigint }>`SELECT max(txn_id) AS txn_id FROM wallet.txn WHERE kind = 'POCKET_ARRIVED'`,
  )
  await expect(
    database.transaction((tx) =>
      reverse(tx, { txnId: txn_id.toString(), scope: 'test', key: 'back', actor: 'op', reason: 'try' }),
    ),
  ).rejects.toMatchObject({ code: 'ADJUSTMENT_STATE' })
})
