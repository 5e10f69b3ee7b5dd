/** Tells the open pages of a contract's agents, and the operators' queue, that it has moved. */
import { contractTopic, type ContractPush } from '../../../../contract/pushes/contract.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { contractEvents } from '../events.ts'

export const pushMoved: Listener = {
  name: 'agents/push-contract-moved',
  event: contractEvents.moved,
  run: async ({ services }, payload) => {
    const { contractId, kind, state, accountIds } = payload as unknown as ContractPush & {
      accountIds: string[]
    }
    const data: ContractPush = { contractId, kind, state }
    for (const accountId of accountIds)
      services.use(hubKey).push({ topic: contractTopic, accountId, data: { ...data } })
  },
}
