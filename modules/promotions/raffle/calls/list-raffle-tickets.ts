import {
  listRaffleTickets,
  listRaffleTicketsSchemas,
} from '../../../../contract/player/promotions/list-raffle-tickets.ts'
import { refuse } from '../../../../contract/errors.ts'
import { holderOf } from '../../../../kernel/promotions/raffle.ts'
import { handle } from '../../../../platform/calls.ts'
import { sha256 } from '../../draws/hashes.ts'
import { readDraw } from '../../draws/store.ts'
import { readTickets } from '../store/tickets.ts'

const PAGE = 1_000

export const handleListRaffleTickets = handle(
  listRaffleTickets,
  listRaffleTicketsSchemas,
  async ({ tx, merchant }, { params: { promotionId }, query }) => {
    const draw =
      (await readDraw(tx, { merchantId: merchant.id, promotionId, kind: 'RAFFLE' })) ??
      refuse('PROMO_NOT_FOUND')
    // Before, the list still changes, and would tell what the house takes.
    if (draw.beacon === null) return { list: [], isMore: false }
    const rows = await readTickets(tx, promotionId, query.after!, PAGE)
    const list = rows.map(({ firstNumber, count, memberId }) => ({
      firstNumber,
      count,
      holder: holderOf(promotionId, memberId, sha256),
    }))
    return { list, isMore: rows.length === PAGE }
  },
)
