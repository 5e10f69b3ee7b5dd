import {
  offerHouseContract,
  offerHouseContractSchemas,
} from '../../../../contract/operator/agents/contracts/offer-house-contract.ts'
import { handle } from '../../../../platform/calls.ts'
import { offerOfHouse } from '../house-offers.ts'

export const handleOfferHouseContract = handle(
  offerHouseContract,
  offerHouseContractSchemas,
  async (context, { body: { account, kind, tiers, reason, dayCap, ...terms } }) => ({
    state: await offerOfHouse(context, {
      account,
      kind,
      tiers: tiers.map((tier) => ({ ...tier, minValid: BigInt(tier.minValid) })),
      terms: { ...terms, ...(dayCap == null ? {} : { dayCap: BigInt(dayCap) }) },
      reason,
    }),
  }),
)
