/** Commands of a room that move money, asked until the answer is definite. */
import type { BodyOf, Call, ParamsOf, SchemaMaker, ValueOf } from '../../kernel/call.ts'
import { askSurely } from './ask-surely.ts'
import type { Studio } from './studio.ts'

/** Shorter than for a round played alone: a turn lasts fifteen seconds. */
const PAUSES_MS = [300, 600, 1200, 2400, 4000, 6000, 8000]

/** Rejects with the refusal, or with UndecidedError, the key being kept for the next press. */
export function askKept<Schemas extends SchemaMaker>(
  studio: Studio,
  call: Call<Schemas>,
  sent: { params?: ParamsOf<Schemas>; body?: BodyOf<Schemas> },
  onRetry: () => void,
  pause?: (ms: number) => Promise<void>,
): Promise<ValueOf<Schemas>> {
  return askSurely(studio, call, sent, onRetry, pause, PAUSES_MS)
}
