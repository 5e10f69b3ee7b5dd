/**
 * The bank test: vendors bet, win and roll back, members deposit, all with repeats, while the server and PostgreSQL are
 * killed. Whatever was acknowledged is in the ledger once, whatever was not gets a definite answer with the same key,
 * no balance was below zero at any moment looked at, and the ledger's own proof holds.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAudit } from '../../modules/wallet/index.ts'
import { runningEmbedded } from '../../platform/embedded/launcher.ts'
import { openDatabase } from '../../platform/postgres.ts'
import { createClient } from '../support/server.ts'

const MEMBERS = ['member01', 'member02', 'member03', 'member04', 'member05', 'member06']
const SERVER_KILLS = 4
const DATABASE_KILLS = 2
const BETWEEN_MS = 2_500

let dataDir: string
let origin: string
let supervisor: ChildProcess

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sala-bank-'))
  chmodSync(dataDir, 0o755)
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const port = (server.address() as { port: number }).port
  server.close()
  origin = `http://127.0.0.1:${port}`
  supervisor = spawn(process.execPath, ['tools/supervise.ts'], {
    env: { ...process.env, NODE_ENV: '', MODE: 'demo', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent', RATE_FACTOR: '0', ALLOW_UNSAFE_DB: '' }, stdio: 'ignore',
  })
  await until(isReady, 90_000)
})
afterAll(async () => {
  supervisor.kill('SIGTERM')
  await new Promise((done) => supervisor.once('close', done))
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

const isReady = () => fetch(`${origin}/readyz`).then((answer) => answer.ok, () => false)

async function until(condition: () => boolean | Promise<boolean>, patienceMs: number): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) if (await condition()) return
  throw new Error('it did not come about in time')
}

interface VendorAnswer { status: string; balanceAmount?: number; currentBalanceAmount?: number }

/** One signed message; undefined where no definite answer came. */
async function tell(path: string, message: Record<string, unknown>): Promise<VendorAnswer | undefined> {
  const body = JSON.stringify(message)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', 'acme-demo-secret').update(`${timestamp}.${body}`).digest('hex')
  try {
    const answer = await fetch(`${origin}/vendor/v1/${path}`, {
      method: 'POST', body, signal: AbortSignal.timeout(10_000),
      headers: { 'content-type': 'application/json', 'x-vendor': 'ACME', 'x-timestamp': timestamp, 'x-signature': signature },
    })
    const json = await answer.json() as VendorAnswer
    return answer.status === 200 && json.status !== 'BUSY' ? json : undefined
  } catch {
    return undefined
  }
}

/** The same message until its answer is definite: after a kill too, within a minute (I8). */
async function insist(path: string, message: Record<string, unknown>): Promise<VendorAnswer> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
    const answer = await tell(path, message)
    if (answer) return answer
  }
  throw new Error(`no definite answer to ${path}`)
}

interface Player { memberId: string; sessionToken: string; expected: number; played: number }

async function enter(username: string): Promise<Player> {
  const client = createClient(origin)
  const token = await client.signIn(username)
  const launch = await client.post<{ url: string }>('/api/wps/game/launchGame', { vassalage: 'ACME', gameCode: 'ACME-1', accountType: 1 }, { token })
  const launchToken = new URL(launch.value.url, origin).searchParams.get('token')
  const entered = await insist('authenticate', { launchToken }) as VendorAnswer & { memberId: string; sessionToken: string }
  return { memberId: entered.memberId, sessionToken: entered.sessionToken, expected: entered.balanceAmount!, played: 0 }
}

/** Plays rounds one after the other; what the member must hold is kept beside. */
async function play(player: Player, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const roundId = randomUUID()
    const amount = 100 + Math.floor(Math.random() * 900)
    const bet = { transactionId: randomUUID(), memberId: player.memberId, sessionToken: player.sessionToken, gameCode: 'ACME-1', roundId, amount, currency: 'THB' }
    const placed = await insist('bet', bet)
    expect(placed.status).toBe('OK')
    player.expected -= amount
    if (Math.random() < 0.3) expect((await insist('bet', bet)).status).toBe('OK')
    if (Math.random() < 0.25) {
      const rollback = { transactionId: randomUUID(), originalTransactionId: bet.transactionId, memberId: player.memberId, roundId }
      await Promise.all([insist('rollback', rollback), insist('rollback', rollback)])
      player.expected += amount
    } else {
      const winAmount = Math.random() < 0.5 ? 0 : Math.floor(Math.random() * 1_800)
      const win = { transactionId: randomUUID(), memberId: player.memberId, gameCode: 'ACME-1', roundId, amount: winAmount, currency: 'THB', betTransactionId: bet.transactionId, roundClosed: true }
      const answers = await Promise.all([insist('win', win), insist('win', win)])
      expect(answers.map((answer) => answer.status)).toEqual(['OK', 'OK'])
      player.expected += winAmount
    }
    player.played++
  }
}

const childrenOf = (pid: number) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map((text) => Number.parseInt(text, 10))
const programOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')

async function kill(part: string, patienceMs: number): Promise<void> {
  const pid = childrenOf(supervisor.pid!).find((child) => programOf(child).includes(part))!
  process.kill(pid, 'SIGKILL')
  await sleep(200)
  await until(isReady, patienceMs)
}

test(`T-V4 ${SERVER_KILLS} kills of the server and ${DATABASE_KILLS} of PostgreSQL lose and double nothing`, async () => {
  const players = await Promise.all(MEMBERS.map(enter))
  let isOver = false
  const playing = Promise.all(players.map((player) => play(player, () => isOver)))
  const negatives: unknown[] = []
  const watching = (async () => {
    while (!isOver) {
      const client = new pg.Client({ connectionString: runningEmbedded(dataDir) })
      // The database is killed under it: the query's own failure says so.
      client.on('error', () => {})
      await client.connect().then(async () => {
        const { rows } = await client.query('SELECT account_id, balance_minor FROM audit.accounts WHERE NOT may_be_negative AND balance_minor < 0')
        negatives.push(...rows)
      }).catch(() => {})
      await client.end().catch(() => {})
      await sleep(300)
    }
  })()
  for (let round = 0; round < SERVER_KILLS + DATABASE_KILLS; round++) {
    await sleep(BETWEEN_MS)
    if (round % 3 === 2) await kill(`-D ${dataDir}/postgres`, 60_000)
    else await kill('server/main.ts', 30_000)
  }
  isOver = true
  await playing
  await watching

  expect(negatives).toEqual([])
  expect(players.every((player) => player.played > 0)).toBe(true)
  for (const player of players) {
    const { balanceAmount } = await insist('balance', { memberId: player.memberId, sessionToken: player.sessionToken })
    expect(balanceAmount).toBe(player.expected)
  }
  const database = openDatabase({ url: runningEmbedded(dataDir)!, max: 2 })
  try {
    const broken = (await runAudit(database.kysely)).filter((line) => !line.ok)
    expect(broken).toEqual([])
  } finally {
    await database.close()
  }
}, 240_000)
