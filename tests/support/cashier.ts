/**
 * Members with money, operators and rounds for tests of the cashier; nothing runs in the background unless
 * asked to.
 */
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { openDeposit } from '../../contract/player/cashier/open-deposit.ts'
import { listBankAccounts } from '../../contract/player/cashier/list-bank-accounts.ts'
import { payDemoBank } from '../../contract/player/dev/pay-demo-bank.ts'
import {
  requestWithdrawal,
  type requestWithdrawalSchemas,
} from '../../contract/player/cashier/request-withdrawal.ts'
import { demoMemberId } from '../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import type { Call, SchemaMaker, ValueOf } from '../../kernel/call.ts'
import {
  balancesOf,
  openPoster,
  runAudit,
  setGameGuards,
  type Balances,
  type PostingResult,
} from '../../modules/wallet/index.ts'
import { sessionsKey } from '../../platform/keys.ts'
import type { Tx } from '../../platform/postgres.ts'
import type { SessionClaims } from '../../platform/session-claims.ts'
import type { Product } from '../../server/products/product.ts'
import { startServer, type Reply, type TestClient, type TestServer } from './server.ts'

export interface Input {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  key?: string
}

export interface Caller {
  readonly token: string
  /** Makes a call as its contract says: sealed, with a key (a fresh one unless given). */
  call<Schemas extends SchemaMaker>(call: Call<Schemas>, input?: Input): Promise<Reply<ValueOf<Schemas>>>
}

export interface Player extends Caller {
  readonly id: string
  balances(): Promise<Balances>
  bankAccountId(): Promise<string>
  /** Opens a deposit of this many satang and by default pays it as the bank does; returns its id. */
  deposit(amount: number, pay?: { amount?: number; name?: string } | false): Promise<string>
  withdraw(
    amount: unknown,
    change?: { bankAccountId?: string; paymentPassword?: string; key?: string },
  ): Promise<Reply<ValueOf<typeof requestWithdrawalSchemas>>>
}

export interface CashierHouse {
  server: TestServer
  client: TestClient
  /** `member01` is player(1); another account's id replaces it if one is given. */
  player(number: number, claims?: Partial<SessionClaims>, accountId?: string): Promise<Player>
  operator(name: string, abilities?: string[]): Promise<Caller>
  /** Runs the named jobs and delivers events until nothing is left. */
  settle(...jobs: string[]): Promise<void>
  /** Moves the product's clock, e.g. PT30M. */
  advance(duration: string): Promise<void>
  /** One finished round of a game of the product. */
  play(memberId: string, betAmount: bigint, winAmount: bigint, product?: string): Promise<PostingResult>
  /** A bet whose round stays open, or the win that ends it. */
  bet(memberId: string, roundId: string, amount: bigint): Promise<PostingResult>
  win(memberId: string, roundId: string, amount: bigint): Promise<PostingResult>
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Throws if the ledger breaks an invariant. */
  audit(): Promise<void>
  close(): Promise<void>
}

const VENDOR = 'TESTVENDOR'
const PRODUCTS = ['RNG', 'LIVE', 'PVP']
const DECISIONS = ['withdrawals.read', 'withdrawals.decide', 'deposits.read', 'deposits.decide']
export const PAYMENT_PASSWORD = '271828'

export async function openCashierHouse(
  env: Record<string, string> = {},
  products?: readonly Product[],
  logger?: Logger,
): Promise<CashierHouse> {
  const server = await startServer({
    env: { ROLES: 'gateway', ...env },
    ...(products ? { products } : {}),
    ...(logger ? { logger } : {}),
  })
  const { database, services, outbox, jobs } = server.process
  const client = server.client()
  const poster = openPoster({ url: database.url })
  await database.transaction((tx) =>
    setGameGuards(
      tx,
      PRODUCTS.map((product) => ({ vendor: VENDOR, gameCode: product, product, isOpen: true })),
    ),
  )

  async function signIn(
    audience: 'player' | 'operator',
    accountId: string,
    claims: SessionClaims,
  ): Promise<Caller> {
    const fresh = {
      audience,
      accountId,
      merchantId: DEMO_MERCHANT,
      claims,
      address: '127.0.0.1',
      device: '',
      idleMs: 3_600_000_000,
      lifeMs: 3_600_000_000,
    }
    const { token } = await database.transaction((tx) => services.use(sessionsKey).create(tx, fresh))
    return { token, call: (call, input) => callAs(client, token, call, input) }
  }
  async function player(
    number: number,
    claims: Partial<SessionClaims> = {},
    id = demoMemberId(number),
  ): Promise<Player> {
    const account = `member${String(number).padStart(2, '0')}`
    const caller = await signIn('player', id, { account, type: 0, isTrial: false, isAgent: false, ...claims })
    return { ...caller, ...playerHelp(client, caller), id, balances: () => balancesOf(database.kysely, id) }
  }
  const round = (memberId: string, roundId: string) => ({
    vendor: VENDOR,
    transactionId: randomUUID(),
    memberId,
    roundId,
    gameCode: 'RNG',
  })
  return {
    server,
    client,
    player,
    operator: (name, abilities = DECISIONS) =>
      signIn('operator', `operator-${name}`, {
        account: name,
        type: 0,
        isTrial: false,
        isAgent: false,
        abilities,
      }),
    async settle(...names) {
      for (const name of names) await jobs.runNow(name)
      while ((await outbox.drain()) > 0);
      // Approved payouts are sent by a job; its answers write further events.
      await jobs.runNow('cashier/send-payouts')
      while ((await outbox.drain()) > 0);
    },
    async advance(duration) {
      await client.post('/api/dev/clock', { advance: duration })
    },
    play: (memberId, betAmount, winAmount, product = 'RNG') =>
      poster.post({
        ...round(memberId, randomUUID()),
        kind: 'BET_WIN',
        gameCode: product,
        mode: 'REAL',
        betAmount,
        winAmount,
      }),
    bet: (memberId, roundId, amount) =>
      poster.post({ ...round(memberId, roundId), kind: 'BET', mode: 'REAL', amount }),
    win: (memberId, roundId, amount) =>
      poster.post({ ...round(memberId, roundId), kind: 'WIN', amount, roundClosed: true }),
    transaction: (work) => database.transaction(work),
    async audit() {
      const broken = (await runAudit(database.kysely)).filter((check) => !check.ok)
      if (broken.length > 0) throw new Error(`the audit found ${JSON.stringify(broken)}`)
    },
    async close() {
      await poster.close()
      await server.close()
    },
  }
}

function callAs<Schemas extends SchemaMaker>(
  client: TestClient,
  token: string | undefined,
  call: Call<Schemas>,
  input: Input = {},
): Promise<Reply<ValueOf<Schemas>>> {
  const path = call.path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  )
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString()
  const address = query ? `${path}?${query}` : path
  if (call.method === 'GET') return client.get(address, { token })
  const keyed = call.isIdempotent ? { key: input.key ?? randomUUID() } : {}
  if (call.method === 'PUT') return client.put(address, input.body ?? {}, { token, ...keyed })
  if (call.method === 'DELETE') return client.delete(address, { token, ...keyed })
  return client.post(address, input.body ?? {}, { token, sealed: call.isSealed, ...keyed })
}

function playerHelp(
  client: TestClient,
  { call }: Caller,
): Pick<Player, 'bankAccountId' | 'deposit' | 'withdraw'> {
  const bankAccountId = async () => (await call(listBankAccounts)).value.list[0]!.bankAccountId
  return {
    bankAccountId,
    async deposit(amount, pay = {}) {
      const intent = await call(openDeposit, { body: { channel: 'PROMPTPAY', amount } })
      if (!intent.success) throw new Error(`the deposit was refused: ${intent.code}`)
      if (pay)
        await callAs(client, undefined, payDemoBank, { body: { intentId: intent.value.intentId, ...pay } })
      return intent.value.intentId
    },
    withdraw: async (amount, change = {}) =>
      call(requestWithdrawal, {
        body: {
          bankAccountId: change.bankAccountId ?? (await bankAccountId()),
          amount,
          paymentPassword: change.paymentPassword ?? PAYMENT_PASSWORD,
        },
        ...(change.key ? { key: change.key } : {}),
      }),
  }
}
