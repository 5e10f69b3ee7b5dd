/**
 * How transactions travel to PostgreSQL: BEGIN is sent together with the first statement, which saves each
 * transaction one journey to the database and back. A hot path may say that a statement is its last: COMMIT
 * is then sent together with it.
 */
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type DatabaseConnection,
  type Dialect,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'

/** Of connections whose transaction was begun and not yet heard of. */
const begun = new WeakMap<DatabaseConnection, Promise<unknown>>()

/** The commits that were sent behind the last statements of their transactions. */
const commits = new WeakMap<DatabaseConnection, Promise<unknown>>()
const LAST = '/* prepared */ /* last */'

/**
 * Begins a prepared statement behind which its transaction has nothing more to do, if it succeeds. Its caller
 * must own the transaction. If it fails, so has its transaction.
 */
export const lastPrepared = sql.raw(LAST)

class EarlyDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    if (!Object.hasOwn(connection, 'executeQuery')) connection.executeQuery = behindBegin(connection)
    return connection
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (settings.isolationLevel || settings.accessMode) return super.beginTransaction(connection, settings)
    const answer = connection.executeQuery(CompiledQuery.raw('begin'))
    // Whoever sends the first statement hears of a failure.
    answer.catch(() => {})
    begun.set(connection, answer)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (sentCommit(connection) ?? super.commitTransaction(connection))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // Behind a failed statement COMMIT rolls back. A connection that cannot roll back is lost, and its pool
    // drops it; what led here says more.
    await sentCommit(connection)?.catch(() => {})
    await super.rollbackTransaction(connection).catch(() => {})
  }
}

function sentCommit(connection: DatabaseConnection): Promise<unknown> | undefined {
  const commit = commits.get(connection)
  commits.delete(connection)
  return commit
}

/**
 * The first statement of a transaction fails if its BEGIN did: what it returned would otherwise be the answer
 * of a statement outside any transaction, and work would go on without one.
 */
function behindBegin(connection: DatabaseConnection): DatabaseConnection['executeQuery'] {
  const send = connection.executeQuery.bind(connection)
  return async <Row>(statement: CompiledQuery) => {
    const before = begun.get(connection)
    begun.delete(connection)
    const answer = send<Row>(statement)
    if (statement.sql.startsWith(LAST)) {
      const commit = send(CompiledQuery.raw('commit'))
      commit.catch(() => {})
      commits.set(connection, commit)
    }
    if (before) {
      answer.catch(() => {})
      await before
    }
    return answer
  }
}

/** The dialect of a pool whose clients pipeline. */
export const earlyDialect = (pool: pg.Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new EarlyDriver({ pool }),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
