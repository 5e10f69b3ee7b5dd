/** The start command as a person uses it: its messages, its end, and what restarts when a part is killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort, runningEmbedded } from '../../platform/embedded/launcher.ts'
import { isAlive } from '../../platform/embedded/postmaster.ts'

let dataDir: string
let port: number
const started: ChildProcess[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sala-start-'))
  chmodSync(dataDir, 0o755)
  port = await freePort()
})
afterEach(() => {
  for (const child of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))

interface Run {
  child: ChildProcess
  /** Everything printed, both streams. */
  words(): string
  ended: Promise<number | null>
}

function start(environment: Record<string, string> = {}): Run {
  const given = {
    MODE: 'demo',
    DEMO_HISTORY: '0',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
  }
  const child = spawn(process.execPath, ['tools/supervise.ts'], {
    env: { ...process.env, NODE_ENV: '', ...given, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return { child, words: () => printed, ended: new Promise((done) => child.on('close', done)) }
}

const isReady = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

async function until(condition: () => boolean | Promise<boolean>, patienceMs = 120_000): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) if (await condition()) return
  throw new Error('it did not come about in time')
}

async function stop(run: Run): Promise<void> {
  run.child.kill('SIGTERM')
  expect(await run.ended).toBe(0)
}

/** Writes or reads one line in the running database. */
async function note(text?: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: runningEmbedded(dataDir) })
  client.on('error', () => {}) // if it is killed meanwhile, the query reports it
  await client.connect()
  if (text)
    await client.query(
      `INSERT INTO app.setting (merchant_id, name, value) VALUES ('tests', 'note', to_jsonb($1::text))`,
      [text],
    )
  const { rows } = await client.query<{ value: string }>(
    `SELECT value FROM app.setting WHERE merchant_id = 'tests' AND name = 'note'`,
  )
  await client.end()
  return rows[0]?.value
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((text) => Number.parseInt(text, 10))
const programOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')

test('it names the addresses, ends in order on SIGTERM, and a second start continues with the same data', async () => {
  const first = start()
  await until(isReady)
  await until(() => first.words().includes('member01'))
  expect(first.words()).toContain(`http://localhost:${port}/operator`)
  await note('kept')
  const parts = childrenOf(first.child.pid!)
  await stop(first)
  expect(first.words()).toContain('Stopped.')
  expect(parts.filter(isAlive)).toEqual([])

  const second = start()
  await until(isReady)
  expect(await note()).toBe('kept')
  expect(second.words()).not.toContain('making the database')
  await stop(second)
})

test('a killed server and a killed database come back by themselves', async () => {
  const run = start()
  await until(isReady)
  const parts = childrenOf(run.child.pid!)
  const server = parts.find((pid) => programOf(pid).includes('server/main.ts'))!
  process.kill(server, 'SIGKILL')
  await until(() => !isAlive(server))
  await until(isReady)

  const database = parts.find((pid) => programOf(pid).includes(`-D ${dataDir}/postgres`))!
  process.kill(database, 'SIGKILL')
  await until(() => !isAlive(database))
  // A server that lost its database may still say ready for a moment.
  await expect.poll(() => note().catch(() => undefined), { timeout: 120_000 }).toBe('kept')
  await until(isReady)
  await stop(run)
})

test('a killed supervisor leaves nothing behind, and the next start is not held up', async () => {
  const run = start()
  await until(isReady)
  const parts = childrenOf(run.child.pid!)
  expect(parts.length).toBeGreaterThanOrEqual(2)
  run.child.kill('SIGKILL')
  const next = start()
  await until(() => !parts.some(isAlive))
  await until(isReady)
  expect(await note()).toBe('kept')
  await stop(next)
})

const refusals: { says: string; environment: Record<string, string>; sentence: RegExp }[] = [
  {
    says: 'a port that is no number',
    environment: { PORT: 'abc' },
    sentence: /^PORT must be a whole number .*“abc”\.$/,
  },
  {
    says: 'a mode that does not exist',
    environment: { MODE: 'party' },
    sentence: /^MODE must be one of demo, live, not “party”\.$/,
  },
  {
    says: 'live mode without its secrets',
    environment: { MODE: 'live' },
    sentence: /^MODE=live needs [A-Z_]+ to be set\.$/,
  },
  {
    says: 'an address of another machine',
    environment: { HOST: '192.0.2.1' },
    sentence: /^HOST is “192\.0\.2\.1”, which is no address of this machine\.$/,
  },
  {
    says: 'a database of another kind',
    environment: { DATABASE_URL: 'mysql://localhost/x' },
    sentence: /^DATABASE_URL must start with postgres/,
  },
  {
    says: 'a database that does not answer',
    environment: { DATABASE_URL: 'postgresql://u:hidden@127.0.0.1:1/x' },
    sentence: /^The database at 127\.0\.0\.1:1\/x cannot be used: .*ECONNREFUSED.*\.$/,
  },
]

for (const { says, environment, sentence } of refusals) {
  test(`${says} ends with one sentence and code 1`, async () => {
    const run = start(environment)
    expect(await run.ended).toBe(1)
    expect(run.words().trim()).toMatch(sentence)
    expect(run.words()).not.toContain('hidden')
  })
}

test('a taken port ends with one sentence and code 1', async () => {
  const other = await listenOn(port)
  const run = start()
  expect(await run.ended).toBe(1)
  expect(run.words().trim()).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program; stop that one or set PORT to a free one.`,
  )
  other.close()
})

test('a data folder in use is not taken from the one who uses it', async () => {
  const first = start()
  await until(isReady)
  const second = start({ PORT: String(await freePort()) })
  expect(await second.ended).toBe(1)
  expect(second.words()).toContain(`is in use by process ${first.child.pid}`)
  expect(await isReady()).toBe(true)
  await stop(first)
})

function listenOn(wanted: number): Promise<Server> {
  const server = createServer()
  return new Promise((done, fail) =>
    server.once('error', fail).listen(wanted, '127.0.0.1', () => done(server)),
  )
}
