/**
 * What the ledger's tests share: a wallet over a database of its own, members with money, and short messages.
 */
import { openDatabase, type Database } from '../../platform/postgres.ts'
import {
  expenseAccount,
  memberAccount,
  openAccounts,
  openPoster,
  postTransaction,
  setGameGuards,
  type BetMessage,
  type BetWinMessage,
  type Poster,
  type PosterOptions,
  type RollbackMessage,
  type WinMessage,
} from '../../modules/wallet/index.ts'
import { freshDatabase, type FreshDatabase } from '../support/database.ts'

export const MERCHANT = 'demo'
export const GAME = 'G-1'
export const CLOSED_GAME = 'G-2'

export interface Wallet {
  fresh: FreshDatabase
  database: Database
  poster: Poster
  /** Opens a member's accounts with money in them. */
  member(memberId: string, money?: { main?: bigint; bonus?: bigint; trial?: bigint }): Promise<string>
  close(): Promise<void>
}

export async function openWallet(options: Partial<PosterOptions> = {}): Promise<Wallet> {
  const fresh = await freshDatabase()
  const database = openDatabase({ url: fresh.url, max: 10 })
  await database.transaction((tx) =>
    setGameGuards(
      tx,
      ['A', 'B'].flatMap((vendor) => [
        { vendor, gameCode: GAME, product: 'RNG', isOpen: true },
        { vendor, gameCode: CLOSED_GAME, product: 'RNG', isOpen: false },
      ]),
    ),
  )
  const poster = openPoster({ url: fresh.url, ...options })
  return {
    fresh,
    database,
    poster,
    member: (memberId, money) => openMember(database, memberId, money),
    async close() {
      await poster.close()
      await database.close()
      await fresh.drop()
    },
  }
}

export async function openMember(
  database: Database,
  memberId: string,
  money: { main?: bigint; bonus?: bigint; trial?: bigint } = {},
): Promise<string> {
  await database.transaction(async (tx) => {
    await openAccounts(tx, { merchantId: MERCHANT, memberId, kind: 'member' })
    const grants = [
      { purpose: 'main', amount: money.main, currency: 'THB' },
      { purpose: 'bonus', amount: money.bonus, currency: 'THB' },
      { purpose: 'trial', amount: money.trial, currency: 'TRIAL' },
    ] as const
    for (const { purpose, amount, currency } of grants) {
      if (!amount) continue
      await postTransaction(tx, {
        scope: 'opening',
        key: `${memberId}:${purpose}`,
        kind: 'OPENING',
        currency,
        entries: [
          {
            from: expenseAccount(MERCHANT, 'opening'),
            to: memberAccount(memberId, purpose),
            amount,
            code: 'OPENING',
          },
        ],
      })
    }
  })
  return memberId
}

type Short<Message> = Partial<Message> & { transactionId: string; memberId: string }

export const bet = (message: Short<BetMessage>): BetMessage => ({
  kind: 'BET',
  vendor: 'A',
  gameCode: GAME,
  roundId: 'r1',
  mode: 'REAL',
  amount: 100n,
  ...message,
})
export const win = (message: Short<WinMessage>): WinMessage => ({
  kind: 'WIN',
  vendor: 'A',
  gameCode: GAME,
  roundId: 'r1',
  amount: 250n,
  roundClosed: true,
  ...message,
})
export const betWin = (message: Short<BetWinMessage>): BetWinMessage => ({
  kind: 'BET_WIN',
  vendor: 'A',
  gameCode: GAME,
  roundId: 'r1',
  mode: 'REAL',
  betAmount: 100n,
  winAmount: 250n,
  ...message,
})
export const rollback = (
  message: Short<RollbackMessage> & { originalTransactionId: string },
): RollbackMessage => ({ kind: 'ROLLBACK', vendor: 'A', roundId: 'r1', ...message })
