/** House players open a game without a browser: only if everybody plays with demo credit. */
import { randomBytes } from 'node:crypto'
import { clock } from '../../../../kernel/clock.ts'
import type { Database } from '../../../../platform/postgres.ts'
import { sessionLives, type Sessions } from '../../../../platform/sessions.ts'
import { accountOf } from '../../../identity/index.ts'
import { hashToken } from './game-sessions.ts'
import { addGameSession } from './store/tokens.ts'

export interface HousePlayer {
  merchantId: string
  memberId: string
  vendor: string
  gameCode: string
}

export class HousePlayers {
  readonly #parts: { database: Database; sessions: Sessions; seatsHousePlayers: boolean }
  readonly #admitted = new Set<string>()

  constructor(parts: { database: Database; sessions: Sessions; seatsHousePlayers: boolean }) {
    this.#parts = parts
  }

  /** Whether the account was admitted here: its time at the table is not playing time. */
  has(memberId: string): boolean {
    return this.#admitted.has(memberId)
  }

  /** Returns the session that the wallet needs. */
  async admit({ merchantId, memberId, vendor, gameCode }: HousePlayer): Promise<string> {
    const { database, sessions, seatsHousePlayers } = this.#parts
    if (!seatsHousePlayers) throw new Error('players of the house are for demo credit only')
    const account = await accountOf(database.kysely, { merchantId, accountId: memberId })
    if (account?.kind !== 'house') throw new Error(`${memberId} is no player of the house`)
    this.#admitted.add(memberId)
    const sessionToken = randomBytes(32).toString('base64url')
    await database.transaction(async (tx) => {
      const { idleMs, lifeMs } = sessionLives.player
      const claims = { account: account.username, type: account.type, isTrial: false, isAgent: false }
      const { sessionId, expiresAt } = await sessions.create(tx, {
        audience: 'player',
        accountId: memberId,
        merchantId,
        claims,
        address: '',
        device: '',
        idleMs,
        lifeMs,
      })
      await addGameSession(tx, hashToken(sessionToken), {
        vendor_code: vendor,
        game_code: gameCode,
        merchant_id: merchantId,
        member_id: memberId,
        player_session_id: sessionId,
        mode: 'REAL',
        last_seen_at: clock.now(),
        ends_at: expiresAt,
      })
    })
    return sessionToken
  }
}
