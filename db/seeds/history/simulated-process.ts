/**
 * What the history is made with: a process of the product without its clocks and jobs, which run when the
 * history says so, and its calls as members and operators make them.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { roleAbilities, type Role } from '../../../contract/operator/identity/abilities.ts'
import type { VendorPort } from '../../../contract/vendor/launch/port.ts'
import { clock } from '../../../kernel/clock.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { launchKey } from '../../../modules/launch/index.ts'
import { signIn } from '../../../modules/identity/sign-in/sign-in.ts'
import { readAccount } from '../../../modules/identity/accounts/store/accounts.ts'
import { appendAudit } from '../../../platform/audit-log.ts'
import {
  merchantDirectoryKey,
  type CallContext,
  type Handler,
  type MerchantContext,
  type RequestContext,
  type Upload,
} from '../../../platform/calls.ts'
import { sessionsKey } from '../../../platform/keys.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import { oneOf, rowsOf, run, sql, type Tx } from '../../../platform/postgres.ts'
import type { Session } from '../../../platform/sessions.ts'
import type { Process } from '../../../server/compose.ts'
import { parts as demo } from '../../../demo/index.ts'
import { modules } from '../../../server/modules.ts'
import { studioCode, studioKey, type Studio } from '../../../studio/index.ts'
import type { Seat } from '../../../studio/core/seats.ts'
import { ACME_SECRET } from '../launch.ts'
import { DEMO_MERCHANT } from '../system.ts'
import { Dice } from './dice.ts'
import { Past } from './history-clock.ts'
import type { Person } from './people.ts'
import { signedPort } from './signed-port.ts'

export interface Input {
  body?: object
  params?: object
  query?: object
  uploads?: readonly Upload[]
}
/** A member who is signed in. */
export interface Visit {
  readonly person: Person
  readonly session: Session
}

/** Jobs that what comes next depends on: requirements of payouts, and the jackpots. */
const needed = ['wallet.roll-up', 'wagering/follow-rounds', 'launch.keep-jackpots'] as const
/** Jobs that fold what was played and paid into records, figures and boards, by the time at which it was. */
const folding = [
  'wallet.roll-up',
  'operator.figures',
  'catalogue/follow-wins',
  'wallet.list-open-rounds',
] as const

const WAIT_MS = 20
const MOST_WAITS = 3_000

export class House {
  readonly process: Process
  readonly studio: Studio
  readonly past: Past
  readonly dice = new Dice(7_252)
  readonly #handlers: ReadonlyMap<string, Handler>
  readonly #staff = new Map<Role, Session>()
  readonly #merchant: MerchantContext

  private constructor(process: Process, merchant: MerchantContext) {
    this.process = process
    this.studio = process.services.use(studioKey)
    this.past = new Past(process.database)
    this.#merchant = merchant
    this.#handlers = new Map(
      [...modules, demo].flatMap((module) => module.calls).map((handler) => [handler.call.name, handler]),
    )
  }

  static async open(process: Process): Promise<House> {
    const merchant = await process.services.use(merchantDirectoryKey).byCode(DEMO_MERCHANT)
    if (!merchant) throw new Error('the demo house is missing')
    const house = new House(process, merchant)
    await house.#findStaff()
    return house
  }

  async #findStaff(): Promise<void> {
    const rows = await rowsOf(
      this.process.database.kysely,
      sql<{ id: string; username: Role }>`
      SELECT id, username FROM operator.account WHERE merchant_id = ${DEMO_MERCHANT}`,
    )
    for (const { id: accountId, username } of rows) {
      this.#staff.set(
        username,
        sessionOf('operator', accountId, {
          account: username,
          type: 0,
          isTrial: false,
          isAgent: false,
          abilities: [...roleAbilities[username]],
        }),
      )
    }
  }

  /** The member signs in, which opens a session and is in the sign-in history. */
  async signIn(person: Person): Promise<Visit> {
    const { database, services } = this.process
    const { token } = await database.transaction(async (tx) => {
      const row = await readAccount(tx, DEMO_MERCHANT, person.memberId)
      if (!row) throw new Error(`${person.username} is missing`)
      return signIn(tx, this.#contextOf(null, person, {}), row, 'PASSWORD')
    })
    const found = await services.use(sessionsKey).find(token)
    if (!('session' in found)) throw new Error(`${person.username} could not sign in`)
    return { person, session: found.session }
  }

  signInAll(people: readonly Person[]): Promise<Visit[]> {
    return Promise.all(people.map((person) => this.signIn(person)))
  }

  /** A member's call. What has to be proved by a password before is taken as proved. */
  as<Value>(visit: Visit, call: string, input: Input = {}): Promise<Value> {
    return this.#call(visit.session, visit.person, call, input)
  }

  /** The same; undefined if the call is refused. */
  try<Value>(visit: Visit, call: string, input: Input = {}): Promise<Value | undefined> {
    return unlessRefused(this.as<Value>(visit, call, input))
  }

  /** A call of staff. */
  staff<Value>(role: Role, call: string, input: Input = {}): Promise<Value> {
    return this.#call(this.#staff.get(role)!, null, call, input)
  }

  /** The member opens a game of the studio. */
  async seat(visit: Visit, gameCode: string): Promise<Seat> {
    const answer = await this.studio.port.authenticate({
      launchToken: await this.launchToken(visit, studioCode, gameCode),
      playerAddress: visit.person.address,
    })
    if (answer.status !== 'OK')
      throw new Error(`${visit.person.username} could not open ${gameCode}: ${answer.status}`)
    const { seat } = await this.studio.seats.take({
      memberId: answer.memberId!,
      merchantId: DEMO_MERCHANT,
      gameCode,
      isFree: false,
      walletToken: answer.sessionToken!,
    })
    return seat
  }

  async launchToken(visit: Visit, vassalage: string, gameCode: string): Promise<string> {
    const { url } = await this.as<{ url: string }>(visit, 'launch/start-game', {
      body: { vassalage, gameCode, accountType: 1 },
    })
    return new URL(url, 'http://demo.invalid').searchParams.get('token')!
  }

  /** What workers do meanwhile: events are delivered, and what was played is followed. */
  async settle(): Promise<void> {
    await this.studio.queue.flush()
    await this.process.outbox.drain()
    await this.#waitForLedger()
    for (const job of needed) await this.run(job)
    await this.process.outbox.drain()
  }

  /** What they do as well, and what can wait for some days. */
  async fold(): Promise<void> {
    await this.#waitForLedger()
    for (const job of folding) await this.run(job)
    await this.process.outbox.drain()
  }

  /**
   * Returns when followers see everything that was posted. That takes a moment if an older transaction is
   * still open, and one in another database of the same server counts.
   */
  async #waitForLedger(): Promise<void> {
    const { kysely } = this.process.database
    for (let tries = 0; tries < MOST_WAITS; tries++) {
      await run(kysely, sql`SELECT wallet.set_mark()`)
      const { isFinal } = await oneOf(
        kysely,
        sql<{
          isFinal: boolean
        }>`SELECT coalesce(max(id) <= wallet.horizon(), true) AS "isFinal" FROM wallet.transfer`,
      )
      if (isFinal) return
      await sleep(WAIT_MS)
    }
    throw new Error('the ledger did not become final: a transaction is still open')
  }

  run(job: string): Promise<void> {
    return this.process.jobs.runNow(job)
  }

  /** The wallet as ACME calls it. */
  acmePort(): VendorPort {
    return signedPort(this.process.services.use(launchKey), 'ACME', ACME_SECRET)
  }

  async #call<Value>(session: Session, person: Person | null, call: string, input: Input): Promise<Value> {
    const handler = this.#handlers.get(call)
    if (!handler) throw new Error(`no call is named ${call}`)
    const after: (() => void | Promise<void>)[] = []
    const base = this.#contextOf(session, person, input, (work) => {
      after.push(work)
    })
    const told = { body: input.body, params: input.params ?? {}, query: input.query ?? {} }
    const value = handler.call.isBatched
      ? await handler.run({ ...base, actor: session } as never, told as never)
      : await this.process.database.transaction((tx) =>
          handler.run(this.#callContext(base, session, tx) as never, told as never),
        )
    for (const work of after) await work()
    return value as Value
  }

  #callContext(base: RequestContext, session: Session, tx: Tx): CallContext {
    return {
      ...base,
      tx,
      actor: session,
      emit: (event, payload) => emitEvent(tx, event, payload),
      audit: (action, subject, detail) =>
        appendAudit(tx, {
          actor: session.claims.account,
          action,
          subject,
          detail: { ...detail, address: base.address, merchantId: DEMO_MERCHANT },
        }),
    }
  }

  #contextOf(
    session: Session | null,
    person: Person | null,
    { uploads = [] }: Input,
    afterCommit: RequestContext['afterCommit'] = () => {},
  ): RequestContext {
    const { services, config, database } = this.process
    return {
      requestId: randomUUID(),
      now: clock.now(),
      merchant: this.#merchant,
      language: 'th',
      speech: 'th',
      address: person?.address ?? '127.0.0.1',
      country: person ? 'TH' : '',
      visitorId: person?.visitorId ?? '',
      isNewVisitor: false,
      userAgent: person?.userAgent ?? '',
      host: 'localhost',
      session,
      idempotencyKey: randomUUID(),
      uploads,
      config,
      database,
      cookie: () => undefined,
      setCookie: () => {},
      use: (key) => services.use(key),
      markRepeated: () => {},
      afterCommit,
    }
  }
}

function sessionOf(audience: 'operator', accountId: string, claims: Session['claims']): Session {
  const createdAt = clock.now()
  return {
    sessionId: randomUUID(),
    audience,
    accountId,
    merchantId: DEMO_MERCHANT,
    claims,
    address: '127.0.0.1',
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 400 * 86_400_000),
  }
}

/** A refusal is an answer; any other error is thrown. */
export async function unlessRefused<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
