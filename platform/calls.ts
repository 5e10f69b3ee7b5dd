/** What a handler receives and how a module declares one (style.md §1, §3). */
import type { ContentLanguage, InterfaceLanguage, Speech } from '../kernel/languages.ts'
import type { RealCurrency } from '../kernel/money.ts'
import type { BodyOf, Call, MadeValue, ParamsOf, QueryOf, SchemaMaker, ValueOf } from '../kernel/call.ts'
import type { Config } from './config.ts'
import type { Database, Tx } from './postgres.ts'
import { defineService, type ServiceKey, type Services } from './services.ts'
import type { Session } from './sessions.ts'
import type { ReadyValue } from './ready-value.ts'
import type { FileAnswer } from './table-file.ts'

/** Languages of what the server writes: sentences of answers, messages, names of games. */
export type Language = ContentLanguage

/** The brand a request belongs to; every query is scoped by its id. */
export interface MerchantContext {
  readonly id: string
  readonly code: string
  /** Of all its real money; its members' accounts are in it for ever. */
  readonly currency: RealCurrency
  readonly timeZone: string
  readonly defaultLanguage: Language
  readonly languages: readonly Language[]
  /** What a person may choose: the languages above, and those that only the site's frame has. */
  readonly interfaceLanguages: readonly InterfaceLanguage[]
}

/** Gives access to the merchants; provided by the system module. */
export interface MerchantDirectory {
  byCode(code: string): Promise<MerchantContext | undefined>
  /** The merchant whose domain is this host, otherwise the default merchant. */
  byHost(host: string): Promise<MerchantContext>
}
export const merchantDirectoryKey = defineService<MerchantDirectory>('system.merchants')

/**
 * What the site's status is for an address: 0 open, 1 maintenance, 2 closed to its region; includes the
 * allow-list.
 */
export interface SiteStatusSource {
  of(merchantId: string, address: string): { status: 0 | 1 | 2; endTime: Date | null }
}
export const siteStatusKey = defineService<SiteStatusSource>('system.site-status')

export interface Upload {
  readonly field: string
  readonly fileName: string
  readonly bytes: Buffer
}

export interface CookieOptions {
  path: string
  maxAgeS: number
}

/** Everything of a request except its transaction. */
export interface RequestContext {
  readonly requestId: string
  readonly now: Date
  readonly merchant: MerchantContext
  readonly language: Language
  readonly speech: Speech
  /** The caller's address after the trusted proxies; `visitorId` comes from the visitor cookie. */
  readonly address: string
  readonly country: string
  readonly visitorId: string
  /** The caller sent no visitor cookie: a first call, or a client that stores none. */
  readonly isNewVisitor: boolean
  readonly userAgent: string
  readonly host: string
  /** null for a visitor. */
  readonly session: Session | null
  readonly idempotencyKey: string
  readonly uploads: readonly Upload[]
  readonly config: Config
  readonly database: Database
  cookie(name: string): string | undefined
  /** HttpOnly, SameSite=Lax, Secure off localhost; a maxAge of 0 clears it. */
  setCookie(name: string, value: string, options: CookieOptions): void
  use<Value>(key: ServiceKey<Value>): Value
  /** Marks the answer as a repeat of an earlier one (`Idempotency-Hit`); for handlers on the batched path. */
  markRepeated(): void
  /** Runs after the commit and before the answer is sent: pushes, caches. Never money. */
  afterCommit(work: () => void | Promise<void>): void
}

/** A request inside its own transaction; the pipeline commits it after the handler. */
export interface CallContext extends RequestContext {
  readonly tx: Tx
  /** The signed-in account; handlers of audiences other than visitor and dev always have one. */
  readonly actor: Session
  /** Writes an event: an outbox row of this transaction, delivered at least once after the commit. */
  emit(event: string, payload: Record<string, unknown>): Promise<void>
  /** Appends to the operators' audit log in this transaction. */
  audit(action: string, subject: string, detail: Record<string, unknown>): Promise<void>
}

/** A call whose handler commits itself (`isBatched`). */
export interface BatchedContext extends RequestContext {
  readonly actor: Session
}

export interface CallInput<Schemas extends SchemaMaker> {
  readonly body: BodyOf<Schemas>
  readonly query: QueryOf<Schemas>
  readonly params: ParamsOf<Schemas>
}

export interface Handler {
  readonly call: Call
  readonly schemas: SchemaMaker
  /** Checked before the transaction begins; its refusal is the call's. */
  readonly prove?: (context: never, input: never) => Promise<void>
  /** Asked before the transaction begins; null: it is needed. */
  readonly look?: (context: never, input: never) => Promise<unknown>
  readonly run: (context: never, input: never) => Promise<unknown>
}

/** A handler of one request in one transaction. */
export function handle<Schemas extends SchemaMaker>(
  call: Call<Schemas>,
  schemas: Schemas,
  run: (context: CallContext, input: CallInput<Schemas>) => Promise<MadeValue<ValueOf<Schemas>>>,
): Handler {
  return { call, schemas, run }
}

/**
 * The same with something slow that must hold neither a connection nor a lock: the hash of a password, an
 * answer from outside. `prove` runs before the transaction begins, once however often the transaction is
 * retried, and not at all if the key has its answer; what it read may have changed since, so `run` decides
 * again.
 */
export function handleProven<Schemas extends SchemaMaker>(
  call: Call<Schemas>,
  schemas: Schemas,
  prove: (context: BatchedContext, input: CallInput<Schemas>) => Promise<void>,
  run: (context: CallContext, input: CallInput<Schemas>) => Promise<MadeValue<ValueOf<Schemas>>>,
): Handler {
  return { call, schemas, prove, run }
}

/**
 * The same for calls that come by the thousand and mostly find nothing to do: `look` only reads, and what it
 * returns or refuses is the answer, without a transaction. Null: `run` decides, and reads again.
 */
export function handleAfterLook<Schemas extends SchemaMaker>(
  call: Call<Schemas>,
  schemas: Schemas,
  look: (context: BatchedContext, input: CallInput<Schemas>) => Promise<MadeValue<ValueOf<Schemas>> | null>,
  run: (context: CallContext, input: CallInput<Schemas>) => Promise<MadeValue<ValueOf<Schemas>>>,
): Handler {
  return { call, schemas, look, run }
}

/**
 * A handler that answers a download (`gives: 'file'`): its rows are read page by page after the commit, never
 * with `tx`.
 */
export function handleFile<Schemas extends SchemaMaker>(
  call: Call<Schemas> & { gives: 'file' },
  schemas: Schemas,
  run: (context: CallContext, input: CallInput<Schemas>) => Promise<FileAnswer>,
): Handler {
  return { call, schemas, run }
}

/** A handler on the batched wallet path: no transaction, the poster commits. */
export function handleBatched<Schemas extends SchemaMaker>(
  call: Call<Schemas> & { isBatched: true },
  schemas: Schemas,
  run: (context: BatchedContext, input: CallInput<Schemas>) => Promise<MadeValue<ValueOf<Schemas>>>,
): Handler {
  return { call, schemas, run }
}

/**
 * A handler whose answer is JSON already, from the memory of the process: no transaction, and nothing is
 * built again for a caller.
 */
export function handleReady<Schemas extends SchemaMaker>(
  call: Call<Schemas> & { isBatched: true },
  schemas: Schemas,
  run: (context: RequestContext, input: CallInput<Schemas>) => Promise<ReadyValue>,
): Handler {
  return { call, schemas, run }
}

/** An event's listener; it must be idempotent, since an event may be delivered twice. */
export interface Listener {
  readonly name: string
  readonly event: string
  run(context: { tx: Tx; now: Date; services: Services }, payload: Record<string, unknown>): Promise<void>
}

/**
 * Work at scheduled times. One worker at a time runs a period, beside all other jobs. A try that fails or
 * dies is repeated, and of periods that a pause left out only the latest is run: a job therefore looks for
 * its work by state (every unpaid period, every row that is due) and bears being repeated. `cron` is in UTC,
 * five fields.
 */
export interface Job {
  readonly name: string
  readonly cron?: string
  /** Instead of cron: an interval in milliseconds. */
  readonly everyMs?: number
  run(context: { database: Database; now: Date; services: Services; config: Config }): Promise<void>
}

/** What a module's door gives server/compose.ts. */
export interface ModuleParts {
  readonly calls: readonly Handler[]
  readonly listeners?: readonly Listener[]
  readonly jobs?: readonly Job[]
}
