/**
 * A question that stakes money, asked until the answer is definite and never twice: its key is stored before
 * it leaves, and the same key goes with every repetition, also after a reload.
 */
import type { BodyOf, Call, ParamsOf, SchemaMaker, ValueOf } from '../../kernel/call.ts'
import { CallError } from '../client/call-error.ts'
import { keyFor } from '../client/operation-keys.ts'
import { isUndecided, UndecidedError } from './refusal.ts'
import type { Studio } from './studio.ts'

/** Pauses between attempts in milliseconds: about three quarters of a minute in all. */
const PAUSES_MS = [400, 800, 1500, 3000, 5000, 8000, 12_000, 15_000]

/** Kept here as well as in storage, which a browser may refuse. */
const open = new WeakMap<Studio, Map<string, string>>()

interface Question<Schemas extends SchemaMaker> {
  readonly body?: BodyOf<Schemas>
  readonly params?: ParamsOf<Schemas>
}

interface Patience {
  readonly onRetry: () => void
  readonly pause?: ((ms: number) => Promise<void>) | undefined
  /** Pauses between attempts in milliseconds. */
  readonly pausesMs?: readonly number[] | undefined
}

/**
 * Rejects with the CallError of a definite refusal, or with UndecidedError: then the key is kept for the next
 * time.
 */
export async function askSurely<Schemas extends SchemaMaker>(
  studio: Studio,
  call: Call<Schemas>,
  question: Question<Schemas>,
  onRetry: () => void,
  pause?: (ms: number) => Promise<void>,
  pausesMs?: readonly number[],
): Promise<ValueOf<Schemas>> {
  const { key, forget } = await keyOf(studio, call, question)
  return askUntilDefinite(() => studio.call(call, { ...question, key }), forget, { onRetry, pause, pausesMs })
}

/** Asks again while the result is unknown; `forget` once it is known. Rejects as askSurely does. */
export async function askUntilDefinite<Answer>(
  ask: () => Promise<Answer>,
  forget: () => void,
  { onRetry, pause = wait, pausesMs = PAUSES_MS }: Patience,
): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await ask()
      forget()
      return answer
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!isUndecided(error)) {
        forget()
        throw error
      }
      // The whole house rests: what was asked for before stays unknown until it opens again, and asking on is
      // no use.
      if (error.code === 'COMMON_MAINTENANCE') throw error
      const pauseMs = pausesMs[attempt]
      if (pauseMs === undefined) throw new UndecidedError(error.code)
      // The connection is fine: after a reload the member spun sooner than the merchant allows.
      if (error.code !== 'GAME_SPIN_TOO_SOON') onRetry()
      await pause(pauseMs)
    }
  }
}

async function keyOf<Schemas extends SchemaMaker>(
  studio: Studio,
  call: Call<Schemas>,
  question: Question<Schemas>,
): Promise<{ key: string; forget: () => void }> {
  const stored = await keyFor(call.name, question)
  const keys = open.get(studio) ?? new Map<string, string>()
  open.set(studio, keys)
  const place = JSON.stringify([call.name, question])
  const key = keys.get(place) ?? stored.key
  keys.set(place, key)
  return {
    key,
    forget: () => {
      keys.delete(place)
      stored.forget()
    },
  }
}

/** What was asked for has come back by another way: its key must not bring it once more. */
export async function forgetQuestion<Schemas extends SchemaMaker>(
  studio: Studio,
  call: Call<Schemas>,
  question: Question<Schemas>,
): Promise<void> {
  const { forget } = await keyOf(studio, call, question)
  forget()
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
