/** Commands of a room that move money: the key is stored before sending, and the same one is sent until the answer is definite. */
import type { BodyOf, Call, ParamsOf, SchemaMaker, ValueOf } from '../../kernel/call.ts'
import { CallError } from '../client/call-error.ts'
import { keyFor } from '../client/operation-keys.ts'
import { isUndecided, UndecidedError } from './refusal.ts'
import type { Studio } from './studio.ts'

/** Shorter than for a round played alone: a turn lasts fifteen seconds. */
const PAUSES_MS = [300, 600, 1200, 2400, 4000, 6000, 8000]

/** Asks until the answer is definite; rejects with the refusal, or with UndecidedError, the key being kept for the next press. */
export async function askKept<Schemas extends SchemaMaker>(
  studio: Studio, call: Call<Schemas>, sent: { params?: ParamsOf<Schemas>; body?: BodyOf<Schemas> }, onRetry: () => void, pause: (ms: number) => Promise<void> = wait,
): Promise<ValueOf<Schemas>> {
  const { key, forget } = await keyFor(call.name, sent)
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await studio.call(call, { ...sent, key })
      forget()
      return answer
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!isUndecided(error)) {
        forget()
        throw error
      }
      const pauseMs = PAUSES_MS[attempt]
      if (pauseMs === undefined) throw new UndecidedError(error.code)
      onRetry()
      await pause(pauseMs)
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
