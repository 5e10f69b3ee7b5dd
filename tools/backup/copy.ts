/** PostgreSQL's COPY over the driver's own connection, in both directions, as streams with back pressure. */
import { once } from 'node:events'
import { Readable } from 'node:stream'
import type pg from 'pg'

/** What the driver's connection offers to a query of one's own; its published types leave it out. */
interface Connection {
  stream: NodeJS.WritableStream & { pause(): void; resume(): void; writableNeedDrain: boolean }
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

const rowsIn = (tag: string): number => Number.parseInt(tag.split(' ').at(-1) ?? '0', 10)

/** The rows of a `COPY … TO STDOUT`, as PostgreSQL writes them. */
export class CopyOut extends Readable {
  /** How many rows came; known at the end. */
  rows = 0
  readonly #text: string
  #connection: Connection | undefined

  constructor(text: string) {
    super()
    this.#text = text
  }

  submit(connection: Connection): null {
    this.#connection = connection
    connection.query(this.#text)
    return null
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver reuses its buffer for what comes next.
    if (!this.push(Buffer.from(chunk))) this.#connection?.stream.pause()
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsIn(text)
  }

  handleReadyForQuery(): void {
    this.push(null)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }
}

/** A `COPY … FROM STDIN`: asks the server for it and is then fed. */
class CopyIn {
  readonly isAsked = Promise.withResolvers<Connection>()
  readonly isDone = Promise.withResolvers<number>()
  readonly #text: string
  #rows = 0

  constructor(text: string) {
    this.#text = text
    this.isAsked.promise.catch(() => {})
    this.isDone.promise.catch(() => {})
  }

  submit(connection: Connection): null {
    connection.query(this.#text)
    return null
  }

  handleCopyInResponse(connection: Connection): void {
    this.isAsked.resolve(connection)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = rowsIn(text)
  }

  handleReadyForQuery(): void {
    this.isDone.resolve(this.#rows)
  }

  handleError(error: Error): void {
    this.isAsked.reject(error)
    this.isDone.reject(error)
  }
}

/** The driver asks nothing of a query of one's own but the methods it calls. */
const run = <Query extends CopyOut | CopyIn>(client: pg.Client, query: Query): Query => {
  client.query(query as unknown as pg.Submittable)
  return query
}

/** Starts reading; the client takes no other statement until the stream has ended. */
export function copyOut(client: pg.Client, text: string): CopyOut {
  return run(client, new CopyOut(text))
}

/** Feeds the rows to the server; answers how many it took. */
export async function copyIn(
  client: pg.Client,
  text: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  const query = run(client, new CopyIn(text))
  const connection = await query.isAsked.promise
  let isOver = false
  query.isDone.promise.then(
    () => (isOver = true),
    () => (isOver = true),
  )
  try {
    for await (const chunk of source) {
      if (isOver) break
      connection.sendCopyFromChunk(chunk)
      // A server that refuses a row continues to read, so the drain always comes or the connection ends with
      // an error.
      if (connection.stream.writableNeedDrain)
        await Promise.race([once(connection.stream, 'drain'), query.isDone.promise])
    }
    connection.endCopyFrom()
  } catch (error) {
    connection.sendCopyFail(error instanceof Error ? error.message : 'the source failed')
    await query.isDone.promise.catch(() => {})
    throw error
  }
  return query.isDone.promise
}
