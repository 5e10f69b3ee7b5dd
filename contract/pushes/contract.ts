/** Topic `contract`, private: a contract that the account gives or receives has moved. */
import type { TopicKind } from './topics.ts'
import type { ContractKind, ContractState } from '../../kernel/agents/contracts/words.ts'

export const contractTopic = 'contract'
export const contractTopicKind: TopicKind = { name: contractTopic, reach: 'PRIVATE' }

export interface ContractPush {
  contractId: string
  kind: ContractKind
  state: ContractState
}
