/**
 * What rounds count, stated by whoever knows it (wallet.round_valid). Where nothing is stated, the rule by
 * product holds (wallet.valid_bet).
 */
import { run, sql, type Reader } from '../../../platform/postgres.ts'

export interface StatedBet {
  memberId: string
  roundId: string
  /** Minor units. */
  amount: bigint
}

/**
 * What the rounds count for turnover once they are closed. A repeated call changes nothing; rounds that the
 * wallet does not know are left out.
 */
export async function noteValid(reader: Reader, vendor: string, rounds: readonly StatedBet[]): Promise<void> {
  await run(reader, sql`SELECT wallet.note_valid(${vendor}, ${listOf(rounds)}::jsonb)`)
}

/**
 * What the rounds count for the requirements of deposits from now on: their stakes can no longer be taken
 * back, although their results are still to come. Repeats and unknown rounds as above.
 */
export async function noteDepositValid(
  reader: Reader,
  vendor: string,
  rounds: readonly StatedBet[],
): Promise<void> {
  await run(reader, sql`SELECT wallet.note_deposit_valid(${vendor}, ${listOf(rounds)}::jsonb)`)
}

const listOf = (rounds: readonly StatedBet[]) =>
  JSON.stringify(
    rounds.map(({ memberId, roundId, amount }) => ({
      member: memberId,
      round: roundId,
      amount: String(amount),
    })),
  )
