/** One step of one contract: its state, its event, and who is told. */
import { refuse } from '../../../contract/errors.ts'
import { moveOf, type ContractStep } from '../../../kernel/agents/contracts/moves.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import { contractEvents } from './events.ts'
import type { Actor, Desk, Told } from './desk.ts'
import { tellStep } from './tell.ts'
import { changeContract, type Contract, type ContractChange } from './store/contracts.ts'
import { insertContractEvent } from './store/events.ts'

export const SYSTEM: Actor = { side: 'SYSTEM', id: '' }

/**
 * Moves a contract, writes its event and tells its sides. CONTRACT_STATE if the state or the actor does not
 * allow the step. The caller holds the contracts of the merchant.
 */
export async function move(
  desk: Desk,
  contract: Contract,
  step: ContractStep,
  actor: Actor,
  change: Omit<ContractChange, 'state'> = {},
  told: Told = {},
): Promise<Contract> {
  const state = moveOf(contract.state, step, actor.side) ?? refuse('CONTRACT_STATE')
  const after = await changeContract(desk.tx, contract, { ...change, state })
  await noteStep(desk, after, step, actor, told)
  return after
}

/** Writes the event of a step that was taken, and tells the sides of it. */
export async function noteStep(
  desk: Desk,
  contract: Contract,
  step: ContractStep,
  actor: Actor,
  told: Told = {},
): Promise<void> {
  const { contractId, merchantId, kind, giverId, receiverId, state, endsAt } = contract
  await insertContractEvent(desk.tx, {
    contractId,
    step,
    actor: actor.side,
    actorId: actor.id,
    detail: { ...told, ...(endsAt ? { endsAt: endsAt.toISOString() } : {}) },
  })
  if (step === 'SAVE_DRAFT' || (step === 'WITHDRAW' && contract.answerBy === null)) return
  const accountIds = [giverId, receiverId].filter((id) => id !== null)
  await emitEvent(desk.tx, contractEvents.moved, { merchantId, contractId, kind, state, accountIds })
  if (endsAt && (state === 'TERMINATED' || state === 'SUPERSEDED'))
    await emitEvent(desk.tx, contractEvents.ended, {
      merchantId,
      contractId,
      kind,
      receiverId,
      accountIds,
      endsAt: endsAt.toISOString(),
    })
  await tellStep(desk, contract, step, actor, told)
}
