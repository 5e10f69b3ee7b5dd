/** Gives tickets for what was deposited and played while a raffle runs. */
import { readArguments } from '../../../kernel/promotions/arguments.ts'
import { raffle } from '../../../kernel/promotions/kinds/raffle.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { creditedDepositsOf } from '../../cashier/index.ts'
import { readPlayChanges, type PlayChange } from '../../wallet/index.ts'
import { meantAmong, type Asking } from '../audience/among.ts'
import { withoutOffers } from '../audience/left-out.ts'
import type { DrawRow } from '../draws/store.ts'
import {
  addValid,
  giveTickets,
  lockNumbers,
  readGathering,
  writeDeposits,
  type RunningRaffle,
} from './store/tickets.ts'

const FOLLOWER = 'promotions.raffle'
const CHANGES = 2_000

export const raffleTermsOf = ({ terms }: Pick<DrawRow, 'terms'>) =>
  readArguments(raffle.declared, terms).values

export const perTicketOf = (draw: Pick<DrawRow, 'terms'>) => {
  const { perDeposit, perValid } = raffleTermsOf(draw)
  return { deposit: BigInt(perDeposit), valid: BigInt(perValid) }
}

/** Counts the next settled play; returns whether more may be waiting. */
export async function followRafflePlay(tx: Tx, asking: Asking): Promise<boolean> {
  const changes = await readPlayChanges(tx, FOLLOWER, CHANGES)
  if (changes.length === 0) return false
  for (const running of await readGathering(tx)) await countPlay(tx, running, changes, asking)
  return true
}

async function countPlay(
  tx: Tx,
  running: RunningRaffle,
  changes: readonly PlayChange[],
  asking: Asking,
): Promise<void> {
  const sums = new Map<string, bigint>()
  for (const { merchantId, memberId, settledAt, valid } of changes)
    if (merchantId === running.merchantId && settledAt >= running.from && settledAt < running.to)
      sums.set(memberId, (sums.get(memberId) ?? 0n) + valid)
  const { promotionId } = running
  const memberIds = [...sums.keys()]
  const may = await gatheringAmong(tx, running, memberIds, asking)
  // Whoever gathers nothing has what is taken back taken back as well.
  for (const memberId of memberIds) if (!may.has(memberId) && sums.get(memberId)! > 0n) sums.delete(memberId)
  if (sums.size === 0 || !(await lockNumbers(tx, promotionId))) return
  await addValid(tx, promotionId, sums)
  await giveTickets(tx, promotionId, [...sums.keys()], perTicketOf(running))
}

/** Counts a member's deposits, of which one was just credited; twice gives nothing more. */
export async function countDeposits(
  tx: Tx,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  asking: Asking,
): Promise<void> {
  for (const running of await readGathering(tx)) {
    if (running.merchantId !== merchantId) continue
    if (!(await gatheringAmong(tx, running, [memberId], asking)).has(memberId)) continue
    const { amount } = await creditedDepositsOf(tx, { memberId, from: running.from, to: running.to })
    if (amount === 0n || !(await lockNumbers(tx, running.promotionId))) continue
    await writeDeposits(tx, running.promotionId, memberId, amount)
    await giveTickets(tx, running.promotionId, [memberId], perTicketOf(running))
  }
}

/** Who may gather tickets now: those in the raffle's audience who are not left out of offers. */
async function gatheringAmong(
  tx: Tx,
  running: RunningRaffle,
  memberIds: readonly string[],
  asking: Asking,
): Promise<ReadonlySet<string>> {
  const { merchantId } = running
  const meant = await meantAmong(tx, running, memberIds, asking)
  const left = await withoutOffers(tx, { merchantId, memberIds, now: asking.now })
  return new Set(memberIds.filter((memberId) => meant.has(memberId) && !left.has(memberId)))
}
