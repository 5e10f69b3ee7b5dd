import { formatMoney } from '../../../../design/format.ts'
import type { KitTexts } from '../../locales/texts.ts'
import type { AutoplayStops } from '../autoplay.ts'
import { openDialog } from './dialog.ts'
import styles from './dialog.module.css'
import { make, makeButton } from './element.ts'

const ROUNDS = [10, 25, 50, 100]
/** Stops as multiples of the bet. */
const LOSSES = [10, 25, 50, 100]
const WINS = [10, 25, 50]

/**
 * Asks how long the game may spin by itself, and at which loss and win it stops. A loss stop is always
 * chosen.
 */
export function openAutoplayDialog(
  stage: HTMLElement,
  texts: KitTexts,
  currency: string,
  betAmount: number,
  start: (stops: AutoplayStops) => void,
): void {
  let stops: AutoplayStops = { rounds: ROUNDS[0]!, lossAmount: LOSSES[0]! * betAmount, winAmount: null }
  const money = (times: number) => formatMoney(times * betAmount, currency)
  const body = make(
    'div',
    { className: styles.fair },
    make('p', { className: styles.note, text: texts.auto.intro }),
    choice(
      texts.auto.rounds,
      ROUNDS.map((rounds) => [`${rounds}`, rounds]),
      (rounds) => {
        stops = { ...stops, rounds }
      },
    ),
    choice(
      texts.auto.loss,
      LOSSES.map((times) => [money(times), times]),
      (times) => {
        stops = { ...stops, lossAmount: times * betAmount }
      },
    ),
    choice(
      texts.auto.win,
      [[texts.auto.none, 0], ...WINS.map((times): [string, number] => [money(times), times])],
      (times) => {
        stops = { ...stops, winAmount: times === 0 ? null : times * betAmount }
      },
    ),
    makeButton({
      className: `${styles.action} ${styles.go}`,
      text: texts.auto.start,
      onClick: () => {
        close()
        start(stops)
      },
    }),
  )
  const close = openDialog(stage, { title: texts.auto.title, closeLabel: texts.close, isNarrow: true, body })
}

/** One question with a row of answers, the first of them chosen; arrow keys move and choose. */
function choice(
  label: string,
  answers: readonly (readonly [text: string, value: number])[],
  choose: (value: number) => void,
): HTMLElement {
  const select = (at: number): void => {
    buttons.forEach((button, place) => {
      button.setAttribute('aria-checked', `${place === at}`)
      button.tabIndex = place === at ? 0 : -1
    })
    choose(answers[at]![1])
  }
  const buttons = answers.map(([text], at) =>
    makeButton({
      text,
      attributes: { role: 'radio', 'aria-checked': `${at === 0}`, tabindex: at === 0 ? '0' : '-1' },
      onClick: () => select(at),
    }),
  )
  const group = make(
    'div',
    { className: `${styles.bets} ${styles.four}`, attributes: { role: 'radiogroup', 'aria-label': label } },
    ...buttons,
  )
  group.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    const next =
      (buttons.indexOf(document.activeElement as HTMLButtonElement) + by + buttons.length) % buttons.length
    select(next)
    buttons[next]!.focus()
    event.preventDefault()
  })
  return make('div', {}, make('h3', { text: label }), group)
}
