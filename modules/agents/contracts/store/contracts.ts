/** Rows of agents.contract. */
import type { Tier } from '../../../../kernel/agents/contracts/terms.ts'
import type { CarryMode, ContractKind, ContractState } from '../../../../kernel/agents/contracts/words.ts'
import type { PeriodKind } from '../../../../kernel/calendar.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface Contract {
  readonly contractId: string
  readonly contractNo: bigint
  readonly merchantId: string
  readonly kind: ContractKind
  /** null: the house. */
  readonly giverId: string | null
  readonly receiverId: string
  readonly period: PeriodKind
  readonly tiers: readonly Tier[]
  readonly carry: CarryMode
  readonly carryPeriods: number
  /** Satang. */
  readonly dayCap: bigint | null
  readonly state: ContractState
  readonly replacesId: string | null
  readonly answerBy: Date | null
  readonly askedBy: 'GIVER' | 'RECEIVER' | null
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly reason: string
  readonly writtenBy: string
  readonly createdAt: Date
  readonly changedAt: Date
}

interface StoredTier {
  minValid: string
  minActive: number
  ratePpm: number
}

interface StoredOptions {
  carry?: CarryMode
  carryPeriods?: number
  dayCap?: string | null
}

export interface ContractRow {
  contractId: string
  contractNo: bigint
  merchantId: string
  kind: ContractKind
  giverId: string | null
  receiverId: string
  period: PeriodKind
  tiers: StoredTier[]
  options: StoredOptions
  state: ContractState
  replacesId: string | null
  answerBy: Date | null
  askedBy: 'GIVER' | 'RECEIVER' | null
  startsAt: Date | null
  endsAt: Date | null
  reason: string
  writtenBy: string
  createdAt: Date
  changedAt: Date
}

export const contractColumns =
  sql.raw(`c.contract_id AS "contractId", c.contract_no AS "contractNo", c.merchant_id AS "merchantId",
  c.kind, c.giver_id AS "giverId", c.receiver_id AS "receiverId", c.period_kind AS period, c.tiers, c.options, c.state,
  c.replaces_id AS "replacesId", c.answer_by AS "answerBy", c.asked_by AS "askedBy", c.starts_at AS "startsAt",
  c.ends_at AS "endsAt", c.reason, c.written_by AS "writtenBy", c.created_at AS "createdAt", c.changed_at AS "changedAt"`)

export const toContract = ({ tiers, options, ...row }: ContractRow): Contract => ({
  ...row,
  tiers: tiers.map((tier) => ({ ...tier, minValid: BigInt(tier.minValid) })),
  carry: options.carry ?? 'RESET',
  carryPeriods: options.carryPeriods ?? 0,
  dayCap: options.dayCap == null ? null : BigInt(options.dayCap),
})

const tiersText = (tiers: readonly Tier[]): string =>
  JSON.stringify(tiers.map((tier) => ({ ...tier, minValid: String(tier.minValid) })))

/**
 * Takes steps of all contracts of a merchant one after another: whether one is allowed hangs on the contracts
 * above, below and beside it, so no lock of single rows is enough.
 */
export async function holdContracts(tx: Tx, merchantId: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtext(${`contracts:${merchantId}`}))`)
}

export type NewContract = Pick<
  Contract,
  | 'contractId'
  | 'merchantId'
  | 'kind'
  | 'giverId'
  | 'receiverId'
  | 'period'
  | 'tiers'
  | 'carry'
  | 'carryPeriods'
  | 'dayCap'
  | 'replacesId'
  | 'answerBy'
  | 'writtenBy'
> & { readonly state: 'DRAFT' | 'OFFERED' }

export async function insertContract(tx: Tx, fresh: NewContract): Promise<Contract> {
  const options = {
    carry: fresh.carry,
    carryPeriods: fresh.carryPeriods,
    dayCap: fresh.dayCap === null ? null : String(fresh.dayCap),
  }
  const row = await oneOf(
    tx,
    sql<ContractRow>`
    INSERT INTO agents.contract AS c (contract_id, merchant_id, kind, giver_id, receiver_id, period_kind, tiers, options, state, replaces_id, answer_by, written_by)
    VALUES (${fresh.contractId}, ${fresh.merchantId}, ${fresh.kind}, ${fresh.giverId}, ${fresh.receiverId}, ${fresh.period},
      ${tiersText(fresh.tiers)}::jsonb, ${JSON.stringify(options)}::jsonb, ${fresh.state}, ${fresh.replacesId}, ${fresh.answerBy}, ${fresh.writtenBy})
    RETURNING ${contractColumns}`,
  )
  return toContract(row)
}

export type ContractChange = Partial<
  Pick<Contract, 'state' | 'tiers' | 'replacesId' | 'answerBy' | 'askedBy' | 'startsAt' | 'endsAt' | 'reason'>
>

export async function changeContract(tx: Tx, before: Contract, change: ContractChange): Promise<Contract> {
  const after = { ...before, ...change }
  const row = await oneOf(
    tx,
    sql<ContractRow>`
    UPDATE agents.contract AS c SET state = ${after.state}, tiers = ${tiersText(after.tiers)}::jsonb, replaces_id = ${after.replacesId},
      answer_by = ${after.answerBy}, asked_by = ${after.askedBy}, starts_at = ${after.startsAt}, ends_at = ${after.endsAt},
      reason = ${after.reason}, changed_at = app.now()
    WHERE c.contract_id = ${before.contractId} RETURNING ${contractColumns}`,
  )
  return toContract(row)
}

export async function readContract(
  reader: Reader,
  merchantId: string,
  contractId: string,
): Promise<Contract | undefined> {
  const row = await firstOf(
    reader,
    sql<ContractRow>`SELECT ${contractColumns} FROM agents.contract c WHERE c.contract_id = ${contractId} AND c.merchant_id = ${merchantId}`,
  )
  return row && toContract(row)
}

/** The contracts of an agent that stand, of one kind or of all; at most one a kind. */
export async function readStanding(
  reader: Reader,
  receiver: { merchantId: string; receiverId: string; kind?: ContractKind },
): Promise<Contract[]> {
  const rows = await rowsOf(
    reader,
    sql<ContractRow>`
    SELECT ${contractColumns} FROM agents.contract c
    WHERE c.receiver_id = ${receiver.receiverId} AND c.merchant_id = ${receiver.merchantId}
      AND c.state IN ('ACTIVE', 'TERMINATION_REQUESTED') AND c.ends_at IS NULL
      ${receiver.kind ? sql`AND c.kind = ${receiver.kind}` : sql``} ORDER BY c.kind`,
  )
  return rows.map(toContract)
}

/** What is offered to an agent, of one kind or of all. */
export async function readOffers(
  reader: Reader,
  receiver: { merchantId: string; receiverId: string; kind?: ContractKind },
): Promise<Contract[]> {
  const rows = await rowsOf(
    reader,
    sql<ContractRow>`
    SELECT ${contractColumns} FROM agents.contract c
    WHERE c.receiver_id = ${receiver.receiverId} AND c.merchant_id = ${receiver.merchantId} AND c.state = 'OFFERED'
      ${receiver.kind ? sql`AND c.kind = ${receiver.kind}` : sql``} ORDER BY c.kind`,
  )
  return rows.map(toContract)
}

export async function readDraft(
  reader: Reader,
  draft: { giverId: string; receiverId: string; kind: ContractKind },
): Promise<Contract | undefined> {
  const row = await firstOf(
    reader,
    sql<ContractRow>`
    SELECT ${contractColumns} FROM agents.contract c
    WHERE c.giver_id = ${draft.giverId} AND c.receiver_id = ${draft.receiverId} AND c.kind = ${draft.kind} AND c.state = 'DRAFT'`,
  )
  return row && toContract(row)
}

/** Drafts, offers and standing contracts of a kind that an agent gave, and so on below the receivers. */
export async function readBelow(
  reader: Reader,
  giver: { merchantId: string; giverId: string; kind: ContractKind },
): Promise<Contract[]> {
  const rows = await rowsOf(
    reader,
    sql<ContractRow>`
    WITH RECURSIVE below AS (
      SELECT ${giver.giverId}::text AS agent_id
      UNION
      SELECT s.receiver_id FROM below b JOIN agents.contract s ON s.giver_id = b.agent_id
      WHERE s.kind = ${giver.kind} AND s.merchant_id = ${giver.merchantId} AND s.state IN ('ACTIVE', 'TERMINATION_REQUESTED'))
    SELECT ${contractColumns} FROM below b JOIN agents.contract c ON c.giver_id = b.agent_id
    WHERE c.kind = ${giver.kind} AND c.merchant_id = ${giver.merchantId}
      AND c.state IN ('DRAFT', 'OFFERED', 'ACTIVE', 'TERMINATION_REQUESTED')
    ORDER BY c.contract_no`,
  )
  return rows.map(toContract)
}

/** Contracts of an agent's kind that are over by their state and still in force after a moment. */
export async function readRunningOut(
  reader: Reader,
  receiver: { receiverId: string; kind: ContractKind; after: Date },
): Promise<Contract[]> {
  const rows = await rowsOf(
    reader,
    sql<ContractRow>`
    SELECT ${contractColumns} FROM agents.contract c
    WHERE c.receiver_id = ${receiver.receiverId} AND c.kind = ${receiver.kind}
      AND c.state IN ('SUPERSEDED', 'TERMINATED') AND c.ends_at > ${receiver.after} ORDER BY c.contract_no`,
  )
  return rows.map(toContract)
}

/** Offers and termination requests that nobody answered in time. */
export async function readOverdue(
  reader: Reader,
  { merchantId, now, limit }: { merchantId: string; now: Date; limit: number },
): Promise<Contract[]> {
  const rows = await rowsOf(
    reader,
    sql<ContractRow>`
    SELECT ${contractColumns} FROM agents.contract c
    WHERE c.merchant_id = ${merchantId} AND c.state IN ('OFFERED', 'TERMINATION_REQUESTED') AND c.answer_by <= ${now}
    ORDER BY c.answer_by, c.contract_no LIMIT ${limit}`,
  )
  return rows.map(toContract)
}

/** The contracts of a kind that are in force through a whole period of theirs. */
export async function readInForce(
  reader: Reader,
  asked: { merchantId: string; kind: ContractKind; period: PeriodKind; from: Date; before: Date },
): Promise<Contract[]> {
  const rows = await rowsOf(
    reader,
    sql<ContractRow>`
    SELECT ${contractColumns} FROM agents.contract c
    WHERE c.merchant_id = ${asked.merchantId} AND c.kind = ${asked.kind} AND c.period_kind = ${asked.period}
      AND c.starts_at <= ${asked.from} AND (c.ends_at IS NULL OR c.ends_at >= ${asked.before})
    ORDER BY c.contract_no`,
  )
  return rows.map(toContract)
}
