/**
 * g: what the product depends on is cut, silent, slow or full, under calls of every kind. Each call gets a
 * definite answer within 60 s (200, a 4xx, or 503 with Retry-After), no error goes uncaught, and when the
 * fault is over everything works again by itself and the ledger holds (I8).
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { requestWithdrawal } from '../../../contract/player/cashier/request-withdrawal.ts'
import { ACME_SECRET } from '../../../db/seeds/launch.ts'
import { runAudit } from '../../../modules/wallet/index.ts'
import { signVendorMessage } from '../../../platform/vendor-signature.ts'
import { openDatabase } from '../../../platform/postgres.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { FaultProxy, type Fault } from '../../../tests/support/fault-proxy.ts'
import { startServer, type TestClient, type TestServer } from '../../../tests/support/server.ts'
import { acmeOf, roundAt, seatOf, type Seat } from '../../../tests/support/vendor.ts'
import { runFullDisk } from './full-disk.ts'
import { underBankFaults, underMailFaults } from './outside-faults.ts'
import { Failures, inTurns, seconds, type Outcome, type Suite } from '../suite.ts'

/** A request is definite within this, repeats not counted (I8). */
const LONGEST_MS = 60_000
const BACK_MS = 30_000

export interface FaultsWish {
  /** Turns of every kind of call under each fault. */
  turns: number
  statementTimeoutMs: number
  faults?: readonly FaultName[]
}

export type FaultName = Exclude<Fault, 'none'> | 'flicker' | 'full'

interface Called {
  status: number
  code: string
  retryAfter: string | null
}
type Call = () => Promise<Called>

export async function runFaults({
  turns,
  statementTimeoutMs,
  faults: names = ['cut', 'flicker', 'silent', 'slow', 'full'],
}: FaultsWish): Promise<Outcome> {
  const fresh = await freshDatabase({ isSeeded: true })
  const address = new URL(fresh.url)
  const proxy = await FaultProxy.open({ host: address.hostname, port: Number.parseInt(address.port, 10) })
  const server = await startServer({
    database: { url: proxy.through(fresh.url), ownerUrl: fresh.ownerUrl },
    env: { STATEMENT_TIMEOUT_MS: String(statementTimeoutMs) },
  })
  const failures = new Failures()
  const figures: string[] = []
  try {
    const calls = await openCalls(server)
    for (const name of names)
      figures.push(
        await underFault(name, { proxy, server, ownerUrl: fresh.ownerUrl, calls, turns, failures }),
      )
    const database = openDatabase({ url: fresh.ownerUrl, max: 2 })
    for (const { id, ok, detail } of await runAudit(database.kysely))
      failures.check(ok, `${id} is broken`, detail)
    await database.close()
  } finally {
    await server.close()
    await proxy.close()
    await fresh.drop()
  }
  return { figures, failures: failures.list() }
}

interface House {
  proxy: FaultProxy
  server: TestServer
  ownerUrl: string
  calls: Record<string, Call>
  turns: number
  failures: Failures
}

async function underFault(
  name: FaultName,
  { proxy, ownerUrl, calls, turns, failures }: House,
): Promise<string> {
  let slowest = 0
  let answers = 0
  let isOver = false
  const flickering = (async () => {
    while (name === 'flicker' && !isOver) {
      await sleep(40)
      proxy.breakAll()
    }
  })()
  if (name === 'full') await setFull(ownerUrl, true)
  else if (name !== 'flicker') proxy.set(name)
  const seen = new Map<number, number>()
  await Promise.all(
    Object.entries(calls).map(([call, run]) =>
      inTurns(turns, 3, async () => {
        const begin = performance.now()
        const answer = await run().catch((error: unknown) => ({
          status: 0,
          code: String(error),
          retryAfter: null,
        }))
        slowest = Math.max(slowest, performance.now() - begin)
        answers++
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
        const isDefinite =
          (answer.status >= 200 && answer.status < 500) ||
          (answer.status === 503 && answer.retryAfter !== null)
        failures.check(isDefinite, `${name}: ${call} got no definite answer`, answer)
      }),
    ),
  )
  isOver = true
  await flickering
  failures.check(slowest <= LONGEST_MS, `${name}: an answer took longer than a minute`, seconds(slowest))
  if (name === 'full') await setFull(ownerUrl, false)
  proxy.set('none')
  const begin = performance.now()
  for (const [call, run] of Object.entries(calls)) {
    let last: Called | undefined
    do last = await run().catch((error: unknown) => ({ status: 0, code: String(error), retryAfter: null }))
    while (last.status !== 200 && performance.now() - begin < BACK_MS && (await sleep(50, true)))
    failures.check(last.status === 200, `${name}: ${call} did not come back by itself`, last)
  }
  const statuses = [...seen]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ')
  return `${name}: ${answers} answers (${statuses}), the slowest after ${seconds(slowest)}; all well ${seconds(performance.now() - begin)} after its end`
}

/** Calls of every kind: reads, keyed money, the vendor's hot path, the console, a launch, the door. */
async function openCalls(server: TestServer): Promise<Record<string, Call>> {
  const client = server.client()
  const token = await client.signIn('member08')
  const operator = await server.client().signInOperator('owner')
  const seat = await seatOf(server, acmeOf(server), client, token)
  const said = (reply: { status: number; code: string; headers: Headers }): Called => ({
    status: reply.status,
    code: reply.code,
    retryAfter: reply.headers.get('retry-after'),
  })
  const bankAccountId = await ownBankAccount(client, token)
  return {
    balance: async () => said(await client.get('/api/wps/v2/wallets/balance', { token })),
    games: async () => said(await client.get('/api/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=20')),
    'withdrawal check': async () => said(await client.get('/api/wps/withdraw/check', { token })),
    'withdrawal refused': async () =>
      definite(
        said(
          await client.post(
            requestWithdrawal.path,
            { bankAccountId, amount: 900_000_000_000, paymentPassword: '271828' },
            { token, sealed: true, key: randomUUID() },
          ),
        ),
      ),
    launch: async () =>
      said(
        await client.post(
          '/api/wps/game/launchGame',
          { vassalage: 'ACME', gameCode: 'ACME-1', accountType: 1 },
          { token },
        ),
      ),
    console: async () =>
      said(await client.get('/api/operator/withdrawals?pageNo=1&pageSize=10', { token: operator })),
    'vendor bet': () => bet(server.origin, seat),
    door: async () => {
      const answer = await fetch(`${server.origin}/`)
      await answer.text()
      return {
        status: answer.status === 404 ? 200 : answer.status,
        code: '',
        retryAfter: answer.headers.get('retry-after'),
      }
    },
    ready: async () => {
      const answer = await fetch(`${server.origin}/readyz`)
      return { status: answer.status, code: '', retryAfter: answer.status === 503 ? '1' : null }
    },
  }
}

/** A refusal of the rules is as good an answer as a success: the database was asked. */
const definite = (answer: Called): Called =>
  answer.status >= 400 && answer.status < 500 ? { ...answer, status: 200 } : answer

async function ownBankAccount(client: TestClient, token: string): Promise<string> {
  const { value } = await client.get<{ list: { bankAccountId: string }[] }>('/api/wps/member/bankAccounts', {
    token,
  })
  return value.list[0]!.bankAccountId
}

async function bet(origin: string, seat: Seat): Promise<Called> {
  const body = JSON.stringify(roundAt(seat).bet(1))
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const answer = await fetch(`${origin}/vendor/v1/bet`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(LONGEST_MS),
    headers: {
      'content-type': 'application/json',
      'x-vendor': 'ACME',
      'x-timestamp': timestamp,
      'x-signature': signVendorMessage(ACME_SECRET, timestamp, body),
    },
  })
  const { status } = (await answer.json()) as { status: string }
  // BUSY says by itself that the same message may be sent again at once (docs/vendors).
  return {
    status: answer.status === 200 && status !== 'OK' ? 500 : answer.status,
    code: status,
    retryAfter: '1',
  }
}

/**
 * The disk is full: PostgreSQL answers 53100 to whatever writes money or keeps an answer, as it does in
 * earnest.
 */
async function setFull(ownerUrl: string, isFull: boolean): Promise<void> {
  const database = openDatabase({ url: ownerUrl, role: null, max: 1 })
  const tables = [
    'wallet.transfer',
    'wallet.txn',
    'wallet.answer',
    'app.idempotency',
    'app.outbox',
    'app.session',
    'launch.game_session',
  ]
  try {
    if (isFull)
      await database.pool.query(
        `CREATE FUNCTION public.disk_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`,
      )
    for (const table of tables)
      await database.pool.query(
        isFull
          ? `CREATE TRIGGER disk_full BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION public.disk_full()`
          : `DROP TRIGGER disk_full ON ${table}`,
      )
    if (!isFull) await database.pool.query('DROP FUNCTION public.disk_full()')
  } finally {
    await database.close()
  }
}

export const faults: Suite = {
  name: 'faults',
  about:
    'the database cut, flickering, silent, slow and full, a disk that is full in earnest, the mail server and the bank down (g, I8)',
  async run({ count }) {
    const failures = new Failures()
    const ofDatabase = await runFaults({ turns: count ?? 60, statementTimeoutMs: 15_000 })
    const figures = [
      ...ofDatabase.figures,
      await runFullDisk({ players: 40 }, failures),
      await underMailFaults(
        { messages: Math.min(count ?? 20, 20), faults: ['cut', 'slow', 'silent'] },
        failures,
      ),
      await underBankFaults({ members: Math.min(count ?? 16, 16) }, failures),
    ]
    return { figures, failures: [...ofDatabase.failures, ...failures.list()] }
  },
}
