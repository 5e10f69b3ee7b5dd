/** What the tests of settlements by set share: results, settling and what stands afterwards. */
import { expect } from 'vitest'
import {
  balancesOf,
  runAudit,
  settleRounds,
  type Balances,
  type MemberResult,
} from '../../modules/wallet/index.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { bet, type Wallet } from './support.ts'

export const resultOf = (memberId: string, winAmount: bigint, validAmount = 10n): MemberResult => ({
  memberId,
  winAmount,
  validAmount,
  bonusValidAmount: validAmount / 2n,
})

export interface ShownRound {
  state: number
  stake_real: bigint
  stake_bonus: bigint
  win_amount: bigint
  win_count: number
}

/** One chunk of a round of vendor A. */
export const settle = (wallet: Wallet, roundId: string, version: number, results: readonly MemberResult[]) =>
  wallet.database.transaction((tx) => settleRounds(tx, { vendor: 'A', roundId, version, results }))

export const balances = (wallet: Wallet, memberId: string): Promise<Balances> =>
  balancesOf(wallet.database.kysely, memberId)

export const place = async (
  wallet: Wallet,
  memberId: string,
  roundId: string,
  amount: bigint,
  mode: 'REAL' | 'FREE' = 'REAL',
) =>
  (
    await wallet.poster.post(
      bet({ transactionId: `${roundId}:${memberId}:${amount}`, memberId, roundId, amount, mode }),
    )
  ).status

export async function audit(wallet: Wallet): Promise<void> {
  await rollUpAll(wallet.database)
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
}

export const roundOf = async (
  wallet: Wallet,
  memberId: string,
  roundId: string,
): Promise<ShownRound | undefined> =>
  (
    await rowsOf(
      wallet.database.kysely,
      sql<ShownRound>`
      SELECT r.state, r.stake_real, r.stake_bonus, r.win_amount, r.win_count FROM wallet.round r
      JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
      WHERE o.owner_id = ${memberId} AND r.round_id = ${roundId}`,
    )
  )[0]
