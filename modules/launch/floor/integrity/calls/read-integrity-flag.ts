import { refuse } from '../../../../../contract/errors.ts'
import {
  readIntegrityFlag,
  readIntegrityFlagSchemas,
} from '../../../../../contract/operator/launch/read-integrity-flag.ts'
import { toWireAmount } from '../../../../../kernel/money.ts'
import { toPage } from '../../../../../kernel/paging.ts'
import { handle } from '../../../../../platform/calls.ts'
import { flagsOf } from '../desk.ts'
import { pairBookKey } from '../pair-book.ts'
import { readFlag } from '../store.ts'

export const handleReadIntegrityFlag = handle(
  readIntegrityFlag,
  readIntegrityFlagSchemas,
  async (context, { params, query }) => {
    const { tx, merchant, use } = context
    const { pageNo = 1, pageSize = 20 } = query
    const row = (await readFlag(tx, merchant.id, params.flagId)) ?? refuse('FLAG_NOT_FOUND')
    const [flag] = await flagsOf(tx, [row], context)
    const { rows, total } = await use(pairBookKey).hands({
      merchantId: merchant.id,
      memberA: row.member_a,
      memberB: row.member_b,
      gameCode: row.game_code,
      pageNo,
      pageSize,
    })
    const hands = rows.map(({ handId, roomId, handNo, endedAt, playerCount, netA, netB }) => ({
      handId,
      roomId,
      handNo,
      endedAt,
      playerCount,
      netAmounts: [toWireAmount(netA), toWireAmount(netB)],
    }))
    return { flag: flag!, hands: toPage(hands, { pageNo, pageSize }, total) }
  },
)
