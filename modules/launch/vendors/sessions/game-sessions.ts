/**
 * Members' sessions in vendors' games. A process caches valid ones in memory, so a bet costs a hash and a map
 * look-up; a notice that ends a member's session anywhere ends them here too.
 */
import { hash } from 'node:crypto'
import { clock } from '../../../../kernel/clock.ts'
import type { RealCurrency } from '../../../../kernel/money.ts'
import type { Line } from '../../../../platform/notifications.ts'
import type { Database } from '../../../../platform/postgres.ts'
import type { Sessions } from '../../../../platform/sessions.ts'
import { readGameSession, touchGameSessions, type GameSessionRow } from './store/tokens.ts'

export interface GameSession {
  readonly vendor: string
  readonly gameCode: string
  readonly merchantId: string
  /** Of the merchant's real money. */
  readonly currency: RealCurrency
  readonly memberId: string
  readonly mode: 'REAL' | 'FREE'
  /** False once the member signed out, or was silent for half an hour in the game. */
  readonly isLive: boolean
}

const IDLE_MS = 30 * 60_000
const FLUSH_MS = 30_000
/** At most about 100 MB; a full cache is emptied and reads again. */
const MOST = 300_000

interface Kept {
  session: GameSession
  playerSessionId: string
  endsAtMs: number
  seenAtMs: number
  flushedAtMs: number
}

interface Parts {
  database: Database
  line: Line
  sessions: Sessions
  /** Called with every flush with the members who played for real money. */
  onSeen?: (seen: { merchantId: string; accountId: string; seenAt: Date }[]) => Promise<void>
  /** What fails while sessions in use are written down, which no caller waits for. */
  onFault: (error: unknown) => void
}

export class GameSessions {
  readonly #parts: Parts
  readonly #kept = new Map<string, Kept>()
  readonly #flusher: NodeJS.Timeout
  #endings = 0

  constructor(parts: Parts) {
    this.#parts = parts
    parts.line.onGap(() => this.#kept.clear())
    parts.sessions.onForget(({ sessionId, accountId }) => this.#forget(accountId, sessionId))
    this.#flusher = setInterval(() => {
      this.flush().catch(parts.onFault)
    }, FLUSH_MS)
    this.#flusher.unref()
  }

  /**
   * The session of a token, ended ones too; undefined if there never was one. Counts as use of the session.
   */
  find(token: string): GameSession | undefined | Promise<GameSession | undefined> {
    const key = hashToken(token)
    const kept = this.#kept.get(key)
    if (kept && this.#parts.line.isUp()) {
      const nowMs = clock.nowMs()
      // An ended one stays ended; one that was silent here may have called another process.
      if (!kept.session.isLive) return kept.session
      if (nowMs < kept.endsAtMs && nowMs - kept.seenAtMs < IDLE_MS) {
        kept.seenAtMs = nowMs
        return kept.session
      }
    }
    return this.#load(key)
  }

  async #load(key: string): Promise<GameSession | undefined> {
    const endings = this.#endings
    const row = await readGameSession(this.#parts.database.kysely, key)
    if (!row) return undefined
    const nowMs = clock.nowMs()
    const isAwake = nowMs < row.ends_at.getTime() && nowMs - row.last_seen_at.getTime() < IDLE_MS
    const isLive = isAwake && (await this.#parts.sessions.isLive(row.player_session_id))
    const session: GameSession = {
      vendor: row.vendor_code,
      gameCode: row.game_code,
      merchantId: row.merchant_id,
      currency: row.currency,
      memberId: row.member_id,
      mode: row.mode,
      isLive,
    }
    // An end that was announced during this reading may be missing in it: the result is returned, not cached.
    if (this.#parts.line.isUp() && endings === this.#endings) this.#keep(key, row, session, nowMs)
    return session
  }

  #keep(key: string, row: GameSessionRow, session: GameSession, nowMs: number): void {
    if (this.#kept.size >= MOST) this.#kept.clear()
    this.#kept.set(key, {
      session,
      playerSessionId: row.player_session_id,
      endsAtMs: row.ends_at.getTime(),
      seenAtMs: nowMs,
      flushedAtMs: row.last_seen_at.getTime(),
    })
  }

  /** The next message asks the database whether the member is still signed in. */
  #forget(memberId: string, playerSessionId: string | undefined): void {
    this.#endings += 1
    for (const [key, kept] of this.#kept) {
      if (
        kept.session.memberId === memberId &&
        (!playerSessionId || kept.playerSessionId === playerSessionId)
      )
        this.#kept.delete(key)
    }
  }

  /** Writes the session uses gathered in memory and drops silent sessions. */
  async flush(): Promise<void> {
    const due = [...this.#kept].filter(([, kept]) => kept.seenAtMs > kept.flushedAtMs)
    if (due.length > 0)
      await touchGameSessions(
        this.#parts.database,
        due.map(([key, kept]) => ({ hash: key, seenAtMs: kept.seenAtMs })),
      )
    const played = due.filter(([, { session }]) => session.mode === 'REAL')
    await this.#parts.onSeen?.(
      played.map(([, { session, seenAtMs }]) => ({
        merchantId: session.merchantId,
        accountId: session.memberId,
        seenAt: new Date(seenAtMs),
      })),
    )
    for (const [, kept] of due) kept.flushedAtMs = kept.seenAtMs
    for (const [key, kept] of this.#kept) if (clock.nowMs() - kept.seenAtMs >= IDLE_MS) this.#kept.delete(key)
  }

  async close(): Promise<void> {
    clearInterval(this.#flusher)
    await this.flush().catch(this.#parts.onFault)
  }
}

/** What the database stores of a token. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}
