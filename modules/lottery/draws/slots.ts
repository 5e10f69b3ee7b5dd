/**
 * What the room of the bets adds to draws; server/products/lottery.ts fills these slots when a process
 * opens.
 */
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { defineSlot } from '../../../platform/services.ts'
import type { IssueKey } from './issue-key.ts'

/** An accepted bet as the beacon of its issue counts it. */
export interface DigestEntry {
  readonly orderId: string
  readonly clientSeed: string
}

/** What the bets of an issue came to, in minor units. */
export interface IssueSums {
  readonly orderCount: number
  readonly memberCount: number
  readonly stakeAmount: bigint
  /** Paid so far, returned stakes included. */
  readonly paidAmount: bigint
}

export interface DigestSource {
  /**
   * Every accepted bet of an issue, cancelled ones left out, in any order. Called once, at the close, in the
   * transaction that holds the issue FOR UPDATE: no judge holds it any more, so no bet is missed.
   */
  entriesOf(reader: Reader, key: IssueKey): Promise<readonly DigestEntry[]>
  /** A page of the same by order id, and how many there are. */
  pageOf(
    reader: Reader,
    key: IssueKey,
    page: { pageNo: number; pageSize: number },
  ): Promise<{ list: readonly DigestEntry[]; totalCount: number }>
  /** Sums over a merchant's bets by issue, named by `textOfIssue`; an issue without bets is left out. */
  sumsOf(
    reader: Reader,
    merchantId: string,
    keys: readonly IssueKey[],
  ): Promise<ReadonlyMap<string, IssueSums>>
}

export interface Settler {
  /**
   * Pays an issue that is DRAWN or SETTLING to its end and calls `markSettled` in the transaction of its last
   * step. Runs outside the clock of draws, in a lane of its own; it may be cut off anywhere, called again by
   * any process, and by two at once. `giveWay`, awaited before each transaction of many members, resolves
   * once no draw is due.
   */
  settle(key: IssueKey, giveWay?: () => Promise<void>): Promise<void>
  /** The same for a VOID issue: returns every stake, and calls `markSettled` at the end. */
  refund(key: IssueKey): Promise<void>
}

/** A house without the room of the bets: no issue has one. */
export const digestSourceKey = defineSlot<DigestSource>('lottery.digest-source', {
  entriesOf: () => Promise.resolve([]),
  pageOf: () => Promise.resolve({ list: [], totalCount: 0 }),
  sumsOf: () => Promise.resolve(new Map()),
})

export const settlerKey = defineSlot<Settler>('lottery.settler', {
  settle: () => Promise.resolve(),
  refund: () => Promise.resolve(),
})

/** Addresses of servers of drand, in the order in which they are asked; none in a house without a network. */
export const drandUrlsKey = defineSlot<readonly string[]>('lottery.drand-urls', [])

/** What decides the rounds whose result is made of shots. */
export interface ShotsSource {
  /**
   * Called once, at the draw, with the revealed seed, in the transaction that stores what it returns: the
   * result's text, or VOID.
   */
  outcomeOf(tx: Tx, key: IssueKey, seed: string): Promise<{ result: string } | 'VOID'>
}

export const shotsSourceKey = defineSlot<ShotsSource>('lottery.shots-source', {
  outcomeOf: () => Promise.resolve('VOID'),
})
