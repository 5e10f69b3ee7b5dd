/** What agents were noted of the play of their line, as a bet of it is opened. */
import { oneOf, sql, type Reader } from '../../../../platform/postgres.ts'

/** What an agent was noted of a member's issue, or of a member's day in a product; null: nothing yet. */
export async function readNotedOf(
  reader: Reader,
  asked: {
    accountId: string
    memberId: string
    kind: 'GROUP' | 'POINT'
    product: string
    reference: string
  },
): Promise<bigint | null> {
  const { amount } = await oneOf(
    reader,
    sql<{ amount: bigint | null }>`
    SELECT sum(c.amount)::bigint AS amount FROM agents.commission c
    WHERE c.member_id = ${asked.memberId} AND c.account_id = ${asked.accountId} AND c.kind = ${asked.kind}
      AND c.product = ${asked.product} AND c.reference = ${asked.reference}`,
  )
  return amount
}
