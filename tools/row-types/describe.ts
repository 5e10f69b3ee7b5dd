/** What PostgreSQL says of a statement's columns without running it: Parse and Describe of its protocol. */
import pg from 'pg'

export interface Column {
  readonly name: string
  readonly typeId: number
  /** The table's column that it is taken from as it stands; undefined for anything computed. */
  readonly source:
    | { readonly table: string; readonly column: string; readonly isNullable: boolean }
    | undefined
}

export interface Describer {
  /** Throws if PostgreSQL does not take the statement. */
  columnsOf(text: string): Promise<Column[]>
  /** The name of a type: `int8`, `_text`. */
  typeName(typeId: number): string
  close(): Promise<void>
}

interface Field {
  name: string
  tableID: number
  columnID: number
  dataTypeID: number
}

/** A request of the driver's queue that asks for a description and takes no rows. */
class Description {
  readonly #text: string
  readonly #resolve: (fields: Field[]) => void
  readonly #reject: (error: Error) => void
  #fields: Field[] = []

  constructor(text: string, resolve: (fields: Field[]) => void, reject: (error: Error) => void) {
    this.#text = text
    this.#resolve = resolve
    this.#reject = reject
  }
  submit(connection: pg.Connection): void {
    const line = connection as unknown as Record<'parse' | 'describe' | 'sync', (message?: object) => void>
    line.parse({ text: this.#text, name: '', types: [] })
    line.describe({ type: 'S', name: '' })
    line.sync()
  }
  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#fields = fields
  }
  /** The driver asks nothing more of a request that failed. */
  handleError(error: Error): void {
    this.#reject(error)
  }
  handleReadyForQuery(): void {
    this.#resolve(this.#fields)
  }
}

interface CatalogRow {
  relation: number
  place: number
  table: string
  column: string
  may_be_null: boolean
}

/** Reads the catalogue once and describes statements over one connection. */
export async function openDescriber(url: string): Promise<Describer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const types = await client.query<{ oid: number; typname: string }>('SELECT oid::int, typname FROM pg_type')
  const names = new Map(types.rows.map(({ oid, typname }) => [oid, typname]))
  // A view's columns say nothing of what may be missing in them.
  const columns = await client.query<CatalogRow>(`
    SELECT c.oid::int AS relation, a.attnum::int AS place, n.nspname || '.' || c.relname AS table,
           a.attname AS column, NOT a.attnotnull AS may_be_null
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE a.attnum > 0 AND c.relkind IN ('r', 'p')`)
  const sources = new Map(columns.rows.map((row) => [`${row.relation} ${row.place}`, row]))
  return {
    async columnsOf(text) {
      const fields = await new Promise<Field[]>((resolve, reject) => {
        client.query(new Description(text, resolve, reject) as unknown as pg.Submittable)
      })
      return fields.map(({ name, dataTypeID, tableID, columnID }) => {
        const row = sources.get(`${tableID} ${columnID}`)
        const source = row && { table: row.table, column: row.column, isNullable: row.may_be_null }
        return { name, typeId: dataTypeID, source }
      })
    },
    typeName: (typeId) => names.get(typeId) ?? `type ${typeId}`,
    close: () => client.end(),
  }
}
