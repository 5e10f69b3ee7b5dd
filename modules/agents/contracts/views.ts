/** Contracts as their sides read them: who is on the other side, and what is asked of the reader. */
import type { ContractView } from '../../../contract/shared/contract-fields.ts'
import type { ContractVersion } from '../../../contract/shared/contract-fields.ts'
import { answersTermination } from '../../../kernel/agents/contracts/moves.ts'
import type { MadeValue } from '../../../kernel/call.ts'
import type { Reader } from '../../../platform/postgres.ts'
import type { Static } from 'typebox'
import { accountsByIds } from '../../identity/index.ts'
import type { Contract } from './store/contracts.ts'
import { readContractEvents } from './store/events.ts'

export type ContractShown = MadeValue<Static<ReturnType<typeof ContractView>>>
export type VersionShown = MadeValue<Static<ReturnType<typeof ContractVersion>>>

export const contractName = (contractNo: bigint): string => `CT-${contractNo}`

/** Who reads: an account, or the house. */
export type ReaderSide = { readonly accountId: string } | 'HOUSE'

function sideOf(contract: Contract, reader: ReaderSide): 'GIVER' | 'RECEIVER' | 'HOUSE' {
  if (reader === 'HOUSE') return 'HOUSE'
  return contract.giverId === reader.accountId ? 'GIVER' : 'RECEIVER'
}

function mayAnswer(
  { state, askedBy, answerBy, giverId }: Contract,
  side: 'GIVER' | 'RECEIVER' | 'HOUSE',
  now: Date,
): boolean {
  if (!answerBy || answerBy <= now || (side === 'HOUSE' && giverId !== null)) return false
  if (state === 'OFFERED') return side === 'RECEIVER'
  return state === 'TERMINATION_REQUESTED' && askedBy !== null && answersTermination(askedBy, side)
}

/** Contracts in the order in which they are given. */
export async function viewContracts(
  reader: Reader,
  contracts: readonly Contract[],
  whose: ReaderSide,
  now: Date,
): Promise<ContractShown[]> {
  const ids = contracts.flatMap(({ giverId, receiverId }) => (giverId ? [giverId, receiverId] : [receiverId]))
  const accounts = await accountsByIds(reader, [...new Set(ids)])
  return contracts.map((contract) => {
    const {
      contractNo,
      merchantId: _,
      giverId,
      receiverId,
      replacesId: __,
      writtenBy: ___,
      ...rest
    } = contract
    const side = sideOf(contract, whose)
    return {
      ...rest,
      contractNo: contractName(contractNo),
      giver: giverId === null ? '' : (accounts.get(giverId)?.username ?? ''),
      receiver: accounts.get(receiverId)?.username ?? '',
      side,
      mayAnswer: mayAnswer(contract, side, now),
      // Of a contract that is decided it says nothing any more.
      answerBy:
        contract.state === 'OFFERED' || contract.state === 'TERMINATION_REQUESTED' ? contract.answerBy : null,
      tiers: [...contract.tiers],
    }
  })
}

export async function viewContract(
  reader: Reader,
  contract: Contract,
  whose: ReaderSide,
  now: Date,
): Promise<ContractShown> {
  const [shown] = await viewContracts(reader, [contract], whose, now)
  return shown!
}

/** Every version with its steps, in the order in which they are given. */
export async function viewVersions(
  reader: Reader,
  versions: readonly Contract[],
  whose: ReaderSide,
  now: Date,
): Promise<VersionShown[]> {
  const events = await readContractEvents(
    reader,
    versions.map(({ contractId }) => contractId),
  )
  const shown = await viewContracts(reader, versions, whose, now)
  return shown.map((contract) => ({
    contract,
    steps: events
      .filter(({ contractId }) => contractId === contract.contractId)
      .map(({ step, actor, at }) => ({ step, actor, at })),
  }))
}
