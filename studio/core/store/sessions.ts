/** Game tokens, by the SHA-256 of the token in hex. */
import { firstOf, run, sql, type Reader } from '../../../platform/postgres.ts'

export interface SeatRow {
  session_id: string
  member_id: string
  merchant_id: string
  game_code: string
  mode: 'REAL' | 'FREE'
  wallet_token: Buffer
  created_at: Date
  ends_at: Date
}

export async function addSeat(reader: Reader, hash: string, seat: SeatRow): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO studio.game_session (token_hash, session_id, member_id, merchant_id, game_code, mode, wallet_token, created_at, ends_at)
    VALUES (decode(${hash}, 'hex'), ${seat.session_id}, ${seat.member_id}, ${seat.merchant_id}, ${seat.game_code}, ${seat.mode}, ${seat.wallet_token}, ${seat.created_at}, ${seat.ends_at})`,
  )
}

export async function readSeat(reader: Reader, hash: string): Promise<SeatRow | undefined> {
  return firstOf(
    reader,
    sql<SeatRow>`
    SELECT session_id, member_id, merchant_id, game_code, mode, wallet_token, created_at, ends_at FROM studio.game_session WHERE token_hash = decode(${hash}, 'hex')`,
  )
}

export async function dropSeats(reader: Reader, before: Date): Promise<void> {
  await run(reader, sql`DELETE FROM studio.game_session WHERE ends_at < ${before}`)
}
