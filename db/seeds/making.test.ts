/** A first start that is cut off while it makes the demo: the next one makes it whole, and never twice. */
import { type ChildProcess, spawn } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { clock } from '../../kernel/clock.ts'
import { runAudit } from '../../modules/wallet/index.ts'
import { loadConfig } from '../../platform/config.ts'
import { createLogger } from '../../platform/logs.ts'
import { oneOf, openDatabase, sql } from '../../platform/postgres.ts'
import { composeProcess } from '../../server/compose.ts'
import { freshDatabase, type FreshDatabase } from '../../tests/support/database.ts'
import { seedDemo } from './demo.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  clock.setOffset(0)
})

interface Making {
  child: ChildProcess
  lines: string[]
  ended: Promise<number | NodeJS.Signals | null>
}

/** The demo's own program, as the supervisor runs it. */
function make(database: FreshDatabase, history: '0' | '1'): Making {
  const env = {
    ...process.env,
    NODE_ENV: '',
    MODE: 'demo',
    DEMO_HISTORY: history,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    ALLOW_UNSAFE_DB: '1',
    NODE_OPTIONS: '',
  }
  const child = spawn(process.execPath, ['db/seeds/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  closers.push(async () => {
    child.kill('SIGKILL')
  })
  const lines: string[] = []
  child.on('message', ({ line }: { line?: string }) => {
    if (line) lines.push(line)
  })
  return {
    child,
    lines,
    ended: new Promise((done) => child.on('exit', (code, signal) => done(code ?? signal))),
  }
}

const says = ({ lines }: Making, words: string) =>
  expect.poll(() => lines.join('\n'), { timeout: 120_000 }).toContain(words)

async function newDatabase(): Promise<FreshDatabase> {
  const database = await freshDatabase()
  closers.push(database.drop)
  return database
}

/** What a demo without a history holds, whatever was begun before it. */
async function expectWhole({ ownerUrl }: FreshDatabase): Promise<void> {
  const owner = openDatabase({ url: ownerUrl, role: null })
  closers.push(() => owner.close())
  const seeded = openDatabase({ url: (await seededOnce()).ownerUrl, role: null })
  closers.push(() => seeded.close())
  const counts = sql<Record<string, bigint>>`
    SELECT (SELECT count(*) FROM identity.account) AS members, (SELECT count(*) FROM wallet.transfer) AS transfers, (SELECT sum(amount) FROM wallet.transfer) AS moved,
           (SELECT count(*) FROM cashier.deposit) AS deposits, (SELECT count(*) FROM messaging.announcement) AS announcements, (SELECT offset_ms FROM app.clock) AS offset`
  expect(await oneOf(owner.kysely, counts)).toEqual(await oneOf(seeded.kysely, counts))
  expect((await runAudit(owner.kysely)).filter(({ ok }) => !ok)).toEqual([])
}

async function seededOnce(): Promise<FreshDatabase> {
  const database = await freshDatabase({ isSeeded: true })
  closers.push(database.drop)
  return database
}

test('a history that was killed on its way is removed and the demo made again, which it says', async () => {
  const database = await newDatabase()
  const first = make(database, '1')
  await says(first, 'demo history: 29 days ago')
  first.child.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')
  const second = make(database, '0')
  expect(await second.ended).toBe(0)
  expect(second.lines[0]).toContain('made again')
  await expectWhole(database)
})

test('a demo that is interrupted at any point is made again completely', async () => {
  const database = await newDatabase()
  const config = loadConfig({
    MODE: 'demo',
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '0',
    ALLOW_UNSAFE_DB: '1',
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
  })
  const composed = await composeProcess({ ...config, roles: [] }, createLogger('silent'))
  const cutOff = (line: string) => {
    if (line === 'demo data: the present') throw new Error('cut off')
  }
  await expect(seedDemo(composed, cutOff)).rejects.toThrow('cut off')
  await composed.close()
  const second = make(database, '0')
  expect(await second.ended).toBe(0)
  expect(second.lines[0]).toContain('made again')
  await expectWhole(database)
})

test('a whole demo is left as it is', async () => {
  const database = await seededOnce()
  const again = make(database, '1')
  expect(await again.ended).toBe(0)
  expect(again.lines).toEqual([])
})

test('a process that makes a demo ends with the supervisor that asked for it', async () => {
  const first = make(await newDatabase(), '1')
  await says(first, 'demo history')
  first.child.disconnect()
  expect(await first.ended).toBe(1)
})

test('who comes while a demo is made waits for it, and makes none', async () => {
  const database = await newDatabase()
  const [one, other] = [make(database, '0'), make(database, '0')]
  expect(await Promise.all([one.ended, other.ended])).toEqual([0, 0])
  expect([one.lines.length, other.lines.length].filter((count) => count > 0)).toHaveLength(1)
  await expectWhole(database)
})
