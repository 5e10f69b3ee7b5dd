/** What teams came to, and what agents carry: the inputs of a calculation. */
import type { TeamSums } from '../../../../kernel/agents/pay/amounts.ts'
import type { CarryLayer } from '../../../../kernel/agents/pay/carry.ts'
import type { ContractKind } from '../../../../kernel/agents/contracts/words.ts'
import { oneOf, rowsOf, run, sql, withoutDisk, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { Span } from './contracts.ts'

export interface Team {
  readonly agentId: string
  readonly sums: TeamSums
  readonly late: { readonly gameWin: bigint; readonly valid: bigint }
}

/** Of the agents that are asked for; teams of which nothing is known are left out. */
export async function teamSums(
  reader: Reader,
  asked: Span & {
    merchantId: string
    /** Periods of whole days; their credits count as well. */
    isByDay: boolean
    activeFrom: bigint
    agentIds: readonly string[]
  },
): Promise<Map<string, Team>> {
  const rows = await rowsOf(
    reader,
    sql<{
      agentId: string
      turnover: bigint
      payout: bigint
      valid: bigint
      active: number
      rebate: bigint
      promotions: bigint
      salaries: bigint
      lateWin: bigint
      lateValid: bigint
    }>`
    SELECT agent_id AS "agentId", turnover, payout, valid, active, rebate, promotions, salaries,
           late_win AS "lateWin", late_valid AS "lateValid"
    FROM agents.team_sums(${asked.merchantId}, ${asked.from}::timestamptz, ${asked.before}::timestamptz, ${asked.isByDay}::boolean,
      ${asked.activeFrom}::bigint, ${[...asked.agentIds]}::text[])`,
  )
  return new Map(
    rows.map(({ agentId, lateWin, lateValid, ...sums }) => [
      agentId,
      { agentId, sums: { ...sums, fees: 0n }, late: { gameWin: lateWin, valid: lateValid } },
    ]),
  )
}

type StoredLayer = { amount: string; periodsLeft: number | null }

export const layersOf = (stored: readonly StoredLayer[]): CarryLayer[] =>
  stored.map(({ amount, periodsLeft }) => ({ amount: BigInt(amount), periodsLeft }))
export const storedLayers = (layers: readonly CarryLayer[]): StoredLayer[] =>
  layers.map(({ amount, periodsLeft }) => ({ amount: amount.toString(), periodsLeft }))

/**
 * What agents carry into a period that begins at `from`. It is dropped with the contract: nothing is carried
 * past the moment at which a contract of theirs of this kind was terminated.
 */
export async function carriesOf(
  reader: Reader,
  kind: ContractKind,
  agentIds: readonly string[],
  from: Date,
): Promise<Map<string, CarryLayer[]>> {
  const rows = await rowsOf(
    reader,
    sql<{ agentId: string; layers: StoredLayer[] }>`
    SELECT c.agent_id AS "agentId", c.layers FROM agents.carry c
    WHERE c.kind = ${kind} AND c.agent_id = ANY (${[...agentIds]}) AND c.layers <> '[]'
      AND NOT EXISTS (
        SELECT FROM agents.contract t
        WHERE t.receiver_id = c.agent_id AND t.kind = c.kind AND t.state = 'TERMINATED'
          AND t.ends_at >= c.until_at AND t.ends_at <= ${from})`,
  )
  return new Map(rows.map(({ agentId, layers }) => [agentId, layersOf(layers)]))
}

export async function keepCarries(
  tx: Tx,
  kind: ContractKind,
  until: Date,
  carries: readonly { agentId: string; layers: readonly CarryLayer[] }[],
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO agents.carry AS c (kind, agent_id, layers, until_at)
    SELECT ${kind}, u.agent_id, u.layers, ${until}
    FROM unnest(${carries.map(({ agentId }) => agentId)}::text[],
      ${carries.map(({ layers }) => JSON.stringify(storedLayers(layers)))}::jsonb[]) AS u(agent_id, layers)
    ON CONFLICT (kind, agent_id) DO UPDATE SET layers = excluded.layers, until_at = excluded.until_at
    WHERE c.layers <> '[]' OR excluded.layers <> '[]'`,
  )
}

/** What payments of a kind have given these agents in periods that began in a span. */
export async function paidWithin(
  reader: Reader,
  kind: ContractKind,
  agentIds: readonly string[],
  { from, before }: Span,
): Promise<Map<string, bigint>> {
  const rows = await rowsOf(
    reader,
    sql<{ agentId: string; amount: bigint }>`
    SELECT agent_id AS "agentId", sum(amount)::bigint AS amount FROM agents.payment
    WHERE kind = ${kind} AND agent_id = ANY (${[...agentIds]}) AND from_at >= ${from} AND from_at < ${before} GROUP BY 1`,
  )
  return new Map(rows.map(({ agentId, amount }) => [agentId, amount]))
}

/** Collects corrections of settled results, batch by batch; false once none wait. */
export async function noteLate(tx: Tx, most: number): Promise<boolean> {
  const { more } = await oneOf(
    tx,
    sql<{ more: boolean }>`SELECT agents.note_late(${most}::int) AS more, ${withoutDisk}`,
  )
  return more
}
