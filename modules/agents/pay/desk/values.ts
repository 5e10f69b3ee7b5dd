/** Payments as the desk reads them, with what this operator may do. */
import type { CallContext } from '../../../../platform/calls.ts'
import type { Reader } from '../../../../platform/postgres.ts'
import { accountsByIds, searchMembers } from '../../../identity/index.ts'
import { paymentValue } from '../statement/values.ts'
import type { Payment } from '../store/payments.ts'
import { contractFacts } from './store.ts'

type Operator = Pick<CallContext, 'actor'>['actor']

/** Whether the operator wrote the contract that a payment follows. */
export const isWriter = (actor: Operator, writtenBy: string): boolean =>
  writtenBy === actor.accountId || writtenBy === actor.claims.account

function abilitiesOf(actor: Operator, payment: Payment, writtenBy: string): string[] {
  if (!(actor.claims.abilities?.includes('commissions.decide') ?? false)) return []
  if (payment.state === 'CALCULATED') return isWriter(actor, writtenBy) ? ['hold'] : ['approve', 'hold']
  if (payment.state === 'APPROVED') return ['hold']
  return payment.state === 'HELD' ? ['release'] : []
}

export async function deskValues(reader: Reader, actor: Operator, payments: readonly Payment[]) {
  const accounts = await accountsByIds(
    reader,
    payments.map(({ agentId }) => agentId),
  )
  const facts = await contractFacts(
    reader,
    payments.map(({ contractId }) => contractId),
  )
  return payments.map((payment) => {
    const { contractNo = 0, writtenBy = '' } = facts.get(payment.contractId) ?? {}
    return {
      ...paymentValue(payment, contractNo),
      agentId: payment.agentId,
      account: accounts.get(payment.agentId)?.username ?? '',
      giverId: payment.giverId,
      writtenBy,
      approvedBy: payment.approvedBy,
      heldBy: payment.heldBy,
      heldReason: payment.heldReason,
      heldAt: payment.heldAt,
      abilities: abilitiesOf(actor, payment, writtenBy),
    }
  })
}

/** The accounts that a search text may mean; undefined without one. */
export async function agentsLike(
  reader: Reader,
  merchantId: string,
  text: string | undefined,
): Promise<string[] | undefined> {
  if (!text) return undefined
  const found = await searchMembers(reader, { merchantId, query: text, pageNo: 1, pageSize: 100 })
  return found.list.map(({ accountId }) => accountId)
}
