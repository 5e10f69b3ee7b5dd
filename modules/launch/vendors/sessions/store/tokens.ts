/** Launch tokens and game sessions; tokens arrive here as SHA-256 in hex. */
import type { RealCurrency } from '../../../../../kernel/money.ts'
import { firstOf, run, sql, type Database, type Reader, type Tx } from '../../../../../platform/postgres.ts'

export interface LaunchToken {
  hash: string
  vendor: string
  gameCode: string
  merchantId: string
  memberId: string
  playerSessionId: string
  sessionEndsAt: Date
  mode: 'REAL' | 'FREE'
  language: string
  country: string
  network: string
  expiresAt: Date
}

export async function addLaunchToken(tx: Tx, token: LaunchToken): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO launch.launch_token (token_hash, vendor_code, game_code, merchant_id, member_id, player_session_id, session_ends_at, mode, language, country, network, expires_at)
    VALUES (decode(${token.hash}, 'hex'), ${token.vendor}, ${token.gameCode}, ${token.merchantId}, ${token.memberId}, ${token.playerSessionId}, ${token.sessionEndsAt},
            ${token.mode}, ${token.language}, ${token.country}, ${token.network}, ${token.expiresAt})`,
  )
}

/** A token that was spent, with the currency of its merchant's real money. */
export interface TakenToken extends Omit<LaunchToken, 'network'> {
  currency: RealCurrency
}

interface TokenRow {
  game_code: string
  merchant_id: string
  currency: RealCurrency
  member_id: string
  player_session_id: string
  session_ends_at: Date
  mode: 'REAL' | 'FREE'
  language: string
  country: string
  expires_at: Date
}

/**
 * Uses up a token: exactly one caller gets it, and none of another vendor, from another network or too late.
 * A null network is a vendor that does not say where its player is.
 */
export async function takeLaunchToken(
  tx: Tx,
  asked: { hash: string; vendor: string; network: string | null; now: Date },
): Promise<TakenToken | undefined> {
  const row = await firstOf(
    tx,
    sql<TokenRow>`
    UPDATE launch.launch_token SET used_at = ${asked.now}
    WHERE token_hash = decode(${asked.hash}, 'hex') AND vendor_code = ${asked.vendor} AND used_at IS NULL AND expires_at > ${asked.now}
      AND (${asked.network}::text IS NULL OR network = ${asked.network})
    RETURNING game_code, merchant_id, system.currency_of(merchant_id) AS currency, member_id, player_session_id, session_ends_at, mode, language, country, expires_at`,
  )
  return (
    row && {
      hash: asked.hash,
      vendor: asked.vendor,
      gameCode: row.game_code,
      merchantId: row.merchant_id,
      currency: row.currency,
      memberId: row.member_id,
      playerSessionId: row.player_session_id,
      sessionEndsAt: row.session_ends_at,
      mode: row.mode,
      language: row.language,
      country: row.country,
      expiresAt: row.expires_at,
    }
  )
}

/** Deletes tokens that ended before a moment. */
export async function dropLaunchTokens(reader: Reader, before: Date): Promise<void> {
  await run(reader, sql`DELETE FROM launch.launch_token WHERE expires_at < ${before}`)
}

export interface GameSessionRow {
  vendor_code: string
  game_code: string
  merchant_id: string
  /** Of the merchant's real money. */
  currency: RealCurrency
  member_id: string
  player_session_id: string
  mode: 'REAL' | 'FREE'
  last_seen_at: Date
  ends_at: Date
}

export async function addGameSession(
  tx: Tx,
  hash: string,
  session: Omit<GameSessionRow, 'currency'>,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO launch.game_session (token_hash, vendor_code, game_code, merchant_id, member_id, player_session_id, mode, created_at, last_seen_at, ends_at)
    VALUES (decode(${hash}, 'hex'), ${session.vendor_code}, ${session.game_code}, ${session.merchant_id}, ${session.member_id}, ${session.player_session_id},
            ${session.mode}, ${session.last_seen_at}, ${session.last_seen_at}, ${session.ends_at})`,
  )
}

export async function readGameSession(reader: Reader, hash: string): Promise<GameSessionRow | undefined> {
  return firstOf(
    reader,
    sql<GameSessionRow>`
    SELECT vendor_code, game_code, merchant_id, system.currency_of(merchant_id) AS currency, member_id, player_session_id, mode, last_seen_at, ends_at
    FROM launch.game_session WHERE token_hash = decode(${hash}, 'hex')`,
  )
}

/** Writes the last use of many sessions in one statement. */
export async function touchGameSessions(
  database: Database,
  seen: readonly { hash: string; seenAtMs: number }[],
): Promise<void> {
  await run(
    database.kysely,
    sql`
    UPDATE launch.game_session s SET last_seen_at = greatest(s.last_seen_at, to_timestamp(t.seen / 1000.0))
    FROM unnest(${seen.map((one) => one.hash)}::text[], ${seen.map((one) => one.seenAtMs)}::float8[]) AS t(hash, seen)
    WHERE s.token_hash = decode(t.hash, 'hex')`,
  )
}
