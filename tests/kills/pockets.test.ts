/**
 * Pockets at a transfer-mode vendor under kills: the platform's process dies between the debit and the call,
 * between the call and its answer, and anywhere else, while messages are lost, doubled and garbled on their
 * way. Afterwards every transfer is definite, each was done at the vendor and in the ledger or in neither,
 * and no satang was lost or made.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PlayerCall } from '../../contract/vendor/launch/player-calls.ts'
import {
  balancesOf,
  gatewayAccount,
  memberAccount,
  openAccounts,
  pocketsOf,
  postTransaction,
  runAudit,
} from '../../modules/wallet/index.ts'
import { openDatabase, oneOf, rowsOf, run, sql, type Database } from '../../platform/postgres.ts'
import { freshDatabase, type FreshDatabase } from '../support/database.ts'
import { PocketVendor, servePockets, type Mishap } from '../support/pocket-vendor.ts'
import { openPockets } from './pocket-moves.ts'

const OPENING = 100_000
const members = Array.from({ length: 8 }, () => randomUUID())

let fresh: FreshDatabase
let database: Database
let http: Server
let url: string
const vendor = new PocketVendor()
let mishapOf: (call: PlayerCall) => Mishap = () => 'none'
let seen: (call: PlayerCall) => void = () => {}

beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 4 })
  const served = await servePockets(
    vendor,
    (call) => mishapOf(call),
    (call) => seen(call),
  )
  http = served.server
  url = served.url
  await run(
    database.kysely,
    sql`INSERT INTO launch.vendor_access (vendor_code, launch_url, wallet_mode, api_url, not_found_is_final) VALUES ('POCKETS', 'https://pockets.example/', 'TRANSFER', ${url}, true)`,
  )
  await database.transaction(async (tx) => {
    for (const memberId of members) {
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
    }
  })
})
beforeEach(() => {
  mishapOf = () => 'none'
  seen = () => {}
})
afterAll(async () => {
  http.closeAllConnections()
  http.close()
  await database.close()
  await fresh.drop()
})

interface Said {
  memberId: string
  direction: 'IN' | 'OUT'
  amount: number
  state: string
  transferId: string
}
const acknowledged = new Map<string, Said>()

function spawnMover(): { child: ChildProcess; ended: Promise<unknown> } {
  const script = `import(${JSON.stringify(join(import.meta.dirname, 'pocket-moves.ts'))}).then((moves) => moves.moveUntilKilled(${JSON.stringify(fresh.url)}, ${JSON.stringify(url)}, ${JSON.stringify(members)}))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    const said = JSON.parse(line) as Said
    if (said.state === 'DONE') acknowledged.set(said.transferId, said)
  })
  return {
    child,
    ended: new Promise((done) => {
      lines.on('close', done)
    }),
  }
}

/** A fresh process finishes what the dead one left; then ledger and vendor must say the same. */
async function settleAndCheck(): Promise<void> {
  mishapOf = () => 'none'
  const after = openPockets(fresh.url, url)
  await expect
    .poll(async () => {
      await run(
        database.kysely,
        sql`UPDATE launch.pocket_transfer SET next_ask_at = clock_timestamp() WHERE state = 'PENDING'`,
      )
      await after.pockets.askDue()
      return (
        await oneOf(
          database.kysely,
          sql<{ count: number }>`SELECT count(*)::int AS count FROM audit.in_transit`,
        )
      ).count
    })
    .toBe(0)
  await after.database.close()
  for (const memberId of members) {
    const main = Number((await balancesOf(database.kysely, memberId)).main)
    const pocket = Number((await pocketsOf(database.kysely, memberId)).get('POCKETS') ?? 0n)
    expect({ memberId, pocket, sum: main + pocket }).toEqual({
      memberId,
      pocket: vendor.pockets.get(memberId) ?? 0,
      sum: OPENING,
    })
  }
  const transfers = await rowsOf(
    database.kysely,
    sql<{
      id: string
      state: string
    }>`SELECT transfer_id::text AS id, state FROM launch.pocket_transfer WHERE state <> 'REFUSED'`,
  )
  expect(
    transfers.filter(({ id, state }) => (vendor.done.get(id)?.status === 'OK') !== (state === 'DONE')),
  ).toEqual([])
  const done = new Set(transfers.filter(({ state }) => state === 'DONE').map(({ id }) => id))
  expect([...acknowledged.keys()].filter((id) => !done.has(id))).toEqual([])
  expect((await runAudit(database.kysely)).filter((proof) => !proof.ok)).toEqual([])
}

test('killed at any moment, with messages lost, doubled and garbled on their way', async () => {
  const mishaps: Mishap[] = [
    'none',
    'none',
    'none',
    'none',
    'lost before',
    'lost after',
    'twice',
    'HTTP 500',
    'garbage',
  ]
  let turn = 0
  mishapOf = () => mishaps[(turn++ * 7) % mishaps.length]!
  for (let kill = 0; kill < 5; kill++) {
    const before = acknowledged.size
    const { child, ended } = spawnMover()
    await expect.poll(() => acknowledged.size - before).toBeGreaterThan(10)
    await sleep(41 * kill)
    child.kill('SIGKILL')
    await ended
  }
  await settleAndCheck()
})

/** Kills the process exactly when the vendor has the message in hand. */
async function killAt(call: 'deposit' | 'withdraw', mishap: Mishap): Promise<void> {
  const { child, ended } = spawnMover()
  const before = acknowledged.size
  await expect.poll(() => acknowledged.size - before).toBeGreaterThan(5)
  mishapOf = () => (child.killed ? mishap : 'none')
  seen = (heard) => {
    if (heard === call) child.kill('SIGKILL')
  }
  await ended
  await settleAndCheck()
}

test('killed between the debit and the call', () => killAt('deposit', 'lost before'))
test('killed between the call and its answer', () => killAt('deposit', 'none'))
test('killed while the money is on its way back', () => killAt('withdraw', 'none'))
