import { refuse } from '../../../../contract/errors.ts'
import {
  readContract,
  readContractSchemas,
} from '../../../../contract/player/agents/contracts/read-contract.ts'
import { topRate } from '../../../../kernel/agents/contracts/bounds.ts'
import { nextPeriod } from '../../../../kernel/agents/contracts/moments.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { endsOf } from '../ends.ts'
import { isSide } from '../process.ts'
import { readContract as find } from '../store/contracts.ts'
import { readVersions } from '../store/lists.ts'
import { viewContract, viewVersions } from '../views.ts'

/** Contracts two steps below are counted and not named: nobody reads those of others. */
export const handleReadContract = handle(
  readContract,
  readContractSchemas,
  async ({ tx, merchant, actor, now }, { params }) => {
    const whose = { accountId: actor.accountId }
    const contract = await find(tx, merchant.id, params.contractId)
    if (!contract || !isSide(contract, actor.accountId)) refuse('CONTRACT_NOT_FOUND')
    const isOffer = contract.state === 'OFFERED' && contract.receiverId === actor.accountId
    const ends = isOffer ? await endsOf(tx, contract, contract.tiers) : []
    const names = await accountsByIds(
      tx,
      ends.map((end) => end.contract.receiverId),
    )
    // The list goes from above to below, branch by branch.
    const belowOf = (index: number) => {
      const next = ends.findIndex(({ depth }, place) => place > index && depth === 1)
      return (next < 0 ? ends.length : next) - index - 1
    }
    return {
      contract: await viewContract(tx, contract, whose, now),
      versions: await viewVersions(tx, await readVersions(tx, contract), whose, now),
      next: nextPeriod(contract.period, now, merchant.timeZone),
      ending: ends.map((end) => end.contract.contractId),
      endsBelow: ends.flatMap(({ contract: below, how, why, depth }, index) =>
        depth > 1
          ? []
          : [
              {
                receiver: names.get(below.receiverId)?.username ?? '',
                topPpm: topRate(below.tiers),
                how,
                why,
                belowCount: belowOf(index),
              },
            ],
      ),
    }
  },
)
