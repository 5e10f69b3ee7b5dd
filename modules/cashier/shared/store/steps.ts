/** Every state that a deposit or withdrawal reached, and what operators decided on the way. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface StepRow {
  readonly state: string
  readonly at: Date
  readonly actor: string
  readonly remark: string | null
}

export async function addStep(
  tx: Tx,
  step: { objectId: string; state: string; actor: string; remark: string | null; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO cashier.step (object_id, state, actor, remark, at) VALUES (${step.objectId}, ${step.state}, ${step.actor}, ${step.remark}, ${step.at})`,
  )
}

/** Steps of several objects, oldest first. */
export async function readSteps(
  reader: Reader,
  objectIds: readonly string[],
): Promise<Map<string, StepRow[]>> {
  if (objectIds.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<StepRow & { object_id: string }>`
    SELECT object_id, state, actor, remark, at FROM cashier.step WHERE object_id = ANY (${objectIds}) ORDER BY step_no`,
  )
  return Map.groupBy(rows, (row) => row.object_id)
}

export interface DecisionRow {
  readonly operatorId: string
  readonly operatorName: string
  readonly decision: string
  readonly at: Date
}

export async function readDecisions(
  reader: Reader,
  objectIds: readonly string[],
): Promise<Map<string, DecisionRow[]>> {
  if (objectIds.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<{ object_id: string; operator_id: string; operator_name: string; decision: string; at: Date }>`
    SELECT object_id, operator_id, operator_name, decision, at FROM cashier.decision WHERE object_id = ANY (${objectIds}) ORDER BY at`,
  )
  const decisions = rows.map((row) => ({
    objectId: row.object_id,
    operatorId: row.operator_id,
    operatorName: row.operator_name,
    decision: row.decision,
    at: row.at,
  }))
  return Map.groupBy(decisions, (row) => row.objectId)
}

/** The caller has locked the object's row, so two operators are counted one after the other. */
export async function addDecision(
  tx: Tx,
  decision: {
    objectId: string
    decision: string
    operatorId: string
    operatorName: string
    remark: string | null
    at: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO cashier.decision (object_id, decision, operator_id, operator_name, remark, at)
    VALUES (${decision.objectId}, ${decision.decision}, ${decision.operatorId}, ${decision.operatorName}, ${decision.remark}, ${decision.at})`,
  )
}
