import { formatAmount, formatMoney, parseAmount, plainDigits } from '../../../../../design/format.ts'
import { signOf } from '../../../../../kernel/money.ts'
import { houseCurrency } from '../../../../../design/house.ts'
import { useId } from 'react'
import { useText } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'
import { typeStake } from './slip-store.ts'
import type { Limits } from './slip-sums.ts'
import styles from './stake.module.css'

/** Satang that a key adds. */
const KEYS = [10_000, 50_000, 100_000] as const

/** Limits are whole baht nearly always. */
export const wholeText = (amount: number): string =>
  formatMoney(amount, houseCurrency(), { decimals: amount % 100 === 0 ? 0 : 2 })

const keyText = (amount: number): string => (amount < 100_000 ? `+${amount / 100}` : `+${amount / 100_000}K`)

/** As it is typed. */
export const stakeText = (amount: number): string =>
  formatAmount(amount).replaceAll(',', '').replace(/\.00$/, '')

/** What the key for the largest stake puts in: no more than the member has, if that is enough for a bet. */
const mostOf = ({ min, max }: Limits, affordable: number | null): number =>
  affordable === null || affordable < min ? max : Math.min(max, affordable)

interface StakeBoxProps {
  label: string
  typed: string
  limits: Limits | null
  /** The most that the member can pay; null: not known. */
  affordable: number | null
  isWrong: boolean
}

/** The stake with its keys, and between which amounts it must be. */
export function StakeBox({ label, typed, limits, affordable, isWrong }: StakeBoxProps) {
  const t = useText()
  const id = useId()
  const stake = parseAmount(typed) ?? 0
  const put = (amount: number) => typeStake(stakeText(amount))
  const range =
    limits && limits.max >= limits.min
      ? t('sport_slip_limits', { min: wholeText(limits.min), max: wholeText(limits.max) })
      : '\u00a0'
  return (
    <>
      <div className={`${styles.field} ${isWrong ? styles.wrong : ''}`}>
        <label htmlFor={id}>{label}</label>
        <span>{signOf(houseCurrency())}</span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          maxLength={14}
          aria-describedby={`${id}-limits`}
          aria-invalid={isWrong || undefined}
          onChange={(event) => typeStake(plainDigits(event.target.value).replaceAll(/[^0-9.,]/g, ''))}
        />
        <small id={`${id}-limits`}>{range}</small>
      </div>
      <div className={styles.keys} role="group" aria-label={t('sport_stake_preset')}>
        {KEYS.map((amount) => (
          <button key={amount} type="button" onClick={() => put(stake + amount)}>
            {keyText(amount)}
          </button>
        ))}
        <button type="button" disabled={!limits} onClick={() => limits && put(mostOf(limits, affordable))}>
          {t('sport_slip_stake_max')}
        </button>
      </div>
    </>
  )
}
