/**
 * Notices between processes over LISTEN/NOTIFY: ended sessions, pushes, changed settings, the clock. Payloads
 * are small; a cache must be cleared after the connection was down, since notices in between are lost.
 */
import pg from 'pg'
import { clientConfig, run, sql, type Database, type Tx } from './postgres.ts'

export interface Notice {
  kind: string
  [field: string]: unknown
}

export interface Line {
  /** Called in every process, this one included, once the transaction commits. */
  on(kind: string, listener: (notice: Notice) => void): void
  /** Called when the connection is up again after it was down. */
  onGap(listener: () => void): void
  isUp(): boolean
  close(): Promise<void>
}

const CHANNEL = 'sala'

/**
 * Sends a notice to every process when the transaction commits. Not for money transactions, since NOTIFY
 * takes a lock at commit.
 */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  await run(tx, sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`)
}

/**
 * The same from outside any transaction, several in one statement. A crash may lose them, so the commit does
 * not wait for the disk, and neither do those behind it.
 */
export async function notifyAll(database: Database, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return
  await database.pool.query(
    `SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload, set_config('synchronous_commit', 'off', true)`,
    [CHANNEL, notices.map((notice) => JSON.stringify(notice))],
  )
}

/** Calls each listener; one that throws is reported, and the others are still called. */
export function tellEach<Word>(
  listeners: readonly ((word: Word) => void)[],
  word: Word,
  onFault: (error: unknown) => void,
): void {
  for (const listener of listeners) {
    try {
      listener(word)
    } catch (error) {
      onFault(error)
    }
  }
}

/** `onError` gets a lost connection, `onFault` a listener that throws. */
export async function openLine(
  url: string,
  { onError, onFault }: { onError: (error: Error) => void; onFault: (error: unknown) => void },
): Promise<Line> {
  const listeners = new Map<string, ((notice: Notice) => void)[]>()
  const gapListeners: (() => void)[] = []
  let client: pg.Client | null = null
  let isClosed = false

  const tell = (payload: string | undefined) => {
    const notice = JSON.parse(payload ?? '{}') as Notice
    tellEach(listeners.get(notice.kind) ?? [], notice, onFault)
  }
  const connect = async () => {
    const next = new pg.Client({
      ...clientConfig({ url, applicationName: 'sala-line' }),
      query_timeout: undefined,
    })
    next.on('notification', (message) => tell(message.payload))
    next.on('error', (error) => {
      onError(error)
      lose(next)
    })
    next.on('end', () => lose(next))
    await next.connect()
    await next.query(`LISTEN ${CHANNEL}`)
    client = next
    tellEach(gapListeners, undefined, onFault)
  }
  const lose = (lost: pg.Client) => {
    if (client !== lost) return
    client = null
    tellEach(gapListeners, undefined, onFault)
    if (!isClosed) retry()
  }
  const retry = () => {
    setTimeout(() => {
      if (!isClosed && !client)
        connect().catch((error: Error) => {
          onError(error)
          retry()
        })
    }, 200).unref()
  }
  await connect()
  // A half-open connection does not report itself; asking every few seconds finds it.
  const probe = setInterval(() => {
    const asked = client
    asked?.query({ text: 'SELECT 1', query_timeout: 2_000 } as pg.QueryConfig).catch(() => {
      asked.end().catch(() => {})
      lose(asked)
    })
  }, 5_000)
  probe.unref()
  return {
    on(kind, listener) {
      listeners.set(kind, [...(listeners.get(kind) ?? []), listener])
    },
    onGap(listener) {
      gapListeners.push(listener)
    },
    isUp: () => client !== null,
    async close() {
      isClosed = true
      clearInterval(probe)
      await client?.end()
    },
  }
}
