import { useText } from '../../../../ui/i18n/text.tsx'
import { serverNowMs } from '../../../../client/server-clock.ts'
import type { BettingIssue } from '../board/betting-issue.ts'
import { momentText } from '../parts/moment-text.ts'
import styles from './slip.module.css'
import type { NumberTerms } from './use-number-board.ts'
import './texts.ts'

/** Until when this ticket could be taken back, before it is sent (domain/lottery.md §5.2). */
export function CancelRuleText({
  terms,
  issue,
}: {
  terms: NumberTerms | undefined
  issue: BettingIssue | null
}) {
  const t = useText()
  if (!terms || !issue) return null
  const { cancelRule, cancelGuardSeconds, cancelsLeft } = terms
  const isAfter = cancelRule?.until === 'AFTER_PURCHASE'
  const seconds = cancelRule?.seconds ?? cancelGuardSeconds
  const until = Date.parse(issue.closesAt) - seconds * 1000
  return (
    <p className={styles.rule}>
      {isAfter
        ? t('lottery_cancel_stock', { minutes: Math.round(seconds / 60) })
        : until > serverNowMs()
          ? t('lottery_cancel_until_whole', { time: momentText(until) })
          : t('lottery_cancel_never')}
      {cancelsLeft === null ? '' : ` · ${t('lottery_cancel_left', { count: cancelsLeft })}`}
    </p>
  )
}
