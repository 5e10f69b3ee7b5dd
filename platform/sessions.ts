/**
 * Sessions: 32 random bytes for the caller, their SHA-256 for the database (wire.md §5, Sessions). A process
 * caches valid sessions in memory and drops them when any process ends them, so a signed-in call costs a hash
 * and a map look-up.
 */
import { hash, randomBytes, randomUUID } from 'node:crypto'
import { clock } from '../kernel/clock.ts'
import { notify, type Line } from './notifications.ts'
import { firstOf, rowsOf, run, sql, type Database, type Reader, type Tx } from './postgres.ts'
import type { SessionClaims } from './session-claims.ts'

export interface Session {
  readonly sessionId: string
  readonly audience: 'player' | 'operator'
  readonly accountId: string
  readonly merchantId: string
  readonly claims: SessionClaims
  readonly address: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface NewSession {
  audience: 'player' | 'operator'
  accountId: string
  merchantId: string
  claims: SessionClaims
  address: string
  device: string
  idleMs: number
  lifeMs: number
}

interface SessionRow {
  session_id: string
  audience: 'player' | 'operator'
  account_id: string
  merchant_id: string
  claims: SessionClaims
  address: string
  created_at: Date
  last_seen_at: Date
  idle_ms: bigint
  expires_at: Date
  ended_at: Date | null
  ended_code: string | null
}

interface Kept {
  session: Session
  idleMs: number
  seenAtMs: number
  flushedAtMs: number
}

/** A sign that a session is in use. */
export interface SeenSession {
  readonly session: Session
  readonly seenAt: Date
}

/** The result for a token. */
export type Found = { session: Session } | { endedWith: 'SESSION_EXPIRED' | 'SESSION_REPLACED' }

const MINUTE = 60_000
export const sessionLives = {
  player: { idleMs: 30 * MINUTE, lifeMs: 12 * 60 * MINUTE },
  trial: { idleMs: 30 * MINUTE, lifeMs: 2 * 60 * MINUTE },
  operator: { idleMs: 15 * MINUTE, lifeMs: 12 * 60 * MINUTE },
} as const

export class Sessions {
  readonly #database: Database
  readonly #line: Line
  readonly #kept = new Map<string, Kept>()
  readonly #endListeners: ((ended: { sessionId?: string; accountId: string; code: string }) => void)[] = []
  readonly #seenListeners: ((seen: readonly SeenSession[]) => Promise<void>)[] = []
  readonly #forgetListeners: ((forgotten: { sessionId?: string; accountId: string }) => void)[] = []
  readonly #flusher: NodeJS.Timeout

  /** `onFault` gets what fails while sessions in use are written down, which no caller waits for. */
  constructor(database: Database, line: Line, onFault: (error: unknown) => void) {
    this.#database = database
    this.#line = line
    line.onGap(() => {
      this.#forgets++
      this.#kept.clear()
    })
    line.on('session', (notice) =>
      this.#forget(notice as unknown as { accountId: string; sessionId?: string; code?: string }),
    )
    this.#flusher = setInterval(() => {
      this.flush().catch(onFault)
    }, 30_000)
    this.#flusher.unref()
  }

  /** Creates a session in the caller's transaction; returns the token, which is stored nowhere. */
  async create(tx: Tx, fresh: NewSession): Promise<{ token: string; sessionId: string; expiresAt: Date }> {
    const token = randomBytes(32).toString('base64url')
    const sessionId = randomUUID()
    const expiresAt = new Date(clock.nowMs() + fresh.lifeMs)
    await run(
      tx,
      sql`
      INSERT INTO app.session (token_hash, session_id, audience, account_id, merchant_id, claims, address, device, idle_ms, expires_at)
      VALUES (decode(${hashOf(token)}, 'hex'), ${sessionId}, ${fresh.audience}, ${fresh.accountId}, ${fresh.merchantId},
              ${JSON.stringify(fresh.claims)}, ${fresh.address}, ${fresh.device}, ${fresh.idleMs}, ${expiresAt})`,
    )
    return { token, sessionId, expiresAt }
  }

  /** The session of a token; counts as use of the session. */
  async find(token: string): Promise<Found> {
    if (token.length !== 43) return { endedWith: 'SESSION_EXPIRED' }
    const key = hashOf(token)
    const nowMs = clock.nowMs()
    const kept = this.#kept.get(key)
    if (
      kept &&
      this.#line.isUp() &&
      nowMs < kept.session.expiresAt.getTime() &&
      nowMs - kept.seenAtMs < kept.idleMs
    ) {
      kept.seenAtMs = nowMs
      return kept
    }
    return this.#load(key, nowMs)
  }

  /** Grows with every notice: what was read before a notice and arrives after it may be stale. */
  #forgets = 0

  async #load(key: string, nowMs: number): Promise<Found> {
    const forgets = this.#forgets
    const row = await firstOf(
      this.#database.kysely,
      sql<SessionRow>`
      SELECT session_id, audience, account_id, merchant_id, claims, address, created_at, last_seen_at, idle_ms, expires_at, ended_at, ended_code
      FROM app.session WHERE token_hash = decode(${key}, 'hex')`,
    )
    this.#kept.delete(key)
    if (!row) return { endedWith: 'SESSION_EXPIRED' }
    if (row.ended_at)
      return { endedWith: row.ended_code === 'SESSION_REPLACED' ? 'SESSION_REPLACED' : 'SESSION_EXPIRED' }
    const idleMs = Number(row.idle_ms)
    if (nowMs >= row.expires_at.getTime() || nowMs - row.last_seen_at.getTime() >= idleMs)
      return { endedWith: 'SESSION_EXPIRED' }
    const session: Session = {
      sessionId: row.session_id,
      audience: row.audience,
      accountId: row.account_id,
      merchantId: row.merchant_id,
      claims: row.claims,
      address: row.address,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    }
    // Operators are read from the database at every call, so a right taken away is gone with the next one.
    if (row.audience === 'player' && this.#line.isUp() && forgets === this.#forgets)
      this.#kept.set(key, { session, idleMs, seenAtMs: nowMs, flushedAtMs: row.last_seen_at.getTime() })
    else
      await run(
        this.#database.kysely,
        sql`UPDATE app.session SET last_seen_at = ${new Date(nowMs)} WHERE token_hash = decode(${key}, 'hex') AND ended_at IS NULL`,
      )
    return { session }
  }

  /** Whether a session was not ended and is within its absolute lifetime; a game opened from it asks this. */
  async isLive(sessionId: string, reader: Reader = this.#database.kysely): Promise<boolean> {
    const row = await firstOf(
      reader,
      sql`
      SELECT 1 FROM app.session WHERE session_id = ${sessionId} AND ended_at IS NULL AND expires_at > ${new Date(clock.nowMs())}`,
    )
    return row !== undefined
  }

  /** Ends one session; every process forgets it once the transaction commits. */
  async end(tx: Tx, sessionId: string, code: string): Promise<void> {
    const rows = await rowsOf(
      tx,
      sql<{ account_id: string }>`
      UPDATE app.session SET ended_at = app.now(), ended_code = ${code} WHERE session_id = ${sessionId} AND ended_at IS NULL RETURNING account_id`,
    )
    for (const row of rows) await this.#sayEnded(tx, { accountId: row.account_id, sessionId, code })
  }

  /** Ends all sessions of an account but the one kept. */
  async endAll(tx: Tx, accountId: string, code: string, keepSessionId?: string): Promise<void> {
    const rows = await rowsOf(
      tx,
      sql<{ session_id: string }>`
      UPDATE app.session SET ended_at = app.now(), ended_code = ${code}
      WHERE account_id = ${accountId} AND ended_at IS NULL AND session_id IS DISTINCT FROM ${keepSessionId ?? null}::uuid RETURNING session_id`,
    )
    for (const row of rows) await this.#sayEnded(tx, { accountId, sessionId: row.session_id, code })
  }

  /** Changes claims of an account's valid sessions, such as a restriction that begins. */
  async patchClaims(tx: Tx, accountId: string, patch: Partial<SessionClaims>): Promise<void> {
    await run(
      tx,
      sql`UPDATE app.session SET claims = claims || ${JSON.stringify(patch)}::jsonb WHERE account_id = ${accountId} AND ended_at IS NULL`,
    )
    await notify(tx, { kind: 'session', accountId })
  }

  /**
   * This process reads the account's sessions again, so that its next call sees a change before the notice is
   * back.
   */
  forget(accountId: string): void {
    this.#forget({ accountId })
  }

  /** Called in every process when a session ended: its sockets close. */
  onEnd(listener: (ended: { sessionId?: string; accountId: string; code: string }) => void): void {
    this.#endListeners.push(listener)
  }

  /** Called when the cached session may be wrong: it is being ended, or was changed. */
  onForget(listener: (forgotten: { sessionId?: string; accountId: string }) => void): void {
    this.#forgetListeners.push(listener)
  }

  // Forgotten here before the commit, and everywhere with it, so a caller with the answer of a sign-out is
  // never faster than the notice.
  async #sayEnded(tx: Tx, ended: { accountId: string; sessionId: string; code: string }): Promise<void> {
    this.#forget({ accountId: ended.accountId, sessionId: ended.sessionId })
    await notify(tx, { kind: 'session', ...ended })
  }

  #forget(notice: { accountId: string; sessionId?: string; code?: string }): void {
    this.#forgets++
    for (const [key, kept] of this.#kept) {
      if (
        kept.session.accountId === notice.accountId &&
        (!notice.sessionId || kept.session.sessionId === notice.sessionId)
      )
        this.#kept.delete(key)
    }
    for (const listener of this.#forgetListeners) listener(notice)
    if (notice.code)
      for (const listener of this.#endListeners)
        listener({ accountId: notice.accountId, sessionId: notice.sessionId, code: notice.code })
  }

  /** Called with every flush with the sessions used since the previous one. */
  onSeen(listener: (seen: readonly SeenSession[]) => Promise<void>): void {
    this.#seenListeners.push(listener)
  }

  /** Writes the session uses gathered in memory, in one statement. */
  async flush(): Promise<void> {
    const due = [...this.#kept].filter(([, kept]) => kept.seenAtMs > kept.flushedAtMs)
    if (due.length === 0) return
    await this.#database.pool.query(
      `UPDATE app.session s SET last_seen_at = greatest(s.last_seen_at, to_timestamp(t.seen / 1000.0))
       FROM unnest($1::text[], $2::float8[]) AS t(key, seen) WHERE s.token_hash = decode(t.key, 'hex')`,
      [due.map(([key]) => key), due.map(([, kept]) => kept.seenAtMs)],
    )
    const seen = due.map(([, { session, seenAtMs }]) => ({ session, seenAt: new Date(seenAtMs) }))
    for (const listener of this.#seenListeners) await listener(seen)
    for (const [key, kept] of due) {
      kept.flushedAtMs = kept.seenAtMs
      if (clock.nowMs() - kept.seenAtMs >= kept.idleMs) this.#kept.delete(key)
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#flusher)
    await this.flush()
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'hex')
}
