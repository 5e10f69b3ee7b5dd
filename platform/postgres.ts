/**
 * PostgreSQL: one pool per process, Kysely's `sql` template in every store, transactions at the edge. int8 is
 * read as bigint, timestamptz as Date, numeric as text; money never becomes a float.
 */
import type { Socket } from 'node:net'
import { Kysely, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { arrayText } from './array-text.ts'
import { earlyDialect } from './postgres-driver.ts'
import { preparedName } from './prepared.ts'

export { sql }

/**
 * As a column of a statement: the commit of its transaction does not wait for the disk, and neither do those
 * behind it. A crash may lose such a commit, though never without all that came after it, so this is only for
 * what is made again: leases, and sums with the cursor up to which they were made.
 */
export const withoutDisk = sql`set_config('synchronous_commit', 'off', true)`

/** Stores state their row types at each statement; there is no table of tables to maintain by hand. */
export type Tables = Record<never, never>

/** An open transaction. Handlers receive it and cannot commit. */
export type Tx = Transaction<Tables>
/** Anything that can run a statement: a transaction, or the pool for reads that need none. */
export type Reader = Kysely<Tables> | Tx

export interface Database {
  readonly url: string
  readonly pool: pg.Pool
  readonly kysely: Kysely<Tables>
  /**
   * For statements with a commit of their own during a request's transaction, such as counting a wrong
   * password. They have a small pool of their own: otherwise requests that hold every connection and each
   * wait for a second one would wait for each other. Never open a transaction on it.
   */
  readonly aside: Kysely<Tables>
  /** Runs one transaction; after a deadlock or serialization failure it is retried, at most 4 times. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export interface DatabaseOptions {
  url: string
  /** The most connections. */
  max?: number
  /** The role that statements run as; money tables are append-only for it. `null` keeps the login's own. */
  role?: string | null
  applicationName?: string
  statementTimeoutMs?: number
  /**
   * False: a commit is answered before it is on disk, and a crash may lose the last moments. Only for data
   * that can be made again. Default true.
   */
  waitsForDisk?: boolean
  onError?: (error: Error) => void
}

const INT8 = 20
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? BigInt
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

/**
 * The connection settings of all our clients: limited waits, so a half-open connection never blocks a
 * request.
 */
export function clientConfig(options: DatabaseOptions): pg.ClientConfig {
  const statementTimeoutMs = options.statementTimeoutMs ?? 15_000
  const role = options.role === undefined ? 'sala_app' : options.role
  const settings = [
    `-c statement_timeout=${statementTimeoutMs}`,
    '-c idle_in_transaction_session_timeout=30000',
    '-c timezone=UTC',
  ]
  if (role) settings.push(`-c role=${role}`)
  if (options.waitsForDisk === false) settings.push('-c synchronous_commit=off')
  return {
    connectionString: options.url,
    options: settings.join(' '),
    application_name: options.applicationName ?? 'sala',
    connectionTimeoutMillis: 5_000,
    query_timeout: statementTimeoutMs + 2_000,
    keepAlive: true,
    types,
  }
}

const READ_TIMEOUT = 'Query read timeout'

const textOfArray = (value: unknown): unknown => (Array.isArray(value) ? (arrayText(value) ?? value) : value)

/**
 * A client that closes its connection if an answer did not come in time. The driver only gives up the query:
 * the dead connection would go back to the pool with the query still open, and each request that got it would
 * wait in vain as well.
 */
class ImpatientClient extends pg.Client {
  #isCorked = false
  // The driver has many overloads; arguments are passed on unchanged.
  override query = ((...args: Parameters<pg.Client['query']>) => {
    const [text, values] = args as unknown[]
    if (Array.isArray(values) && values.some(Array.isArray)) args[1] = values.map(textOfArray) as never
    const name = preparedName(text)
    this.#sendTogether()
    const asked: unknown =
      name === undefined
        ? super.query(...args)
        : super.query({ name, text: text as string, values: args[1] as unknown[] })
    if (asked instanceof Promise)
      asked.catch((error: unknown) => {
        if (error instanceof Error && error.message === READ_TIMEOUT) this.#hangUp()
      })
    return asked
  }) as unknown as pg.Client['query']

  /** What is asked before the next turn of the event loop leaves in one packet. */
  #sendTogether(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    const stream = this.#stream
    stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }

  #hangUp(): void {
    this.#stream.destroy()
  }

  get #stream(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream
  }
}

/**
 * A pool whose lost connections are reported to `onError` and never end the process: an idle client's error
 * comes to the pool, but that of a busy client, as when the database is killed between two statements, comes
 * to the client alone.
 */
export function openPool(config: pg.PoolConfig, onError: (error: Error) => void = () => {}): pg.Pool {
  const pool = new pg.Pool({ ...config, pipeline: true, Client: ImpatientClient } as pg.PoolConfig)
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** Statements over a pool of `openPool`. */
export const openKysely = (pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: earlyDialect(pool) })

export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(
    { ...clientConfig(options), max: options.max ?? 10, idleTimeoutMillis: 30_000 },
    options.onError,
  )
  const kysely = openKysely(pool)
  const asidePool = openPool({ ...clientConfig(options), max: 2, idleTimeoutMillis: 30_000 }, options.onError)
  const aside = openKysely(asidePool)
  return {
    url: options.url,
    pool,
    kysely,
    aside,
    transaction: (work) => runTransaction(kysely, work),
    close: async () => {
      await Promise.all([kysely.destroy(), aside.destroy()])
      // Kysely does not end a pool of which it never took a connection, though other code may have.
      await Promise.all([pool, asidePool].filter(({ ending }) => !ending).map((one) => one.end()))
    },
  }
}

const RETRYABLE = new Set(['40001', '40P01'])

async function runTransaction<Result>(
  kysely: Kysely<Tables>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await kysely.transaction().execute(work)
    } catch (error) {
      if (attempt >= 4 || !RETRYABLE.has(sqlStateOf(error) ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 5))
    }
  }
}

/** The SQLSTATE of an error thrown by the driver, or undefined. */
export function sqlStateOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}

/** Whether a statement violated the named unique constraint (any, if no name is given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlStateOf(error) !== '23505') return false
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint
}

/** All rows of a statement. */
export async function rowsOf<Row>(reader: Reader, statement: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await statement.execute(reader)).rows
}

/**
 * To be selected beside the first rows of a transaction that finds and writes rows by their keys alone: its
 * statements are planned for that, however large the tables are said to be, and each plan holds for any
 * number of keys. Prepared ones are planned once for a connection.
 */
export const byKeysAlone = sql`set_config('plan_cache_mode', 'force_generic_plan', true)
  || set_config('enable_seqscan', 'off', true) || set_config('enable_hashjoin', 'off', true)
  || set_config('enable_mergejoin', 'off', true) || set_config('jit', 'off', true)`

/** The first row of a statement, or undefined. */
export async function firstOf<Row>(
  reader: Reader,
  statement: ReturnType<typeof sql<Row>>,
): Promise<Row | undefined> {
  return (await statement.execute(reader)).rows[0]
}

/** The only row of a statement; if there is none, it is a bug of ours, not a refusal. */
export async function oneOf<Row>(reader: Reader, statement: ReturnType<typeof sql<Row>>): Promise<Row> {
  const row = (await statement.execute(reader)).rows[0]
  if (row === undefined) throw new Error('a statement that must return a row returned none')
  return row
}

/** Runs a statement for its effect; returns how many rows it touched. */
export async function run(reader: Reader, statement: ReturnType<typeof sql>): Promise<bigint> {
  return (await statement.execute(reader)).numAffectedRows ?? 0n
}

/** A statement, and what its rows say. */
export interface Question<Answer> {
  readonly statement: ReturnType<typeof sql>
  readonly read: (rows: unknown[]) => Answer
}

export const question = <Row, Answer>(
  statement: ReturnType<typeof sql<Row>>,
  read: (rows: Row[]) => Answer,
): Question<Answer> => ({ statement, read: read as (rows: unknown[]) => Answer })

export async function answerTo<Answer>(reader: Reader, asked: Question<Answer>): Promise<Answer> {
  return asked.read((await asked.statement.execute(reader)).rows)
}

/**
 * Sends all of them at once; they are done one behind the other, each with a snapshot of its own. If one
 * fails, those behind it fail as well.
 */
export async function answersTo<Answers extends readonly unknown[]>(
  tx: Tx,
  asked: { readonly [Place in keyof Answers]: Question<Answers[Place]> },
): Promise<Answers> {
  const questions = asked as readonly Question<unknown>[]
  const compiled = questions.map(({ statement }) => statement.compile(tx))
  const results = await tx
    .getExecutor()
    .provideConnection((connection) => Promise.all(compiled.map((one) => connection.executeQuery(one))))
  return questions.map(({ read }, place) => read(results[place]!.rows)) as unknown as Answers
}

/** Runs the work after a savepoint, to which `undo` rolls the transaction back. */
export async function withSavepoint<Result>(
  tx: Tx,
  work: (undo: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  await run(tx, sql`SAVEPOINT work`)
  return work(async () => {
    await run(tx, sql`ROLLBACK TO SAVEPOINT work`)
  })
}
