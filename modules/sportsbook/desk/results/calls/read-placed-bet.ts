import { refuse } from '../../../../../contract/errors.ts'
import {
  readPlacedSportBet,
  readPlacedSportBetSchemas,
} from '../../../../../contract/operator/sportsbook/read-placed-bet.ts'
import { handle } from '../../../../../platform/calls.ts'
import { waitingProposal } from '../../../../system/index.ts'
import { ownedBets } from '../owned-bets.ts'
import { readOwnership } from '../store/search.ts'
import { betSubject, canVoid, voidBetProposal, voidUntil } from '../voids.ts'

export const handleReadPlacedBet = handle(
  readPlacedSportBet,
  readPlacedSportBetSchemas,
  async (context, { params: { betId } }) => {
    const { tx, merchant, now, actor } = context
    const seesMembers = actor.claims.abilities?.includes('members.read') ?? false
    const own = (await readOwnership(tx, merchant.id, betId)) ?? refuse('SPORT_BET_UNKNOWN')
    const [bet] = await ownedBets(context, [betId])
    const until = voidUntil(bet!)
    const isInTime = until === null || until >= now
    const waiting = await waitingProposal(context, voidBetProposal, betSubject(betId))
    return {
      ...bet!,
      walletTransactionId: own.walletTxn,
      houseAmount: bet!.payoutAmount === null ? null : bet!.stakeAmount - bet!.payoutAmount,
      canVoid: canVoid({ state: bet!.state, isVoided: own.isVoided }) && isInTime,
      voidUntil: isInTime ? until : null,
      waitingProposalId: waiting?.proposalId ?? null,
      address: seesMembers ? own.address : null,
      device: seesMembers ? own.device : null,
      refusedBy: own.refusedBy,
      refuseCause: own.refuseCause,
    }
  },
)
