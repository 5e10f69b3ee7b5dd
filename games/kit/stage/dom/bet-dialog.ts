import { formatMoney } from '../../../../design/format.ts'
import type { KitTexts } from '../../locales/texts.ts'
import { openDialog } from './dialog.ts'
import styles from './dialog.module.css'
import { make, makeButton } from './element.ts'

/** Every stake of the game as one group of choices; a press takes it and closes the window. */
export function openBetDialog(
  stage: HTMLElement,
  texts: KitTexts,
  currency: string,
  amounts: readonly number[],
  chosen: number,
  choose: (amount: number) => void,
): void {
  const choices = amounts.map((amount) =>
    makeButton({
      text: formatMoney(amount, currency),
      attributes: { role: 'radio', 'aria-checked': `${amount === chosen}` },
      onClick: () => {
        choose(amount)
        close()
      },
    }),
  )
  const group = make(
    'div',
    { className: styles.bets, attributes: { role: 'radiogroup', 'aria-label': texts.chooseBet } },
    ...choices,
  )
  group.addEventListener('keydown', (event) => moveFocus(event, choices))
  const close = openDialog(stage, {
    title: texts.chooseBet,
    closeLabel: texts.close,
    isNarrow: true,
    body: make('div', {}, group),
  })
  choices[amounts.indexOf(chosen)]?.focus()
}

function moveFocus(event: KeyboardEvent, choices: readonly HTMLButtonElement[]): void {
  const by = { ArrowRight: 1, ArrowDown: 3, ArrowLeft: -1, ArrowUp: -3 }[event.key]
  if (by === undefined) return
  const at = choices.indexOf(document.activeElement as HTMLButtonElement)
  choices[Math.min(choices.length - 1, Math.max(0, at + by))]?.focus()
  event.preventDefault()
}
