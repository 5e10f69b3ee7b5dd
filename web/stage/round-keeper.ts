/**
 * One round at a time, and never twice: the key is stored before the round is requested, the same key is sent
 * until the answer is definite, and a round of unknown result is asked for again before any new one.
 */
import { playRound, type playRoundSchemas } from '../../contract/vendor/studio/play-round.ts'
import type { ValueOf } from '../../kernel/call.ts'
import { keyFor } from '../client/operation-keys.ts'
import { askUntilDefinite } from './ask-surely.ts'
import type { Studio } from './studio.ts'

export type PlayedRound = ValueOf<typeof playRoundSchemas>
interface RoundBody {
  gameCode: string
  betAmount: number
  choice?: unknown
  grantId?: string
}

export interface RoundKeeper {
  /**
   * `isAuto`: requested by an automatic spin. It is not part of the round: a manual press repeats the same
   * request.
   */
  play(body: RoundBody, onRetry: () => void, isAuto?: boolean): Promise<PlayedRound>
  /** The round with this body has come back by another way: its key must not bring it once more. */
  forget(body: RoundBody): Promise<void>
}

export function keepRounds(studio: Studio, pause?: (ms: number) => Promise<void>): RoundKeeper {
  // Kept here as well as in storage, which a browser may refuse.
  let open: { readonly body: RoundBody; readonly key: string; readonly forget: () => void } | null = null
  const settle = (): void => {
    open?.forget()
    open = null
  }
  return {
    async play(asked, onRetry, isAuto = false) {
      const round = (open ??= { body: asked, ...(await keyFor(playRound.name, asked)) })
      const body = isAuto ? { ...round.body, isAuto } : round.body
      return askUntilDefinite(() => studio.call(playRound, { body, key: round.key }), settle, {
        onRetry,
        pause,
      })
    },
    async forget(body) {
      const operation = await keyFor(playRound.name, body)
      operation.forget()
    },
  }
}
