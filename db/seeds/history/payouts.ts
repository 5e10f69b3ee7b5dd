/**
 * Payouts of the last day, at least one in every lasting state. Their owners have something to withdraw
 * whatever the games gave: a part of their losses was returned.
 */
import { clock } from '../../../kernel/clock.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { cashbackReason, confirmationRemark, resolvedRemarks } from '../locales/talk.ts'
import type { House, Visit } from './simulated-process.ts'
import { askOut, workDesk } from './money.ts'
import type { Person } from './people.ts'

/**
 * A payout account can be used half a day after it was bound; members younger than a week are reviewed by an
 * operator.
 */
const HOUR_MS = 3_600_000
const USABLE_MS = 13 * HOUR_MS
const YOUNG_MS = 6.5 * 24 * HOUR_MS
/** An operator reviews every larger one. */
const SMALL = 60_000
const LARGE = 2_100_000
/** After a withdrawal the member needs money again for the next. */
const PAYOUTS_PAID = 2
/** The bank takes it in two transfers. */
const IN_PARTS = 6_000_000

interface Owner {
  readonly visit: Visit
  readonly amount: number
}

/** Who asks: three whose payouts are reviewed, three others, and one with a large sum. */
export interface Owners {
  readonly ids: readonly string[]
  readonly looked: readonly Owner[]
  readonly others: readonly Owner[]
  readonly large: Owner
}

export async function findOwners(house: House, people: readonly Person[]): Promise<Owners> {
  const rows = await rowsOf(
    house.process.database.kysely,
    sql<{ id: string; created_at: Date; kyc_level: number }>`
    SELECT account_id AS id, created_at, kyc_level FROM identity.account a
    WHERE account_id = ANY (${people.map(({ memberId }) => memberId)}) AND created_at < ${new Date(clock.nowMs() - USABLE_MS)}
      AND NOT EXISTS (SELECT FROM wagering.requirement r WHERE r.member_id = a.account_id AND r.status = 'OPEN')
      AND NOT EXISTS (SELECT FROM cashier.withdrawal w WHERE w.member_id = a.account_id AND w.state IN ('REVIEW', 'PAYING', 'CONFIRM_WAIT'))
    ORDER BY created_at DESC, account_id`,
  )
  const last = rows.findLast(({ kyc_level: level }) => level >= 2)
  const six = rows.filter((row) => row !== last).slice(0, 6)
  if (!last || six.length < 6) throw new Error('too few members have played what they paid in')
  const owner = async (row: (typeof rows)[number], amount: number, times = 1): Promise<Owner> => {
    const visit = await house.signIn(people.find(({ memberId }) => memberId === row.id)!)
    await giveBack(house, visit, amount * times)
    return { visit, amount }
  }
  const isYoung = ({ created_at: at }: { created_at: Date }) => at.getTime() > clock.nowMs() - YOUNG_MS
  return {
    ids: [...six, last].map(({ id }) => id),
    looked: await Promise.all(six.slice(0, 3).map((row) => owner(row, isYoung(row) ? SMALL : LARGE))),
    others: await Promise.all(six.slice(3).map((row) => owner(row, SMALL, PAYOUTS_PAID))),
    large: await owner(last, IN_PARTS),
  }
}

/** Beyond what one person may give, a second one agrees. */
async function giveBack(house: House, { person: { memberId } }: Visit, amount: number): Promise<void> {
  const asked = await house.staff<{ adjustmentId: string; state: string }>(
    'finance',
    'operator/request-adjustment',
    {
      params: { memberId },
      body: { amount, code: 'CASHBACK', reason: cashbackReason, turnoverTimes: 0 },
    },
  )
  if (asked.state === 'PENDING')
    await house.staff('owner', 'operator/confirm-adjustment', {
      params: { adjustmentId: asked.adjustmentId },
    })
}

/** Those that came to an end, each in its way. */
export async function endPayouts(house: House, { looked, others }: Owners): Promise<void> {
  const [rejected, cancelled, failed] = looked as [Owner, Owner, Owner]
  const refusedByBank = await ask(house, failed)
  await house.staff('finance', 'dev/set-bank-faults', { body: { faults: ['REFUSE'] } })
  await workDesk(house, (id) => (id === refusedByBank ? 'APPROVE' : 'LEAVE'))
  const refused = await ask(house, rejected)
  const withdrawalId = await ask(house, cancelled)
  await house.as(cancelled.visit, 'cashier/cancel-withdrawal', { params: { withdrawalId } })
  const paid = await Promise.all(others.map((owner) => ask(house, owner)))
  await workDesk(house, (id) => (id === refused ? 'REJECT' : paid.includes(id) ? 'APPROVE' : 'LEAVE'))
  await house.past.pass(HOUR_MS / 6)
  await confirm(house, others[0]!, paid[0]!, { action: 'RECEIVED' })
  for (const [place, outcome] of (['PAID', 'RETURNED'] as const).entries()) {
    await dispute(house, others[place + 1]!, paid[place + 1]!)
    const input = {
      params: { withdrawalId: paid[place + 1]! },
      body: { outcome, remark: resolvedRemarks[outcome] },
    }
    for (const role of ['finance', 'owner'] as const)
      await house.staff(role, 'cashier/resolve-withdrawal', input)
  }
}

/**
 * The open ones: the member's confirmation is awaited for half an hour only, so this belongs to the last
 * minutes.
 */
export async function leavePayoutsOpen(house: House, { looked, others, large }: Owners): Promise<void> {
  const paid = await Promise.all(others.map((owner) => ask(house, owner)))
  await workDesk(house, (id) => (paid.includes(id) ? 'APPROVE' : 'LEAVE'))
  await dispute(house, others[1]!, paid[1]!)
  await leaveHalfPaid(house, large)
  for (const owner of looked) await ask(house, owner)
}

/**
 * The first transfer went out by hand and the bank refused the second: a person has to find another way for
 * it.
 */
async function leaveHalfPaid(house: House, owner: Owner): Promise<void> {
  const withdrawalId = await ask(house, owner)
  await house.staff('finance', 'cashier/approve-withdrawal', { params: { withdrawalId }, body: {} })
  await house.process.outbox.drain()
  await house.staff('finance', 'cashier/mark-withdrawal-paid', {
    params: { withdrawalId },
    body: { partNo: 1, reference: 'KB-20512-1' },
  })
  await house.staff('finance', 'dev/set-bank-faults', { body: { faults: ['REFUSE'] } })
  await house.run('cashier/send-payouts')
}

async function ask(house: House, { visit, amount }: Owner): Promise<string> {
  const withdrawalId = await askOut(house, visit, amount)
  if (!withdrawalId) throw new Error(`${visit.person.username} could not ask for a payout`)
  return withdrawalId
}

const dispute = (house: House, owner: Owner, withdrawalId: string) =>
  confirm(house, owner, withdrawalId, {
    action: 'NOT_RECEIVED',
    reason: 'NOT_ARRIVED',
    remark: confirmationRemark,
  })

function confirm(house: House, { visit }: Owner, withdrawalId: string, body: object): Promise<unknown> {
  return house.as(visit, 'cashier/confirm-withdrawal', { params: { withdrawalId }, body })
}
