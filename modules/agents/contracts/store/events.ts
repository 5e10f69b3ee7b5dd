/** The steps of contracts, and the successes that their accounts have not seen yet. */
import type { ContractActor, ContractStep } from '../../../../kernel/agents/contracts/moves.ts'
import type { ContractKind } from '../../../../kernel/agents/contracts/words.ts'
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface ContractEvent {
  contractId: string
  step: ContractStep
  actor: ContractActor
  actorId: string
  at: Date
}

export async function insertContractEvent(
  tx: Tx,
  event: Omit<ContractEvent, 'at'> & { detail: Record<string, unknown> },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO agents.contract_event (contract_id, step, actor, actor_id, detail)
    VALUES (${event.contractId}, ${event.step}, ${event.actor}, ${event.actorId}, ${JSON.stringify(event.detail)}::jsonb)`,
  )
}

export async function readContractEvents(
  reader: Reader,
  contractIds: readonly string[],
): Promise<ContractEvent[]> {
  return rowsOf(
    reader,
    sql<ContractEvent>`
    SELECT contract_id AS "contractId", step, actor, actor_id AS "actorId", at FROM agents.contract_event
    WHERE contract_id = ANY (${contractIds}) AND step <> 'SAVE_DRAFT' ORDER BY event_no`,
  )
}

/** The last request of an account that succeeded takes the place of the one before. */
export async function noteSuccess(
  tx: Tx,
  success: { accountId: string; kind: ContractKind; contractId: string; step: ContractStep },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO agents.contract_success (account_id, kind, contract_id, step)
    VALUES (${success.accountId}, ${success.kind}, ${success.contractId}, ${success.step})
    ON CONFLICT (account_id, kind) DO UPDATE
      SET contract_id = excluded.contract_id, step = excluded.step, at = app.now(), seen_at = NULL`,
  )
}

export async function seeSuccess(tx: Tx, accountId: string, contractId: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`
    UPDATE agents.contract_success SET seen_at = app.now()
    WHERE account_id = ${accountId} AND contract_id = ${contractId} AND seen_at IS NULL RETURNING 1`,
  )
  return rows.length > 0
}

export interface WaitingKind {
  kind: ContractKind
  isOffered: boolean
  isTerminationAsked: boolean
  /** The contract of the last success that was not seen; null without one. */
  successId: string | null
  successStep: string | null
}

/** What waits of an account, of the kinds of which something does. */
export async function readWaiting(
  reader: Reader,
  { merchantId, accountId, now }: { merchantId: string; accountId: string; now: Date },
): Promise<WaitingKind[]> {
  return rowsOf(
    reader,
    sql<WaitingKind>`
    SELECT k.kind,
      EXISTS (SELECT FROM agents.contract c WHERE c.receiver_id = ${accountId} AND c.merchant_id = ${merchantId}
        AND c.kind = k.kind AND c.state = 'OFFERED' AND c.answer_by > ${now}) AS "isOffered",
      EXISTS (SELECT FROM agents.contract c WHERE c.merchant_id = ${merchantId} AND c.kind = k.kind
        AND c.state = 'TERMINATION_REQUESTED' AND c.answer_by > ${now}
        AND ((c.receiver_id = ${accountId} AND c.asked_by = 'GIVER') OR (c.giver_id = ${accountId} AND c.asked_by = 'RECEIVER'))
      ) AS "isTerminationAsked",
      s.contract_id AS "successId", s.step AS "successStep"
    FROM unnest(ARRAY['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY']) AS k(kind)
    LEFT JOIN agents.contract_success s ON s.account_id = ${accountId} AND s.kind = k.kind AND s.seen_at IS NULL`,
  )
}
