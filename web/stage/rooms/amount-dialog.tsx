/** Asks for an amount of chips: how much to bring, or to add. */
import { type CSSProperties, useState } from 'react'
import { formatMoney, parseAmount } from '../../../design/format.ts'
import type { RoomTexts } from '../../../games/kit/locales/room-texts.ts'
import { legalAmount, type RaiseRange } from '../../../games/kit/room/amounts.ts'
import { chips } from '../../../games/kit/room/money.ts'
import sliderStyles from '../../../games/kit/room/slider.module.css'
import type { AmountAsked } from '../../../games/kit/room/table-dialogs.ts'
import { Dialog, useDialog } from './dialog.tsx'
import { reasonOf } from './reason.ts'
import styles from './room-dialogs.module.css'

interface AmountProps {
  asked: AmountAsked
  texts: RoomTexts
  currency: string
  onClosed: () => void
}

/** A slider and a field that say the same amount, and the button that sends it. */
export function AmountDialog({ asked, texts: { buyIn, leave }, currency, onClosed }: AmountProps) {
  const dialog = useDialog(onClosed)
  const choice = useAmount(asked)
  const { send, refusal, isBusy, forget } = useSending(asked, buyIn.short, dialog.close)
  const { range, short } = asked
  const error = choice.isRight
    ? refusal || short
    : buyIn.wrong(chips(range.least, currency), chips(range.most, currency))
  return (
    <Dialog control={dialog} title={asked.title} closeLabel={leave.cancel} isNarrow bodyClass={styles.stack}>
      {asked.lines.map((text) => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
      <p className={styles.row}>
        <span>{buyIn.balance}</span>
        <b>{formatMoney(asked.balance, currency)}</b>
      </p>
      <AmountFields {...{ asked, buyIn, currency, choice }} onChange={forget} />
      <p id="buy-in-error" className={styles.error} role="alert">
        {error}
      </p>
      <button
        type="button"
        className={`${styles.primary} ${isBusy ? styles.busy : ''}`}
        disabled={isBusy || !choice.isRight || short !== ''}
        onClick={() => void send(choice.amount)}
      >
        {asked.confirm(choice.amount)}
      </button>
    </Dialog>
  )
}

const isWithin = (amount: number | null, { least, most }: RaiseRange): amount is number =>
  amount !== null && amount >= least && amount <= most

const typedOf = (amount: number): string =>
  amount % 100 === 0 ? `${amount / 100}` : (amount / 100).toFixed(2)

/** The amount that the slider and the field both say; what is typed may be none. */
function useAmount({ range, start }: AmountAsked) {
  const [amount, setAmount] = useState(() => legalAmount(start, range))
  const [typed, setTyped] = useState(() => typedOf(amount))
  return {
    amount,
    typed,
    isRight: isWithin(parseAmount(typed), range),
    choose(next: number): void {
      setAmount(next)
      setTyped(typedOf(next))
    },
    type(text: string): void {
      const read = parseAmount(text)
      setTyped(text)
      if (isWithin(read, range)) setAmount(read)
    },
  }
}

/** Sends the amount once; why it was refused stands until another is chosen. */
function useSending(asked: AmountAsked, otherwise: string, close: () => void) {
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (amount: number): Promise<void> => {
    setBusy(true)
    try {
      await asked.send(amount)
      close()
    } catch (error) {
      setRefusal(reasonOf(error, otherwise))
      setBusy(false)
    }
  }
  return { send, refusal, isBusy, forget: () => setRefusal('') }
}

interface FieldsProps {
  asked: AmountAsked
  buyIn: RoomTexts['buyIn']
  currency: string
  choice: ReturnType<typeof useAmount>
  onChange: () => void
}

function AmountFields({ asked: { range, unit }, buyIn, currency, choice, onChange }: FieldsProps) {
  const { amount, typed, isRight, type } = choice
  const choose = (next: number): void => {
    onChange()
    choice.choose(next)
  }
  const end = (text: string, value: number) => (
    <button type="button" onClick={() => choose(value)}>
      {`${text} ${chips(value, currency)}`}
    </button>
  )
  return (
    <>
      <label htmlFor="buy-in-amount">{buyIn.amount}</label>
      <input
        id="buy-in-amount"
        className={styles.amount}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby="buy-in-error"
        aria-invalid={!isRight || undefined}
        value={typed}
        onChange={({ target }) => {
          onChange()
          type(target.value)
        }}
      />
      <p className={styles.hint}>
        {unit === null || !isRight ? '' : buyIn.blinds(`${Math.floor((amount * 10) / unit) / 10}`)}
      </p>
      <AmountSlider label={buyIn.amount} {...{ amount, range, currency, choose }} />
      <div className={styles.ends}>
        {end(buyIn.least, range.least)}
        {end(buyIn.most, range.most)}
      </div>
    </>
  )
}

interface SliderProps {
  label: string
  amount: number
  range: RaiseRange
  currency: string
  choose: (amount: number) => void
}

function AmountSlider({ label, amount, range, currency, choose }: SliderProps) {
  const { least, most } = range
  const share = most > least ? ((amount - least) / (most - least)) * 100 : 100
  return (
    <input
      type="range"
      className={sliderStyles.slider}
      style={{ '--share': `${share}%` } as CSSProperties}
      min={least}
      max={most}
      step={1}
      aria-label={label}
      aria-valuetext={chips(amount, currency)}
      value={amount}
      onChange={({ target }) => choose(legalAmount(Number.parseInt(target.value, 10), range))}
    />
  )
}
