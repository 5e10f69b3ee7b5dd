/**
 * Who sits at which game: the studio's own tokens, and behind each the session that the wallet gave for it.
 */
import { hash, randomBytes, randomUUID } from 'node:crypto'
import { clock } from '../../kernel/clock.ts'
import { playCurrency } from '../../kernel/money.ts'
import type { Database } from '../../platform/postgres.ts'
import { openSecret, sealSecret } from '../../platform/secrets.ts'
import type { Session } from '../../platform/sessions.ts'
import type { CurrencyOf } from './merchants.ts'
import { addSeat, readSeat, type SeatRow } from './store/sessions.ts'

export interface Seat {
  readonly sessionId: string
  readonly memberId: string
  readonly merchantId: string
  readonly gameCode: string
  readonly isFree: boolean
  /** What it is played in: the merchant's currency, or TRIAL. */
  readonly currency: string
  /** What the wallet wants to see with every bet. */
  readonly walletToken: string
}

const LIFE_MS = 12 * 3_600_000
const MOST = 200_000

interface Kept {
  seat: Seat
  session: Session
  endsAtMs: number
}

export class Seats {
  readonly #currencyOf: CurrencyOf
  readonly #database: Database
  readonly #key: Buffer
  readonly #byToken = new Map<string, Kept>()
  readonly #bySession = new Map<string, Seat>()

  constructor(database: Database, secretKey: Buffer, currencyOf: CurrencyOf) {
    this.#currencyOf = currencyOf
    this.#database = database
    this.#key = secretKey
  }

  /** Seats a member at a game; returns the token, which is stored nowhere. */
  async take(fresh: Omit<Seat, 'sessionId' | 'currency'>): Promise<{ token: string; seat: Seat }> {
    const token = randomBytes(32).toString('base64url')
    const createdAt = clock.now()
    const seat: Seat = {
      ...fresh,
      sessionId: randomUUID(),
      currency: playCurrency(this.#currencyOf(fresh.merchantId), fresh.isFree),
    }
    const row: SeatRow = {
      session_id: seat.sessionId,
      member_id: seat.memberId,
      merchant_id: seat.merchantId,
      game_code: seat.gameCode,
      mode: seat.isFree ? 'FREE' : 'REAL',
      wallet_token: sealSecret(this.#key, purposeOf(seat.sessionId), seat.walletToken),
      created_at: createdAt,
      ends_at: new Date(createdAt.getTime() + LIFE_MS),
    }
    const key = hashToken(token)
    await addSeat(this.#database.kysely, key, row)
    this.#keep(key, row, seat)
    return { token, seat }
  }

  /** The session of a game token, for the gateway's guard. */
  async find(token: string): Promise<Session | undefined> {
    if (token.length !== 43) return undefined
    const key = hashToken(token)
    const kept = this.#byToken.get(key) ?? (await this.#load(key))
    return kept && clock.nowMs() < kept.endsAtMs ? kept.session : undefined
  }

  /** The seat of a session that `find` has returned. */
  of(session: Session): Seat {
    const seat = this.#bySession.get(session.sessionId)
    if (!seat) throw new Error('a seat is asked for by a session that was not found here')
    return seat
  }

  async #load(key: string): Promise<Kept | undefined> {
    const row = await readSeat(this.#database.kysely, key)
    if (!row) return undefined
    return this.#keep(key, row, {
      sessionId: row.session_id,
      memberId: row.member_id,
      merchantId: row.merchant_id,
      gameCode: row.game_code,
      isFree: row.mode === 'FREE',
      currency: playCurrency(this.#currencyOf(row.merchant_id), row.mode === 'FREE'),
      walletToken: openSecret(this.#key, purposeOf(row.session_id), row.wallet_token),
    })
  }

  #keep(key: string, row: SeatRow, seat: Seat): Kept {
    if (this.#byToken.size >= MOST) {
      this.#byToken.clear()
      this.#bySession.clear()
    }
    const session: Session = {
      sessionId: row.session_id,
      audience: 'player',
      accountId: row.member_id,
      merchantId: row.merchant_id,
      address: '',
      claims: { account: row.member_id, type: 0, isTrial: seat.isFree, isAgent: false },
      createdAt: row.created_at,
      expiresAt: row.ends_at,
    }
    const kept = { seat, session, endsAtMs: row.ends_at.getTime() }
    this.#byToken.set(key, kept)
    this.#bySession.set(seat.sessionId, seat)
    return kept
  }
}

const purposeOf = (sessionId: string) => `studio-session:${sessionId}`
const hashToken = (token: string) => hash('sha256', token, 'hex')
