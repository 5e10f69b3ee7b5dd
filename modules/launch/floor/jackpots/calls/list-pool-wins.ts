import { listPoolWins, listPoolWinsSchemas } from '../../../../../contract/operator/launch/list-pool-wins.ts'
import { toPage } from '../../../../../kernel/paging.ts'
import { handle } from '../../../../../platform/calls.ts'
import { accountsByIds } from '../../../../identity/index.ts'
import { readWins } from '../store/wins.ts'

export const handleListPoolWins = handle(listPoolWins, listPoolWinsSchemas, async (context, { query }) => {
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const { rows, total } = await readWins(context.tx, {
    merchantId: context.merchant.id,
    poolCode: query.code,
    memberId: query.memberId,
    ...page,
  })
  const members = await accountsByIds(
    context.tx,
    rows.map((row) => row.member_id),
  )
  return toPage(
    rows.map((row) => ({
      winId: row.win_id,
      code: row.pool_code,
      instanceNo: row.instance_no,
      memberId: row.member_id,
      account: members.get(row.member_id)?.username ?? '',
      vendor: row.vendor_code,
      gameCode: row.game_code,
      roundId: row.round_id,
      stakeAmount: row.stake_amount,
      amount: row.amount,
      currency: context.merchant.currency,
      betCount: Number(row.bet_count),
      poolStakeAmount: row.pool_stake_amount,
      commit: row.commit_hash,
      triggerAmount: row.trigger_amount,
      wonAt: row.won_at,
      paidAt: row.paid_at,
      transactionId: row.paid_txn,
    })),
    page,
    total,
  )
})
