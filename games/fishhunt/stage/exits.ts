/** The gun is not the member's any more: why, and the ways on. */
import { StageRefusal } from '../../kit/stage/page.ts'
import type { FishTexts } from '../locales/texts.ts'
import type { Hud } from './hud.ts'

interface Exit {
  readonly reason: Error | null
  readonly wasIdle: boolean
  readonly comeBack: () => void
  readonly leave: () => void
}

export function showOut(hud: Hud, texts: FishTexts, { reason, wasIdle, comeBack, leave }: Exit): void {
  const sentence = reason ? reason.message : wasIdle ? texts.leftIdle(texts.idleTime) : texts.left
  const isFinal = reason instanceof StageRefusal && reason.isFinal
  hud.tell('')
  // A member who may shoot no more gets back what they have, without asking.
  hud.showOut(isFinal ? [sentence, texts.moneyBack] : [sentence], [
    ...(isFinal ? [] : [[texts.comeBack, comeBack] as const]),
    [texts.leave, leave],
  ])
}
