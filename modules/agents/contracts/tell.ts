/** Tells both sides of a contract what a step did, in the inbox. */
import type { ContractStep } from '../../../kernel/agents/contracts/moves.ts'
import { momentTexts } from '../../../platform/moment-text.ts'
import { accountsByIds } from '../../identity/index.ts'
import { sendMessage } from '../../messaging/index.ts'
import { contractMessages, houseName, kindTexts, type ContractMessage } from '../locales/contracts.ts'
import type { Actor, Desk, Told } from './desk.ts'
import type { Contract } from './store/contracts.ts'

type Side = 'GIVER' | 'RECEIVER'
type Telling = Partial<Record<Side, ContractMessage>>

/** What each side reads; the step of a contract that another takes the place of is told with the new one. */
function tellingOf(step: ContractStep, { side }: Actor, { askedBy }: Contract, told: Told): Telling {
  const bySide = (asker: ContractMessage, other: ContractMessage): Telling =>
    askedBy === 'RECEIVER' ? { RECEIVER: asker, GIVER: other } : { GIVER: asker, RECEIVER: other }
  switch (step) {
    case 'OFFER':
      return { GIVER: 'sent', RECEIVER: 'offered' }
    case 'ACCEPT':
      return { GIVER: 'accepted', RECEIVER: 'begins' }
    case 'REJECT':
      return { GIVER: 'rejected' }
    case 'WITHDRAW':
      return { GIVER: 'withdrawn', RECEIVER: 'withdrawn' }
    case 'EXPIRE':
      return { GIVER: 'expired', RECEIVER: 'expired' }
    case 'REQUEST_TERMINATION':
      return bySide('asking', 'asked')
    case 'AGREE_TERMINATION':
      return { GIVER: 'ended', RECEIVER: 'ended' }
    case 'REFUSE_TERMINATION':
    case 'LAPSE_TERMINATION':
      return { GIVER: 'kept', RECEIVER: 'kept' }
    case 'END': {
      const message = told.isFromAbove || side === 'SYSTEM' ? 'endedAbove' : 'endedAtOnce'
      return { GIVER: message, RECEIVER: message }
    }
    case 'SAVE_DRAFT':
    case 'SUPERSEDE':
      return {}
  }
}

export async function tellStep(
  { tx, merchant, now }: Desk,
  contract: Contract,
  step: ContractStep,
  actor: Actor,
  told: Told,
): Promise<void> {
  const telling = tellingOf(step, actor, contract, told)
  const { giverId, receiverId } = contract
  const accounts = await accountsByIds(tx, giverId ? [giverId, receiverId] : [receiverId])
  const nameOf = (id: string | null) => {
    const name = id === null ? undefined : accounts.get(id)?.username
    return name === undefined ? houseName : { TH: name, EN: name, ZH: name }
  }
  const moment = contract.endsAt ?? contract.answerBy ?? contract.startsAt ?? now
  const send = async (side: Side, memberId: string | null) => {
    const message = telling[side]
    if (!message || memberId === null) return
    await sendMessage(tx, {
      merchantId: contract.merchantId,
      memberId,
      category: 'SYSTEM',
      titles: contractMessages[message].titles,
      contents: contractMessages[message].contents({
        other: nameOf(side === 'GIVER' ? receiverId : giverId),
        kind: kindTexts[contract.kind],
        at: momentTexts({ timeZone: merchant.timeZone }, moment),
        reason: told.reason ?? '',
      }),
      link: '/agentHome?page=contracts',
      key: `contract:${contract.contractId}:${step}:${side}:${now.getTime()}`,
    })
  }
  await send('GIVER', giverId)
  await send('RECEIVER', receiverId)
}
