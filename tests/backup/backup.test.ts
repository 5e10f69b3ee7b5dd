/**
 * A backup taken while bets are posted, restored into an empty database: everything acknowledged before it is
 * there.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMemberId } from '../../db/seeds/identity.ts'
import { balancesOfMany, openPoster, rollUp, runAudit, setGameGuards } from '../../modules/wallet/index.ts'
import { loadConfig } from '../../platform/config.ts'
import { readFunctionFiles } from '../../platform/function-files.ts'
import { openDatabase, rowsOf, sql } from '../../platform/postgres.ts'
import { tablesOf } from '../../tools/backup/catalogue.ts'
import { restoreBackup } from '../../tools/backup/read.ts'
import type { Manifest } from '../../tools/backup/manifest.ts'
import { databaseUrl, freshDatabase, SERVER_VARIABLE, type FreshDatabase } from '../support/database.ts'
import { until } from '../support/supervised.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { bet, GAME } from '../ledger/support.ts'

const folder = mkdtempSync(join(tmpdir(), 'sala-backup-'))
const dataDir = join(folder, 'data')
const target = join(folder, 'backup')
const MEMBERS = [7, 8, 9, 10]
const UPLOAD = `${'u'.repeat(32)}.png`
const secretKey = loadConfig({}).secretKey
const made: string[] = []
let source: FreshDatabase
/** Acknowledged before the backup began, and in all. */
let before: Map<string, string>
const acknowledged = new Map<string, string>()

beforeAll(async () => {
  source = await freshDatabase({ isSeeded: true })
  mkdirSync(join(dataDir, 'files', 'uu'), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'uu', UPLOAD), 'a picture')
  const database = openDatabase({ url: source.url, max: 4 })
  await database.transaction((tx) =>
    setGameGuards(tx, [{ vendor: 'A', gameCode: GAME, product: 'RNG', isOpen: true }]),
  )
  await database.pool.query(
    "INSERT INTO app.file (name, merchant_id, purpose, is_public, owner_id, ability, media_type, bytes, source_hash, uploaded_by, created_at) VALUES ($1, 'demo', 'slip', false, 'x', 'deposits.read', 'image/png', 9, 'hash', 'x', now())",
    [UPLOAD],
  )
  await rollUp(database)
  const poster = openPoster({ url: source.url, batchSize: 8 })
  let isPosting = true
  const posting = Promise.all(
    MEMBERS.map(async (member) => {
      for (let n = 0; isPosting; n++) {
        const id = `b-${member}-${n}`
        const answer = await poster.post(
          bet({ memberId: demoMemberId(member), transactionId: id, roundId: id, amount: 1n }),
        )
        if (answer.status !== 'OK') throw new Error(`the wallet answered ${answer.status}`)
        acknowledged.set(id, answer.walletTransactionId!)
      }
    }),
  )
  // Each in their own lane: one may wait for its connection while the others are acknowledged a hundred
  // times.
  await until(
    () => acknowledged.size > 100 && MEMBERS.every((member) => acknowledged.has(`b-${member}-0`)),
    60_000,
  )
  before = new Map(acknowledged)
  const { code, words } = await command('backup', ['--to', target])
  isPosting = false
  await posting
  await poster.close()
  await database.close()
  expect({ code, words }).toEqual({ code: 0, words: expect.stringContaining(`Saved in ${target}`) })
  expect(acknowledged.size).toBeGreaterThan(before.size)
})
afterAll(async () => {
  await source.drop()
  await onServer(async (client) => {
    for (const name of made) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  })
  rmSync(folder, { recursive: true, force: true })
})

async function onServer<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: process.env[SERVER_VARIABLE] })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** The SQL functions' texts that a database was given. */
async function functionTextsOf(url: string): Promise<{ path: string; sha256: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ path: string; sha256: string }>(
    'SELECT path, sha256 FROM app.function_file WHERE is_current ORDER BY path COLLATE "C"',
  )
  await client.end()
  return rows
}

async function emptyDatabase(): Promise<string> {
  const name = `sala_restored_${randomBytes(4).toString('hex')}`
  made.push(name)
  await onServer((client) => client.query(`CREATE DATABASE ${name}`))
  return databaseUrl(process.env[SERVER_VARIABLE]!, name)
}

async function command(
  name: 'backup' | 'restore',
  args: string[],
  url = source.url,
): Promise<{ code: number | null; words: string }> {
  const child = spawn(process.execPath, [`tools/backup/${name}.ts`, ...args], {
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: url, DATABASE_OWNER_URL: url, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (words += chunk.toString()))
  return new Promise((done) => child.on('close', (code) => done({ code, words })))
}

test('a restored database passes the audit, has every movement acknowledged before the backup, and works', async () => {
  const url = await emptyDatabase()
  const elsewhere = join(folder, 'elsewhere')
  const proofs = await restoreBackup({ folder: target, ownerUrl: url, dataDir: elsewhere, secretKey })
  expect(proofs.filter(({ ok }) => !ok)).toEqual([])
  expect(readFileSync(join(elsewhere, 'files', 'uu', UPLOAD), 'utf8')).toBe('a picture')
  expect(await functionTextsOf(url)).toEqual(
    readFunctionFiles().map(({ path, sha256 }) => ({ path, sha256 })),
  )

  const restored = openDatabase({ url, max: 3 })
  const rows = await rowsOf(
    restored.kysely,
    sql<{
      idem_key: string
      txn_id: bigint
    }>`SELECT idem_key, txn_id FROM audit.txns WHERE scope = 'vendor:A'`,
  )
  const kept = new Map(rows.map((row) => [row.idem_key, row.txn_id.toString()]))
  expect([...before].filter(([id, txn]) => kept.get(id) !== txn)).toEqual([])
  // What came after the snapshot is not there in part: each kept movement is the one acknowledged.
  expect([...kept].filter(([id, txn]) => acknowledged.has(id) && acknowledged.get(id) !== txn)).toEqual([])

  const members = MEMBERS.map(demoMemberId)
  const first = await balancesOfMany(restored.kysely, members)
  const poster = openPoster({ url })
  const again = await poster.post(
    bet({ memberId: members[0]!, transactionId: 'b-7-0', roundId: 'other', amount: 2n }),
  )
  expect(again.status).toBe('DUPLICATE_TRANSACTION')
  const next = await poster.post(
    bet({ memberId: members[0]!, transactionId: 'after', roundId: 'after', amount: 5n }),
  )
  expect({
    status: next.status,
    isNew: !kept.has(next.walletTransactionId!) && ![...kept.values()].includes(next.walletTransactionId!),
  }).toEqual({ status: 'OK', isNew: true })
  expect((await balancesOfMany(restored.kysely, members)).get(members[0]!)!.main).toBe(
    first.get(members[0]!)!.main - 5n,
  )
  await poster.close()
  // The followers find everything behind their place, the new bet too: sums stay zero with nothing left to
  // fold.
  await expect
    .poll(async () => {
      await rollUpAll(restored)
      return (
        await rowsOf(
          restored.kysely,
          sql<{
            left: boolean
          }>`SELECT max(t.id) > (SELECT position FROM wallet.follower WHERE name = 'roll-up') AS left FROM wallet.transfer t`,
        )
      )[0]!.left
    })
    .toBe(false)
  expect((await runAudit(restored.kysely)).filter(({ ok }) => !ok)).toEqual([])
  await restored.close()
})

test('every table is saved but those that mean nothing elsewhere, and nobody else may read the files', async () => {
  const manifest = JSON.parse(readFileSync(join(target, 'manifest.json'), 'utf8')) as Manifest
  const client = new pg.Client({ connectionString: source.url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname !~ '^(pg_|information_schema)'",
  )
  const saved = new Set((await tablesOf(client)).map(({ name }) => name))
  await client.end()
  expect(manifest.tables.map(({ name }) => name)).toEqual([...saved])
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => !saved.has(name))
      .sort(),
  ).toEqual(['app.bucket', 'app.function_file', 'app.migration', 'app.one_use', 'wallet.mark'])
  for (const name of ['', ...readdirSync(target)]) expect(statSync(join(target, name)).mode & 0o077).toBe(0)
})

test('a database with anything in it is refused, as are a folder that exists and a key that is not the one', async () => {
  expect(await command('restore', ['--from', target])).toEqual({
    code: 1,
    words: expect.stringContaining('not empty'),
  })
  expect(await command('backup', ['--to', target])).toEqual({
    code: 1,
    words: expect.stringContaining('exists already'),
  })
  expect(await command('restore', ['--from', folder])).toEqual({
    code: 1,
    words: expect.stringContaining('no finished backup'),
  })
  await expect(
    restoreBackup({ folder: target, ownerUrl: await emptyDatabase(), dataDir, secretKey: randomBytes(32) }),
  ).rejects.toThrow('SECRET_KEY')
})

test('a damaged backup is refused, and a restore that fails leaves the database empty', async () => {
  const url = await emptyDatabase()
  appendFileSync(join(target, 'wallet.transfer.copy.gz'), 'x')
  await expect(restoreBackup({ folder: target, ownerUrl: url, dataDir, secretKey })).rejects.toThrow(
    'damaged: wallet.transfer.copy.gz',
  )
  rmSync(join(target, 'wallet.transfer.copy.gz'))
  await expect(restoreBackup({ folder: target, ownerUrl: url, dataDir, secretKey })).rejects.toThrow(
    'missing',
  )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  expect((await client.query("SELECT FROM pg_namespace WHERE nspname IN ('app', 'wallet')")).rowCount).toBe(0)
  await client.end()
})
