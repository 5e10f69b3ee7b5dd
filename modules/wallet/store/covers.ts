/** What of a round's stake covers itself on sides that exclude one another: it counts for nothing (wallet.valid_bet). */
import { run, sql, type Reader } from '../../../platform/postgres.ts'

export interface CoveredRound { memberId: string; roundId: string; /** Minor units of the stake, above zero. */ amount: bigint }

/** Before the rounds are closed; the same again changes nothing. Rounds that the wallet does not know are left out. */
export async function noteCovered(reader: Reader, vendor: string, rounds: readonly CoveredRound[]): Promise<void> {
  const list = JSON.stringify(rounds.map(({ memberId, roundId, amount }) => ({ member: memberId, round: roundId, amount: String(amount) })))
  await run(reader, sql`
    INSERT INTO wallet.round_cover (round_no, shard, amount)
    SELECT r.round_no, r.shard, c.amount
    FROM jsonb_to_recordset(${list}::jsonb) AS c(member text, round text, amount bigint)
    JOIN wallet.owner o ON o.owner_id = c.member AND o.family = 1
    JOIN wallet.round r ON r.round_id = c.round AND r.owner_no = o.owner_no AND r.shard = o.shard
    JOIN wallet.scope v ON v.scope_no = r.vendor_no AND v.scope = ${`vendor:${vendor}`}
    ON CONFLICT DO NOTHING`)
}
