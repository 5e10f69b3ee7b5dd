/** How much to bring to the table, or to add: a slider and a field that say the same. */
import { formatMoney, formatClock, parseAmount } from '../../../web/ui/i18n/format.ts'
import { openDialog } from '../stage/dom/dialog.ts'
import { make, makeButton } from '../stage/dom/element.ts'
import { StageRefusal } from '../stage/page.ts'
import { legalAmount, type RaiseRange } from './amounts.ts'
import type { RoomLook } from './look.ts'
import { isShort, leastStack } from './idle-bar.ts'
import { chips } from './money.ts'
import sliderStyles from './slider.module.css'
import styles from './room-dialogs.module.css'
import type { RoomAnswer, RoomPage } from './view.ts'

export function openBuyIn(host: HTMLElement, page: RoomPage, look: RoomLook, { room, rathole }: RoomAnswer, sit: (amount: number) => Promise<void>): void {
  const { buyIn } = look.roomTexts[page.language]
  const { minBuyIn, maxBuyIn, currency } = room.stakes
  // Who left with more brings at least that back, however much it is.
  const least = rathole ? Math.max(rathole.amount, minBuyIn) : minBuyIn
  const most = Math.max(least, Math.min(maxBuyIn, page.balance()))
  openAmount(host, page, look, {
    title: buyIn.title, range: { least, most, step: Math.max(1, room.stakes.bigBlind || room.stakes.minBet) }, unit: look.buyInUnit(room.stakes), start: rathole ? least : Math.min(most, Math.round((minBuyIn + maxBuyIn) / 2)),
    lines: [buyIn.intro(chips(least, currency), chips(Math.max(least, maxBuyIn), currency)), ...(rathole ? [buyIn.rathole(chips(rathole.amount, currency), formatClock(rathole.endsAt))] : [])],
    short: page.balance() < least ? buyIn.short : '', confirm: (amount) => buyIn.confirm(chips(amount, currency)), send: sit,
  })
}

export function openTopUp(host: HTMLElement, page: RoomPage, look: RoomLook, { room, mine }: RoomAnswer, add: (amount: number) => Promise<void>): void {
  const { buyIn } = look.roomTexts[page.language]
  const most = Math.min(mine?.topUpMax ?? 0, page.balance())
  const unit = Math.max(1, room.stakes.bigBlind || room.stakes.minBet)
  const stack = room.seats.find(({ seat }) => seat === mine?.seat)?.stack ?? 0
  // Whoever adds chips can play with them.
  const least = Math.min(Math.max(unit, leastStack(room.stakes) - stack), Math.max(1, mine?.topUpMax ?? 1))
  openAmount(host, page, look, {
    title: buyIn.topUpTitle, range: { least, most: Math.max(most, least), step: Math.min(unit, least) }, unit: look.buyInUnit(room.stakes), start: Math.max(most, least),
    lines: [isShort({ room, mine }) ? buyIn.out : buyIn.topUpIntro], short: most < least ? buyIn.short : '', confirm: (amount) => buyIn.topUpConfirm(chips(amount, room.stakes.currency)), send: add,
  })
}

interface AmountParts {
  readonly title: string
  readonly range: RaiseRange
  readonly unit: number | null
  readonly start: number
  readonly lines: readonly string[]
  /** Why nothing can be brought; empty where it can. */
  readonly short: string
  readonly confirm: (amount: number) => string
  readonly send: (amount: number) => Promise<void>
}

function openAmount(host: HTMLElement, page: RoomPage, look: RoomLook, { title, range, unit, start, lines, short, confirm, send }: AmountParts): void {
  const { buyIn, leave } = look.roomTexts[page.language]
  const { currency } = page
  let amount = legalAmount(start, range)
  const error = make('p', { className: styles.error, text: short, attributes: { role: 'alert', id: 'buy-in-error' } })
  const slider = make('input', { className: sliderStyles.slider, attributes: { type: 'range', min: `${range.least}`, max: `${range.most}`, step: '1', 'aria-label': buyIn.amount } })
  const typed = make('input', { className: styles.amount, attributes: { id: 'buy-in-amount', inputmode: 'decimal', autocomplete: 'off', 'aria-describedby': 'buy-in-error' } })
  const blinds = make('p', { className: styles.hint })
  const button = makeButton({ className: styles.primary, onClick: () => void press() })
  const show = (withField = true): void => {
    slider.value = `${amount}`
    slider.setAttribute('aria-valuetext', chips(amount, currency))
    slider.style.setProperty('--share', `${range.most > range.least ? ((amount - range.least) / (range.most - range.least)) * 100 : 100}%`)
    if (withField) typed.value = (amount % 100 === 0 ? `${amount / 100}` : (amount / 100).toFixed(2))
    blinds.textContent = unit === null ? '' : buyIn.blinds(`${Math.floor((amount * 10) / unit) / 10}`)
    button.textContent = confirm(amount)
  }
  slider.addEventListener('input', () => { amount = legalAmount(Number.parseInt(slider.value, 10), range); error.textContent = short; show() })
  typed.addEventListener('input', () => {
    const read = parseAmount(typed.value)
    const isRight = read !== null && read >= range.least && read <= range.most
    typed.setAttribute('aria-invalid', `${!isRight}`)
    error.textContent = isRight ? short : buyIn.wrong(chips(range.least, currency), chips(range.most, currency))
    button.disabled = !isRight || short !== ''
    if (isRight) { amount = read; show(false) } else blinds.textContent = ''
  })
  const ends = (text: string, value: number): HTMLElement => makeButton({ text: `${text} ${chips(value, currency)}`, onClick: () => { amount = value; error.textContent = short; button.disabled = short !== ''; show() } })
  button.disabled = short !== ''
  const press = async (): Promise<void> => {
    button.disabled = true
    button.classList.add(styles.busy!)
    try {
      await send(amount)
      close()
    } catch (reason) {
      error.textContent = reason instanceof StageRefusal ? reason.message : buyIn.short
      button.disabled = false
    }
    button.classList.remove(styles.busy!)
  }
  const body = make('div', { className: styles.stack },
    ...lines.map((text) => make('p', { className: styles.note, text })),
    make('p', { className: styles.row }, make('span', { text: buyIn.balance }), make('b', { text: formatMoney(page.balance(), currency) })),
    make('label', { text: buyIn.amount, attributes: { for: 'buy-in-amount' } }), typed, blinds, slider,
    make('div', { className: styles.ends }, ends(buyIn.least, range.least), ends(buyIn.most, range.most)), error, button)
  show()
  const close = openDialog(host, { title, closeLabel: leave.cancel, isNarrow: true, body })
}
