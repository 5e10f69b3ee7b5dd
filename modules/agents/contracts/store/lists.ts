/** Lists of contracts: the versions of one, and pages of many. */
import type { ContractKind, ContractState } from '../../../../kernel/agents/contracts/words.ts'
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { contractColumns, toContract, type Contract, type ContractRow } from './contracts.ts'

/** The versions of what two sides had of a kind, the newest first; drafts are for their giver alone. */
export async function readVersions(
  reader: Reader,
  { merchantId, giverId, receiverId, kind }: Pick<Contract, 'merchantId' | 'giverId' | 'receiverId' | 'kind'>,
): Promise<Contract[]> {
  const rows = await rowsOf(
    reader,
    sql<ContractRow>`
    SELECT ${contractColumns} FROM agents.contract c
    WHERE c.merchant_id = ${merchantId} AND c.receiver_id = ${receiverId} AND c.kind = ${kind}
      AND c.giver_id IS NOT DISTINCT FROM ${giverId} AND c.state <> 'DRAFT'
    ORDER BY c.contract_no DESC`,
  )
  return rows.map(toContract)
}

export interface ContractFilter {
  readonly merchantId: string
  readonly kind?: ContractKind | undefined
  /** null: the contracts of the house. */
  readonly giverId?: string | null
  readonly receiverId?: string
  /** On either side; drafts are for their giver alone. */
  readonly accountId?: string
  readonly states: readonly ContractState[]
  readonly pageNo: number
  readonly pageSize: number
}

const matching = ({ merchantId, kind, giverId, receiverId, accountId, states }: ContractFilter) => sql`
  c.merchant_id = ${merchantId} AND c.state = ANY (${states})
  ${kind ? sql`AND c.kind = ${kind}` : sql``}
  ${giverId === undefined ? sql`` : giverId === null ? sql`AND c.giver_id IS NULL` : sql`AND c.giver_id = ${giverId}`}
  ${receiverId === undefined ? sql`` : sql`AND c.receiver_id = ${receiverId}`}
  ${accountId === undefined ? sql`` : sql`AND (c.giver_id = ${accountId} OR (c.receiver_id = ${accountId} AND c.state <> 'DRAFT'))`}`

/** A page of contracts, those that changed last first. */
export async function readContracts(
  reader: Reader,
  filter: ContractFilter,
): Promise<{ list: Contract[]; totalCount: number }> {
  const rows = await rowsOf(
    reader,
    sql<ContractRow>`
    SELECT ${contractColumns} FROM agents.contract c WHERE ${matching(filter)}
    ORDER BY c.changed_at DESC, c.contract_no DESC LIMIT ${filter.pageSize} OFFSET ${(filter.pageNo - 1) * filter.pageSize}`,
  )
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM agents.contract c WHERE ${matching(filter)}`,
  )
  return { list: rows.map(toContract), totalCount: Number(count) }
}
