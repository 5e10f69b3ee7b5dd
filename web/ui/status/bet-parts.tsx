import { formatMoney } from '../../../design/format.ts'
import { useText } from '../i18n/text.tsx'
import styles from './bet-parts.module.css'

interface Part {
  readonly key: string
  readonly name: string
  readonly note: string
  readonly figure: string
}

export interface BetParts {
  readonly lines: readonly {
    readonly name: string
    readonly stakeAmount: number
    readonly winAmount: number | null
  }[]
  readonly legs: readonly {
    readonly name: string
    readonly choice: string
    readonly price: string | null
    readonly result: string | null
  }[]
  readonly result: string | null
}

/** Whether there is anything to show beside the money. */
export const hasParts = ({ lines, legs, result }: BetParts): boolean =>
  lines.length > 0 || legs.length > 0 || result !== null

/** What a bet consisted of, as its vendor says it: what was staked on, what had to come in, what came. */
export function BetPartsList({ detail, currency }: { detail: BetParts; currency?: string | undefined }) {
  const t = useText()
  const money = (amount: number) => formatMoney(amount, currency)
  const legs = detail.legs.map(
    ({ name, choice, price, result }, place): Part => ({
      key: `leg${place}`,
      name,
      note: [choice, result].filter(Boolean).join(' · '),
      figure: price ?? '',
    }),
  )
  const lines = detail.lines.map(
    ({ name, stakeAmount, winAmount }, place): Part => ({
      key: `line${place}`,
      name,
      note: t('bet_line_stake', { stakeAmount: money(stakeAmount) }),
      figure: winAmount === null ? t('bet_line_open') : money(winAmount),
    }),
  )
  return (
    <div className={styles.parts}>
      {detail.result === null ? null : (
        <p>
          {t('bet_result')} <b>{detail.result}</b>
        </p>
      )}
      {[legs, lines].map((list, kind) =>
        list.length === 0 ? null : (
          <ul key={kind === 0 ? 'legs' : 'lines'} aria-label={t(kind === 0 ? 'bet_legs' : 'bet_lines')}>
            {list.map(({ key, name, note, figure }) => (
              <li key={key}>
                <span>
                  <b>{name}</b>
                  <small className="text-3">{note}</small>
                </span>
                <span>{figure}</span>
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
