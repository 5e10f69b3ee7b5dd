/**
 * What a call promises, in order: audience, sealing, rate, schema, idempotency (style.md §1). A contract file
 * exports one `Call` as a plain constant, and its schemas as a separate function: the browser imports the
 * constant and only the types of the schemas, so no schema library is in its bundle.
 */
import type { Static, TSchema } from 'typebox'

/**
 * visitor: anyone · player: any signed-in player, trial included · member: a real account · agent: account
 * types 1, 2, 41, 42 · operator: the console, with the ability named beside it · game: the studio's own game
 * token · dev: visitors, in demo mode only (the call does not exist in live mode).
 */
export type Audience = 'visitor' | 'player' | 'member' | 'agent' | 'operator' | 'game' | 'dev'

/** Module ids of the specification, for logs and metrics; never for access. */
export type ModuleId =
  | 'WPS'
  | 'LGW'
  | 'MCSFE'
  | 'GCS'
  | 'GCSGAME'
  | 'CSP'
  | 'GLS2'
  | 'MCS2'
  | 'LOTTO'
  | 'SPORTS'
  | 'VN'
  | 'SEA'
  | 'AGENT'
  | 'POINTS'
  | 'OPERATOR'
  | 'STUDIO'
  | 'DEV'

/** Token buckets by name; figures in domain/gaps.md §8, Rate limits. `money` is 10 burst / 5 a second. */
export type RateName = 'default' | 'money' | 'rounds' | 'slow' | 'none'

export type SchemaMaker = () => CallSchemas

export interface CallSchemas {
  params?: TSchema
  query?: TSchema
  body?: TSchema
  value: TSchema
}

export interface Call<Schemas extends SchemaMaker = SchemaMaker> {
  /** module/verb-noun: the name of its file in contract, calls and the web feature. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The whole path with `:name` parameters, `/api` included. */
  readonly path: string
  readonly module: ModuleId
  readonly summary: string
  readonly audience: Audience
  /** operator calls: the ability that opens them. */
  readonly ability?: string
  /** Takes one compact JWE instead of JSON (wire.md §4, Encrypted calls). */
  readonly isSealed?: true
  /** Requires Idempotency-Key; the first answer is kept for ever (wire.md §1, headers). */
  readonly isIdempotent?: true
  /**
   * The handler commits itself (the batched wallet path) and derives the first answer from the ledger: it
   * gets no transaction.
   */
  readonly isBatched?: true
  readonly rate?: RateName
  /**
   * form: application/x-www-form-urlencoded; upload: multipart/form-data; jsonOrUpload: JSON, or multipart if
   * pictures are sent with it.
   */
  readonly takes?: 'form' | 'upload' | 'jsonOrUpload'
  /** Bytes of an uploaded file, if it may be larger than a picture's 5 MiB. */
  readonly uploadBytes?: number
  /** file: the answer is a download instead of the envelope; refusals are in the envelope as usual. */
  readonly gives?: 'file'
  /**
   * Open to a session that must change its password first, to an excluded member, and to everybody while the
   * site is in maintenance or closed to the caller's region.
   */
  readonly openTo?: readonly ('mustChangePassword' | 'restricted' | 'maintenance')[]
  /** A visitor's call that the console uses too: with OPERATOR_ORIGIN it answers at both addresses. */
  readonly isForConsoleToo?: true
  /** Public error codes beyond those that every call of its kind can answer. */
  readonly errors?: readonly string[]
  /** Ties the constant to its schemas' types; never set. */
  readonly schemas?: Schemas
}

type Part<
  Schemas extends SchemaMaker,
  Key extends keyof CallSchemas,
> = ReturnType<Schemas>[Key] extends TSchema ? Static<ReturnType<Schemas>[Key]> : undefined

export type BodyOf<Schemas extends SchemaMaker> = Part<Schemas, 'body'>
export type QueryOf<Schemas extends SchemaMaker> = Part<Schemas, 'query'>
export type ParamsOf<Schemas extends SchemaMaker> = Part<Schemas, 'params'>
/** As the client reads it: amounts are numbers. */
export type ValueOf<Schemas extends SchemaMaker> = Part<Schemas, 'value'>

/** As a handler returns it: an integer may be a bigint (money always is), a date-time text a Date. */
export type MadeValue<Value> = Value extends number
  ? number | bigint
  : Value extends string
    ? Value | (string extends Value ? Date : never)
    : Value extends readonly (infer Item)[]
      ? MadeValue<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: MadeValue<Value[Key]> }
        : Value
