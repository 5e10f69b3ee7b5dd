/** What each call of the house port asks of it, and its answer as it goes out. */
import type { HouseCallName } from '../../../../contract/vendor/launch/house-messages.ts'
import type {
  FreeRoundMessage,
  HouseBetWinMessage,
  HousePort,
  PoolQuestion,
  SettleHandMessage,
  SettlePlayMessage,
  TakeStackMessage,
} from '../../../../contract/vendor/launch/house-port.ts'
import type { BalanceMessage, BetMessage } from '../../../../contract/vendor/launch/port.ts'
import type { VendorStatus } from '../../../../contract/vendor/launch/statuses.ts'
import { Refusal } from '../../../../kernel/refusal.ts'

/** What goes out: a status, and what the call answers beside it. */
export interface Spoken {
  status: VendorStatus
  memberId?: string
}

type Speak = (port: HousePort, message: never) => Promise<Spoken>
type Rounds = Parameters<HousePort['noteValid']>[0]

export const houseSpeakers: Record<HouseCallName, Speak> = {
  'house/bet': (port, message: BetMessage) => port.bet(message),
  'house/bet-win': (port, message: HouseBetWinMessage) => port.betWin(message),
  'house/take-stack': (port, message: TakeStackMessage) => answered(port.stacks.take(message)),
  'house/find-stack': (port, { transactionId }: { transactionId: string }) =>
    answered(port.stacks.inDoubt(transactionId)),
  'house/return-stack': (port, { stackId }: { stackId: string }) => answered(port.stacks.giveBack(stackId)),
  'house/settle-hand': (port, message: SettleHandMessage) =>
    answered(port.stacks.settle(message).then(nothing)),
  'house/settle-play': (port, message: SettlePlayMessage) => answered(port.stacks.settlePlay(message)),
  'house/player': async (port, message: BalanceMessage) =>
    answered({ player: (await port.stacks.playerOf(message)) ?? null }),
  'house/blocked-members': async (port, { memberIds }: { memberIds: string[] }) =>
    answered({ memberIds: await port.stacks.blockedAmong(memberIds) }),
  'house/note-valid': (port, { rounds }: { rounds: Rounds }) =>
    answered(port.noteValid(rounds).then(nothing)),
  'house/free-grants': async (port, question: Parameters<HousePort['freeGrantsOf']>[0]) =>
    answered({ grants: await port.freeGrantsOf(question) }),
  'house/free-round': (port, message: FreeRoundMessage) => port.freeRound(message),
  'house/find-free-round': async (port, message: Parameters<HousePort['freeRoundInDoubt']>[0]) =>
    answered({ isPlayed: await port.freeRoundInDoubt(message) }),
  'house/game-state': async (port, game: { merchantId: string; gameCode: string }) =>
    answered({ isOpen: await port.isGameOpen(game) }),
  'house/slot-rules': (port, { merchantId }: { merchantId: string }) =>
    answered(port.slotRulesOf(merchantId)),
  'house/hand-limits': async (port, { merchantId }: { merchantId: string }) => {
    const { min, max } = await port.handLimitsOf(merchantId)
    return answered({ minAmount: min, maxAmount: max })
  },
  'house/jackpots': async (port, game: PoolQuestion) => answered({ jackpots: await port.jackpotsOf(game) }),
  'house/pools': async (port, { merchantId }: { merchantId: string }) =>
    answered({ pools: await port.heldByPools(merchantId) }),
}

const nothing = () => ({})

/** Refusals of the wallet that say what is wrong with the message itself. */
const statuses: Partial<Record<string, VendorStatus>> = {
  OPERATION_NOT_FOUND: 'STACK_NOT_FOUND',
  REQUEST_KEY_REUSED: 'DUPLICATE_TRANSACTION',
}

/** OK, with what was answered beside it; an answer with a status of its own goes out as it is. */
async function answered(answer: object | Promise<object>): Promise<Spoken> {
  try {
    return { status: 'OK', ...(await answer) }
  } catch (error) {
    const status = error instanceof Refusal ? statuses[error.code] : undefined
    if (status === undefined) throw error
    return { status }
  }
}
