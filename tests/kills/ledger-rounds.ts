/**
 * The rounds that the kill suite plays: everything about round n follows from n, so it can be said again and
 * checked.
 */
import { openPoster, type Poster, type VendorPosting } from '../../modules/wallet/index.ts'
import { bet, rollback, win } from '../ledger/support.ts'

export const MEMBERS = 20
export const OPENING = 1_000_000_000n
export const memberOf = (n: number) => `k${n % MEMBERS}`

export type LoadLine = { round: number; said: string } | { round: number; answered: string; txn: string }

/** A bet, and by n its win, its loss or its rollback. */
export function messagesOf(n: number): VendorPosting[] {
  const common = { memberId: memberOf(n), roundId: `k-${n}` }
  const stake = bet({ ...common, transactionId: `k-${n}-bet`, amount: BigInt((n % 90) + 10) })
  if (n % 3 === 0)
    return [stake, rollback({ ...common, transactionId: `k-${n}-back`, originalTransactionId: `k-${n}-bet` })]
  return [stake, win({ ...common, transactionId: `k-${n}-win`, amount: n % 3 === 1 ? BigInt(n % 200) : 0n })]
}

/** What round n changes, once all its messages have had their effect. */
export function changeOf(n: number): bigint {
  const stake = BigInt((n % 90) + 10)
  if (n % 3 === 0) return 0n
  return (n % 3 === 1 ? BigInt(n % 200) : 0n) - stake
}

/** Nothing is posted before it is announced: a process killed afterwards has announced it. */
export async function playRound(
  poster: Poster,
  n: number,
  tell: (line: LoadLine) => void | Promise<void>,
): Promise<void> {
  for (const message of messagesOf(n)) {
    await tell({ round: n, said: message.transactionId })
    const { status, walletTransactionId } = await poster.post(message)
    if (status !== 'OK') throw new Error(`${message.transactionId} was answered ${status}`)
    await tell({ round: n, answered: message.transactionId, txn: walletTransactionId! })
  }
}

/**
 * What a process does that is there to be killed: plays rounds from `first` on, `parallel` at a time, and
 * prints each message and each answer as a line, so that the one who kills it knows what was said and what
 * was acknowledged.
 */
export async function playUntilKilled(url: string, first: number, parallel: number): Promise<void> {
  const poster = openPoster({ url, batchSize: 32 })
  // A line that the reader has no room for yet waits in this process, and would die with it.
  const write = (line: LoadLine) =>
    new Promise<void>((done) => {
      process.stdout.write(`${JSON.stringify(line)}\n`, () => done())
    })
  let next = first
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (;;) await playRound(poster, next++, write)
    }),
  )
}
