import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Stepper } from '../board/stepper.tsx'
import styles from './chase.module.css'
import type { Generator, PlanChoice, StopChoice } from './plan.ts'

const generators = [
  { key: 'SAME', text: 'lottery_chase_same', note: 'lottery_chase_same_note' },
  { key: 'DOUBLING', text: 'lottery_chase_doubling', note: 'lottery_chase_doubling_note' },
  { key: 'PROFIT_RATE', text: 'lottery_chase_profit', note: 'lottery_chase_profit_note' },
] as const satisfies readonly { key: Generator; text: string; note: string }[]

const STOP_SIGNS = 10

interface PlanFormProps {
  choice: PlanChoice
  stop: StopChoice
  /** What is wrong with the amount that stops the plan. */
  stopFault: string | undefined
  /** Issues that a plan can have now. */
  most: number
  largestMultiple: number
  /** A profit can be worked out for one line alone. */
  hasProfit: boolean
  onChoice: (change: Partial<PlanChoice>) => void
  onStop: (change: Partial<StopChoice>) => void
}

/** How the multiples grow, for how many issues, and when the plan stops. */
export function PlanForm({
  choice,
  stop,
  stopFault,
  most,
  largestMultiple,
  hasProfit,
  onChoice,
  onStop,
}: PlanFormProps) {
  const t = useText()
  const { generator } = choice
  return (
    <section className={`panel padded ${styles.form}`} aria-labelledby="chase-how">
      <h2 id="chase-how">{t('lottery_chase_how')}</h2>
      <div className={styles.generators} role="radiogroup" aria-labelledby="chase-how">
        {generators.map(({ key, text, note }) => (
          <button
            key={key}
            type="button"
            role="radio"
            aria-checked={generator === key}
            disabled={key === 'PROFIT_RATE' && !hasProfit}
            onClick={() => onChoice({ generator: key })}
          >
            {t(text)}
            <small>{t(note)}</small>
          </button>
        ))}
      </div>
      <div className={styles.fields}>
        <Figure
          label={t('lottery_chase_count', { max: String(most) })}
          value={choice.count}
          largest={most}
          onChange={(count) => onChoice({ count })}
        />
        <Figure
          label={t('lottery_chase_first_multiple')}
          value={choice.firstMultiple}
          largest={largestMultiple}
          onChange={(firstMultiple) => onChoice({ firstMultiple })}
        />
        {generator === 'DOUBLING' ? (
          <>
            <Figure
              label={t('lottery_chase_times')}
              value={choice.factor}
              smallest={2}
              largest={99}
              onChange={(factor) => onChoice({ factor })}
            />
            <Figure
              label={t('lottery_chase_each')}
              value={choice.every}
              largest={most}
              onChange={(every) => onChoice({ every })}
            />
          </>
        ) : generator === 'PROFIT_RATE' ? (
          <Figure
            label={t('lottery_chase_least_profit')}
            value={choice.profitPercent}
            largest={999}
            unit="%"
            onChange={(profitPercent) => onChoice({ profitPercent })}
          />
        ) : null}
      </div>
      <Checkbox checked={stop.onWin} onChange={(event) => onStop({ onWin: event.currentTarget.checked })}>
        {t('lottery_chase_stop_on_win')}
        <small className={styles.dim}>{t('lottery_chase_stop_note')}</small>
      </Checkbox>
      {stop.onWin ? (
        <Checkbox
          checked={stop.hasAmount}
          onChange={(event) => onStop({ hasAmount: event.currentTarget.checked })}
        >
          {t('lottery_chase_stop_from')}
        </Checkbox>
      ) : null}
      {stop.onWin && stop.hasAmount ? (
        <TextField
          label={t('lottery_chase_from_amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={STOP_SIGNS}
          value={stop.amount}
          error={stopFault}
          onChange={(event) => onStop({ amount: event.currentTarget.value })}
        />
      ) : null}
    </section>
  )
}

function Figure({ label, ...stepper }: Parameters<typeof Stepper>[0]) {
  return (
    <div className={styles.figure}>
      <span aria-hidden="true">{label}</span>
      <Stepper label={label} {...stepper} />
    </div>
  )
}
