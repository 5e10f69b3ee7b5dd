/**
 * The house port over HTTP: the studio in a process, or on a machine, of its own. A lost answer throws, and
 * the same message may then be sent again; BUSY is the refusal COMMON_BUSY unless the answer itself says it.
 */
import type { HouseCallName } from '../../contract/vendor/launch/house-messages.ts'
import type {
  FreeGrant,
  HousePort,
  StackAnswer,
  StackPort,
  TablePlayer,
} from '../../contract/vendor/launch/house-port.ts'
import { MOST_LISTED } from '../../contract/vendor/launch/messages.ts'
import type { VendorStatus } from '../../contract/vendor/launch/statuses.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { httpPort } from './http-port.ts'
import { signedLine, type HttpPortOptions } from './signed-line.ts'

/** What merchants allow and what pools hold is asked for again after so long, however many rounds ask. */
const FRESH_MS = 1_000

type Ask = <Answer>(call: HouseCallName, message: unknown) => Promise<Answer>
interface Answered {
  status: VendorStatus
  field?: string
}
interface Limits {
  minAmount: number
  maxAmount: number
}

export function httpHousePort(options: HttpPortOptions): HousePort {
  const send = signedLine(options)
  const sendHouse = <Answer>(call: HouseCallName, message: unknown) => send<Answer>(call, message)
  const ask: Ask = async (call, message) => accepted(call, await send<Answered>(call, message))
  const askFresh = freshly(ask)
  return {
    ...httpPort(options),
    bet: (message) => sendHouse('house/bet', message),
    betWin: (message) => sendHouse('house/bet-win', message),
    slotRulesOf: (merchantId) => askFresh('house/slot-rules', { merchantId }),
    freeGrantsOf: async (question) =>
      (await ask<{ grants: FreeGrant[] }>('house/free-grants', question)).grants,
    freeRound: (message) => sendHouse('house/free-round', message),
    freeRoundInDoubt: async (message) =>
      (await ask<{ isPlayed: boolean }>('house/find-free-round', message)).isPlayed,
    isGameOpen: async (game) => (await askFresh<{ isOpen: boolean }>('house/game-state', game)).isOpen,
    async handLimitsOf(merchantId) {
      const { minAmount, maxAmount } = await askFresh<Limits>('house/hand-limits', { merchantId })
      return { min: minAmount, max: maxAmount }
    },
    jackpotsOf: async (game) =>
      (await askFresh<{ jackpots: Awaited<ReturnType<HousePort['jackpotsOf']>> }>('house/jackpots', game))
        .jackpots,
    heldByPools: async (merchantId) =>
      (await askFresh<{ pools: { code: string; amount: number }[] }>('house/pools', { merchantId })).pools,
    async noteValid(rounds) {
      // The same again changes nothing, so a part that was lost may follow with all the others.
      for (let at = 0; at < rounds.length; at += MOST_LISTED)
        await ask('house/note-valid', { rounds: rounds.slice(at, at + MOST_LISTED) })
    },
    stacks: stacksOver(sendHouse, ask),
  }
}

function stacksOver(send: Ask, ask: Ask): StackPort {
  return {
    async take(message) {
      const answer = await send<StackAnswer>('house/take-stack', message)
      if (answer.status === 'BUSY') throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
      return answer
    },
    inDoubt: (transactionId) => ask('house/find-stack', { transactionId }),
    giveBack: (stackId) => ask('house/return-stack', { stackId }),
    async settle(message) {
      await ask('house/settle-hand', message)
    },
    settlePlay: (message) => ask('house/settle-play', message),
    playerOf: async (message) =>
      (await ask<{ player: TablePlayer | null }>('house/player', message)).player ?? undefined,
    blockedAmong: async (memberIds) =>
      memberIds.length === 0
        ? []
        : (await ask<{ memberIds: string[] }>('house/blocked-members', { memberIds })).memberIds,
  }
}

/** What the wallet refuses of an order that always succeeds is told as in process. */
const refusals: Partial<Record<VendorStatus, string>> = {
  BUSY: 'COMMON_BUSY',
  STACK_NOT_FOUND: 'OPERATION_NOT_FOUND',
  DUPLICATE_TRANSACTION: 'REQUEST_KEY_REUSED',
}

function accepted<Answer>(call: HouseCallName, answer: Answered): Answer {
  const { status, field, ...value } = answer
  if (status === 'OK') return value as Answer
  const code = refusals[status]
  if (code !== undefined) throw new Refusal(code, { retryAfterS: 1 })
  throw new Error(`the wallet answered ${call} with ${status}${field === undefined ? '' : ` (${field})`}`)
}

/** The same question within a second gets the same answer; one that failed is asked again at once. */
function freshly(ask: Ask): Ask {
  const kept = new Map<string, { atMs: number; answer: Promise<unknown> }>()
  return <Answer>(call: HouseCallName, message: unknown) => {
    const name = `${call} ${JSON.stringify(message)}`
    const known = kept.get(name)
    if (known && performance.now() - known.atMs < FRESH_MS) return known.answer as Promise<Answer>
    const answer = ask<Answer>(call, message)
    const asked = { atMs: performance.now(), answer }
    kept.set(name, asked)
    answer.catch(() => {
      if (kept.get(name) === asked) kept.delete(name)
    })
    return answer
  }
}
