/** The wheel on the felt, and the number once the ball lies. */
import { make } from '../../kit/stage/dom/element.ts'
import type { SceneParts, TableScene } from '../../kit/table/look.ts'
import type { RouletteTexts } from '../locales/texts.ts'
import { colourOf } from './numbers.ts'
import styles from './scene.module.css'
import { LANDED_MS } from './wheel-motion.ts'
import { Wheel } from './wheel.ts'

export function makeRouletteScene({ sound }: SceneParts, texts: RouletteTexts): TableScene {
  const wheel = new Wheel()
  const plate = make('p', { className: styles.result, attributes: { hidden: '' } })
  const view = make(
    'div',
    { className: styles.scene },
    make('div', { className: styles.bowl }, wheel.view),
    plate,
  )
  let shown = -1
  const tell = (number: number | null): void => {
    plate.hidden = number === null
    if (number === null) return
    plate.className = `${styles.result} ${styles[colourOf(number)]}`
    plate.replaceChildren(
      make('b', { text: `${number}` }),
      make('span', { text: texts.colours[colourOf(number)] }),
    )
  }
  return {
    view,
    resultAtMs: () => LANDED_MS,
    show({ outcome, roundNo, history }, revealedMs) {
      const number = (outcome as { number: number } | null)?.number
      const before = history.filter((past) => past.roundNo !== roundNo).at(-1)
      const last = before ? Number.parseInt(before.winner, 10) : null
      if (number === undefined || revealedMs < 0) {
        // Between rounds the wheel rests with the last ball.
        wheel.rest(last)
        return tell(null)
      }
      if (revealedMs === Infinity) {
        if (shown !== roundNo) wheel.rest(number)
        shown = roundNo
        return tell(number)
      }
      shown = roundNo
      wheel.rest(last)
      tell(null)
      void wheel.spin(number, revealedMs).then((isWhole) => {
        if (!isWhole || shown !== roundNo) return
        sound.reelStop(0)
        tell(number)
      })
    },
    dispose: () => wheel.dispose(),
  }
}
