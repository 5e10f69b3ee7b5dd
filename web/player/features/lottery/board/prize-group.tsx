import { useText } from '../../../../ui/i18n/text.tsx'
import { percentText } from './slip.ts'
import styles from './stake.module.css'

interface PrizeGroupProps {
  smallest: number
  largest: number
  memberG: number
  value: number
  onChange: (prizeGroup: number) => void
}

/** Higher odds at one end, more of the stake back at the other (domain/lottery.md §1.3). */
export function PrizeGroup({ smallest, largest, memberG, value, onChange }: PrizeGroupProps) {
  const t = useText()
  return (
    <div className={styles.group}>
      <div className={styles.groupHead}>
        <span>
          {t('lottery_prize_group')} <b>{value}</b>
        </span>
        <span className="positive">{t('lottery_rebate', { percent: percentText(memberG, value) })}</span>
      </div>
      <input
        type="range"
        min={smallest}
        max={largest}
        step={2}
        value={value}
        disabled={smallest >= largest}
        aria-label={t('lottery_prize_group')}
        aria-valuetext={`${value}, ${t('lottery_rebate', { percent: percentText(memberG, value) })}`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <div className={styles.groupEnds} aria-hidden="true">
        <span>
          {t('lottery_group_least', { group: String(smallest), percent: percentText(memberG, smallest) })}
        </span>
        <span>{t('lottery_group_most', { group: String(largest) })}</span>
      </div>
    </div>
  )
}
