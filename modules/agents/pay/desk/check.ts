/** A period calculated again and compared with what was calculated then; nothing is changed. */
import type { Reader } from '../../../../platform/postgres.ts'
import { carriedSum } from '../../../../kernel/agents/pay/carry.ts'
import { calculate } from '../calculation.ts'
import type { PayHouse } from '../periods.ts'
import type { Payment } from '../store/payments.ts'
import type { PayRun } from '../store/runs.ts'
import { paymentsOfRun } from './store.ts'

export interface Difference {
  readonly agentId: string
  readonly field: string
  readonly was: bigint | null
  readonly is: bigint | null
}

/** Every figure of a payment but what is carried in, which comes from the payment before. */
const figures: Readonly<Record<string, (payment: Payment) => bigint>> = {
  turnover: ({ turnover }) => turnover,
  payout: ({ payout }) => payout,
  valid: ({ valid }) => valid,
  active: ({ active }) => BigInt(active),
  rebate: ({ rebate }) => rebate,
  promotions: ({ promotions }) => promotions,
  salaries: ({ salaries }) => salaries,
  base: ({ base }) => base,
  carryOut: ({ carryOut }) => carriedSum(carryOut),
  ratePpm: ({ ratePpm }) => BigInt(ratePpm),
  gross: ({ gross }) => gross,
  below: ({ below }) => below,
  net: ({ net }) => net,
  amount: ({ amount }) => amount,
}

export async function compareRun(
  reader: Reader,
  house: PayHouse,
  run: PayRun,
  now: Date,
): Promise<{ sameCount: number; differences: Difference[] }> {
  const stored = new Map((await paymentsOfRun(reader, run)).map((payment) => [payment.agentId, payment]))
  const { payments } = await calculate(
    reader,
    house,
    {
      kind: run.kind,
      periodKind: run.periodKind,
      period: { id: run.periodId, from: run.from, before: run.before },
    },
    now,
    {
      carriedOf: (agentId) => stored.get(agentId)?.carryIn ?? [],
      paidTodayOf: (agentId) => stored.get(agentId)?.paidBefore ?? 0n,
    },
  )
  const again = new Map(payments.map((payment) => [payment.agentId, payment]))
  const agentIds = new Set([...stored.keys(), ...again.keys()])
  const differences = [...agentIds].flatMap((agentId) =>
    differencesOf(agentId, stored.get(agentId), again.get(agentId)),
  )
  const others = new Set(differences.map(({ agentId }) => agentId))
  return { sameCount: agentIds.size - others.size, differences }
}

function differencesOf(agentId: string, was: Payment | undefined, is: Payment | undefined): Difference[] {
  if (!was || !is) return [{ agentId, field: 'amount', was: was?.amount ?? null, is: is?.amount ?? null }]
  return Object.entries(figures)
    .map(([field, of]) => ({ agentId, field, was: of(was), is: of(is) }))
    .filter((one) => one.was !== one.is)
}
