/** Payments and their lines as the wire says them. */
import { carriedSum } from '../../../../kernel/agents/pay/carry.ts'
import { periodOf } from '../../../../kernel/calendar.ts'
import type { Reader } from '../../../../platform/postgres.ts'
import { accountsByIds } from '../../../identity/index.ts'
import type { Payment } from '../store/payments.ts'
import { contractNosOf, lateLines, paymentsBelow, type AccountLine } from './store.ts'

/** What a line adds to the base of its payment. */
export const baseOf = (
  { kind }: Pick<Payment, 'kind'>,
  line: Pick<AccountLine, 'turnover' | 'payout' | 'valid' | 'rebate' | 'promotions' | 'salaries'>,
): bigint => (kind === 'DIVIDEND' ? line.turnover - line.payout - costsOf(line) : line.valid)

export const costsOf = ({
  rebate,
  promotions,
  salaries,
}: Pick<AccountLine, 'rebate' | 'promotions' | 'salaries'>): bigint => rebate + promotions + salaries

export const paymentValue = (payment: Payment, contractNo: number) => ({
  paymentId: payment.paymentId,
  kind: payment.kind,
  periodKind: payment.periodKind,
  periodId: payment.periodId,
  from: payment.from,
  before: payment.before,
  contractNo,
  turnover: payment.turnover,
  payout: payment.payout,
  valid: payment.valid,
  active: payment.active,
  rebate: payment.rebate,
  promotions: payment.promotions,
  salaries: payment.salaries,
  fees: payment.fees,
  lateWin: payment.lateWin,
  lateValid: payment.lateValid,
  base: payment.base,
  carryIn: carriedSum(payment.carryIn),
  carryOut: carriedSum(payment.carryOut),
  tier: payment.tier,
  ratePpm: payment.ratePpm,
  gross: payment.gross,
  below: payment.below,
  branch: payment.branch,
  net: payment.net,
  amount: payment.amount,
  state: payment.state,
  calculatedAt: payment.calculatedAt,
  isAutomatic: payment.approvedAt !== null && payment.approvedBy === null,
  approvedAt: payment.approvedAt,
  paidAt: payment.paidAt,
})

export async function paymentValues(reader: Reader, payments: readonly Payment[]) {
  const numbers = await contractNosOf(
    reader,
    payments.map(({ contractId }) => contractId),
  )
  return payments.map((payment) => paymentValue(payment, numbers.get(payment.contractId) ?? 0))
}

/** More corrections than this are in the file alone. */
const LATE_LINES = 200

export async function lateValues(reader: Reader, payment: Payment, timeZone: string, limit = LATE_LINES) {
  const lines = await lateLines(reader, payment, limit)
  const accounts = await accountsByIds(
    reader,
    lines.map(({ memberId }) => memberId),
  )
  return lines.map(({ firstAt, ...line }) => ({
    ...line,
    account: accounts.get(line.memberId)?.username ?? '',
    firstPeriodId: periodOf(payment.periodKind, firstAt, timeZone).id,
  }))
}

export async function belowValues(reader: Reader, payment: Payment) {
  const below = await paymentsBelow(reader, payment)
  const accounts = await accountsByIds(
    reader,
    below.map(({ agentId }) => agentId),
  )
  return below.map(({ agentId, branch, net, ratePpm }) => ({
    agentId,
    account: accounts.get(agentId)?.username ?? '',
    branch,
    net,
    ratePpm,
  }))
}
