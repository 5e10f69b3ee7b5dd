import {
  listJackpotWins,
  listJackpotWinsSchemas,
} from '../../../../../contract/player/launch/list-jackpot-wins.ts'
import { toPage } from '../../../../../kernel/paging.ts'
import { handle } from '../../../../../platform/calls.ts'
import { maskName } from '../../../../catalogue/index.ts'
import { accountsByIds } from '../../../../identity/index.ts'
import { fairRoundOf } from '../../desk/fair-round.ts'
import { poolNames } from '../locales/words.ts'
import { readWins } from '../store/wins.ts'

export const handleListJackpotWins = handle(
  listJackpotWins,
  listJackpotWinsSchemas,
  async (context, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const { rows, total } = await readWins(context.tx, { merchantId: context.merchant.id, ...page })
    const members = await accountsByIds(
      context.tx,
      rows.map((row) => row.member_id),
    )
    const rounds = await Promise.all(
      rows.map(async (row) =>
        row.kind === 'PROGRESSIVE'
          ? fairRoundOf(context, row.member_id, { vendor: row.vendor_code, roundId: row.round_id })
          : undefined,
      ),
    )
    return toPage(
      rows.map((row, place) => {
        const round = rounds[place]
        return {
          winId: row.win_id,
          code: row.pool_code,
          name: poolNames[row.pool_code][context.language],
          kind: row.kind,
          instanceNo: row.instance_no,
          amount: row.amount,
          currency: context.merchant.currency,
          customerName: maskName(members.get(row.member_id)?.username ?? ''),
          vassalage: row.vendor_code,
          gameCode: row.game_code,
          stakeAmount: row.stake_amount,
          wonAt: row.won_at,
          startedAt: row.started_at,
          seedAmount: row.seed_amount,
          capAmount: row.cap_amount,
          oddsAmount: row.odds_amount,
          commit: row.commit_hash,
          secret: row.secret,
          triggerAmount: row.trigger_amount,
          draw: row.draw,
          round: round
            ? {
                commit: round.proof.commit,
                clientSeed: round.proof.clientSeed,
                nonce: round.proof.nonce,
                serverSeed: round.serverSeed,
              }
            : null,
        }
      }),
      page,
      total,
    )
  },
)
