import { randomBytes } from 'node:crypto'
import type { AuthenticateAnswer, AuthenticateMessage } from '../../../../contract/vendor/launch/port.ts'
import { clock } from '../../../../kernel/clock.ts'
import { playCurrency, toWireAmount } from '../../../../kernel/money.ts'
import type { Database } from '../../../../platform/postgres.ts'
import type { Sessions } from '../../../../platform/sessions.ts'
import type { Catalogue } from '../../../catalogue/index.ts'
import { balancesOf, pocketsOf } from '../../../wallet/index.ts'
import { hashToken } from './game-sessions.ts'
import { playerNetwork } from './rules/player-network.ts'
import { addGameSession, takeLaunchToken, type TakenToken } from './store/tokens.ts'
import type { Vendor } from '../access/vendors.ts'

interface Parts {
  database: Database
  sessions: Sessions
  catalogue: Catalogue
}

/**
 * Exchanges a launch token, once, for a session in the vendor's games. The session lasts as long as the
 * member's own, and at most half an hour without use.
 */
export async function openGameSession(
  parts: Parts,
  vendor: Vendor,
  message: AuthenticateMessage,
): Promise<AuthenticateAnswer> {
  const sessionToken = randomBytes(32).toString('base64url')
  const opened = await parts.database.transaction(async (tx) => {
    const now = clock.now()
    const network = message.playerAddress === undefined ? null : playerNetwork(message.playerAddress)
    const launched = await takeLaunchToken(tx, {
      hash: hashToken(message.launchToken),
      vendor: vendor.code,
      network,
      now,
    })
    if (!launched || !(await parts.sessions.isLive(launched.playerSessionId, tx))) return undefined
    await addGameSession(tx, hashToken(sessionToken), {
      vendor_code: vendor.code,
      game_code: launched.gameCode,
      merchant_id: launched.merchantId,
      member_id: launched.memberId,
      player_session_id: launched.playerSessionId,
      mode: launched.mode,
      last_seen_at: now,
      ends_at: launched.sessionEndsAt,
    })
    return launched
  })
  if (!opened) return { status: 'TOKEN_INVALID' }
  if (parts.catalogue.of(opened.merchantId).gameOf(vendor.code, opened.gameCode)?.state !== 'OPEN')
    return { status: 'GAME_DISABLED' }
  return {
    status: 'OK',
    memberId: opened.memberId,
    sessionToken,
    ...(vendor.walletMode === 'TRANSFER'
      ? await pocketBalance(parts.database, vendor, opened)
      : await balanceOf(parts.database, opened)),
    language: opened.language,
    country: opened.country,
    mode: opened.mode,
    gameCode: opened.gameCode,
    walletMode: vendor.walletMode,
  }
}

async function balanceOf(
  database: Database,
  { memberId, mode, currency }: Pick<TakenToken, 'memberId' | 'mode' | 'currency'>,
): Promise<{ balanceAmount: number; currency: string }> {
  const balances = await balancesOf(database.kysely, memberId)
  const isFree = mode === 'FREE'
  return {
    balanceAmount: toWireAmount(isFree ? balances.trial : balances.balance),
    currency: playCurrency(currency, isFree),
  }
}

/** What the ledger knows of a pocket; the vendor that keeps it knows better. */
export async function pocketBalance(
  database: Database,
  vendor: Vendor,
  { memberId, currency }: Pick<TakenToken, 'memberId' | 'currency'>,
): Promise<{ balanceAmount: number; currency: string }> {
  return {
    balanceAmount: toWireAmount((await pocketsOf(database.kysely, memberId)).get(vendor.code) ?? 0n),
    currency,
  }
}
