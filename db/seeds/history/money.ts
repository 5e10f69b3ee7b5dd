/** How the demo's members deposit and withdraw, and how operators process payouts. */
import {
  isCrypto,
  USDT_UNIT,
  type DemoBehaviour,
  type DepositChannel,
} from '../../../contract/shared/cashier-channels.ts'
import { balancesOf } from '../../../modules/wallet/index.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { DEMO_MERCHANT } from '../system.ts'
import { unlessRefused, type House, type Visit } from './simulated-process.ts'

const MINUTE_MS = 60_000
const BAHT = 100
/** The demo's rate is near it; only what is asked for has to be in USDT. */
const BAHT_A_USDT = 36
const SMALLEST_WITHDRAWAL = 300 * BAHT

export interface Paying {
  readonly visit: Visit
  readonly amount: number
  readonly channel?: DepositChannel
  readonly behaviour?: DemoBehaviour
}

export async function balanceOf(house: House, visit: Visit): Promise<number> {
  const { main, bonus } = await balancesOf(house.process.database.kysely, visit.person.memberId)
  return Number(main + bonus)
}

/** Several at once: they ask, pay within minutes, and what came in is credited. */
export async function payIn(house: House, payings: readonly Paying[]): Promise<void> {
  const answers = await Promise.all(
    payings.map(async (paying) => ({ paying, intentId: await ask(house, paying) })),
  )
  const asked = answers.filter(
    (answer): answer is typeof answer & { intentId: string } => answer.intentId !== undefined,
  )
  if (asked.length === 0) return
  await house.past.pass(house.dice.between(40, 150) * 1_000)
  await Promise.all(
    asked.map(({ paying: { behaviour = 'NORMAL' }, intentId }) =>
      house.staff('finance', 'dev/pay-demo-bank', { body: { intentId, behaviour } }),
    ),
  )
  if (asked.some(({ paying }) => isCrypto(paying.channel ?? paying.visit.person.channel)))
    await confirmOnChain(house)
  await house.process.outbox.drain()
}

async function ask(
  house: House,
  { visit, amount, channel = visit.person.channel }: Paying,
): Promise<string | undefined> {
  const sourceAccountId = channel === 'BANK_TRANSFER' ? await bankAccountOf(house, visit) : undefined
  const units = isCrypto(channel) ? Math.max(10, Math.round(amount / BAHT / BAHT_A_USDT)) * USDT_UNIT : amount
  const opened = await house.try<{ intentId: string }>(visit, 'cashier/open-deposit', {
    body: { channel, amount: units, ...(sourceAccountId ? { sourceAccountId } : {}) },
  })
  return opened?.intentId
}

/** Blocks come every few seconds; after enough of them the chain's money counts. */
async function confirmOnChain(house: House): Promise<void> {
  await house.past.pass(MINUTE_MS)
  await house.run('demo/grow-chain')
  await house.past.pass(20 * MINUTE_MS)
  await house.run('demo/grow-chain')
}

async function bankAccountOf(house: House, visit: Visit): Promise<string | undefined> {
  const { memberId, bankCode } = visit.person
  const [row] = await rowsOf(
    house.process.database.kysely,
    sql<{ bank_account_id: string }>`
    SELECT bank_account_id FROM cashier.bank_account WHERE merchant_id = ${DEMO_MERCHANT} AND member_id = ${memberId} AND bank_code = ${bankCode} LIMIT 1`,
  )
  return row?.bank_account_id
}

/** Requests a round part of the balance; returns its id, or undefined if it is refused. */
export async function askOut(house: House, visit: Visit, amount?: number): Promise<string | undefined> {
  const check = await house.try<{
    withdrawableAmount: bigint | number
    maxAmount: bigint | number
    firstFailure: unknown
  }>(visit, 'cashier/check-withdrawal')
  if (!check || check.firstFailure) return undefined
  const most = Math.min(Number(check.withdrawableAmount), Number(check.maxAmount))
  const round = Math.floor((amount ?? (most * house.dice.between(50, 90)) / 100) / (100 * BAHT)) * 100 * BAHT
  if (round < SMALLEST_WITHDRAWAL || round > most) return undefined
  const bankAccountId = await bankAccountOf(house, visit)
  if (!bankAccountId) return undefined
  const asked = await house.try<{ withdrawalId: string }>(visit, 'cashier/request-withdrawal', {
    body: { bankAccountId, amount: round, paymentPassword: '271828' },
  })
  return asked?.withdrawalId
}

/** An operator decides pending requests, and the bank pays the approved ones. */
export async function workDesk(
  house: House,
  decide: (withdrawalId: string, place: number) => 'APPROVE' | 'REJECT' | 'LEAVE',
): Promise<void> {
  for (const [place, { withdrawal_id: withdrawalId }] of (await inState(house, 'REVIEW')).entries()) {
    const decision = decide(withdrawalId, place)
    if (decision === 'APPROVE') await approve(house, withdrawalId)
    if (decision === 'REJECT')
      await house.staff('finance', 'cashier/reject-withdrawal', {
        params: { withdrawalId },
        body: { remark: 'ชื่อบัญชีไม่ตรงกับเอกสาร กรุณาติดต่อเจ้าหน้าที่' },
      })
  }
  await house.process.outbox.drain()
  await house.past.pass(90_000)
  await house.run('cashier/send-payouts')
  await house.process.outbox.drain()
}

/** Above the four-eyes amount a second person looks too; a held member's payout waits. */
async function approve(house: House, withdrawalId: string): Promise<void> {
  const first = await unlessRefused(
    house.staff<{ state: string }>('finance', 'cashier/approve-withdrawal', {
      params: { withdrawalId },
      body: {},
    }),
  )
  if (first?.state === 'REVIEW')
    await unlessRefused(
      house.staff('owner', 'cashier/approve-withdrawal', { params: { withdrawalId }, body: {} }),
    )
}

export function inState(
  house: House,
  state: string,
): Promise<{ withdrawal_id: string; member_id: string }[]> {
  return rowsOf(
    house.process.database.kysely,
    sql<{ withdrawal_id: string; member_id: string }>`
    SELECT withdrawal_id, member_id FROM cashier.withdrawal WHERE merchant_id = ${DEMO_MERCHANT} AND state = ${state} ORDER BY created_at`,
  )
}

/** A member who returns confirms that the last payout arrived. */
export async function confirmPaid(house: House, visits: readonly Visit[]): Promise<void> {
  for (const { withdrawal_id: withdrawalId, member_id: memberId } of await inState(house, 'CONFIRM_WAIT')) {
    const visit = visits.find(({ person }) => person.memberId === memberId)
    if (visit)
      await house.try(visit, 'cashier/confirm-withdrawal', {
        params: { withdrawalId },
        body: { action: 'RECEIVED' },
      })
  }
}
