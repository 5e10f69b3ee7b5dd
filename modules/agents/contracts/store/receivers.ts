/** To whom an agent can offer a contract of a kind. */
import type { ContractKind } from '../../../../kernel/agents/contracts/words.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

const MOST = 1_000

export interface Receiver {
  account: string
  nickname: string
  /** The highest rate of what they have from the giver; null without a contract. */
  topPpm: number | null
  isOffered: boolean
}

/** The direct downline agents with contracts, by name. */
export async function readReceivers(
  reader: Reader,
  { merchantId, giverId, kind }: { merchantId: string; giverId: string; kind: ContractKind },
): Promise<Receiver[]> {
  return rowsOf(
    reader,
    sql<Receiver>`
    SELECT a.username AS account, a.nickname, (c.tiers -> -1 ->> 'ratePpm')::int AS "topPpm",
      EXISTS (SELECT FROM agents.contract o WHERE o.receiver_id = a.account_id AND o.kind = ${kind} AND o.state = 'OFFERED') AS "isOffered"
    FROM identity.account a
    LEFT JOIN agents.contract c ON c.receiver_id = a.account_id AND c.kind = ${kind}
      AND c.state IN ('ACTIVE', 'TERMINATION_REQUESTED') AND c.ends_at IS NULL
    WHERE a.upline_id = ${giverId} AND a.merchant_id = ${merchantId} AND a.type = 2 AND a.state = 'ACTIVE'
    ORDER BY a.username LIMIT ${MOST}`,
  )
}
