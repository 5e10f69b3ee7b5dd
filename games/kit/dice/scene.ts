/**
 * The dice on the felt before the dealer: covered while bets are open, shaken and uncovered in the reveal.
 */
import { make } from '../stage/dom/element.ts'
import type { SceneParts, TableScene } from '../table/look.ts'
import type { TableResult } from '../table/page.ts'
import { DiceUnderLid, type LidLook } from './dice.ts'
import { LIFT_MS, OPEN_MS } from './lid-motion.ts'
import type { DrawFace } from './pips.ts'
import styles from './scene.module.css'

export function makeDiceScene(
  { sound, isCalm }: SceneParts,
  drawFace: DrawFace,
  look: LidLook,
  short: (result: TableResult) => string,
): TableScene {
  const dice = new DiceUnderLid(drawFace, look)
  const plate = make('p', { className: styles.result, attributes: { hidden: '' } })
  const view = make('div', { className: styles.scene }, dice.view, plate)
  let shown = -1
  let rattle: ReturnType<typeof setTimeout>[] = []
  const tell = (result: TableResult | null): void => {
    plate.hidden = result === null
    plate.textContent = result === null ? '' : short(result)
  }
  const hush = (): void => {
    for (const timer of rattle) clearTimeout(timer)
    rattle = []
  }
  return {
    view,
    resultAtMs: () => OPEN_MS,
    show({ outcome, result, roundNo }, revealedMs) {
      const faces = (outcome as { dice: readonly number[] } | null)?.dice
      hush()
      if (!faces || revealedMs < 0) {
        shown = -1
        dice.cover()
        return tell(null)
      }
      if (revealedMs === Infinity) {
        if (shown !== roundNo) dice.open(faces)
        shown = roundNo
        return tell(result)
      }
      shown = roundNo
      tell(null)
      // Wood on brass while the plate is shaken.
      if (!isCalm())
        rattle = [0, 210, 400, 620, 800, 1010, 1200, LIFT_MS - 300]
          .filter((ms) => ms >= revealedMs)
          .map((ms, knock) => setTimeout(() => sound.reelStop(knock % 3), ms - revealedMs))
      void dice.show(faces, revealedMs).then((isWhole) => {
        if (isWhole && shown === roundNo) tell(result)
      })
    },
    dispose() {
      hush()
      dice.dispose()
    },
  }
}
