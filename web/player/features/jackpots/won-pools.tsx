import { useState } from 'react'
import { listJackpotWins } from '../../../../contract/player/launch/list-jackpot-wins.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { checkWin, thresholdOf, type Verdict, type Win } from './check-win.ts'
import styles from './jackpots.module.css'

export function Wins() {
  const t = useText()
  const { data, error } = useCall(
    listJackpotWins,
    { query: { pageNo: 1, pageSize: 50 } },
    { refetchEveryMs: 30_000 },
  )
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  return (
    <section className="stack">
      <h2>{t('pots_wins')}</h2>
      <p className="small text-2">{t('pots_wins_text')}</p>
      {data.list.length === 0 ? (
        <EmptyState isSmall title={t('pots_wins_none')} />
      ) : (
        <ul className={styles.wins}>
          {data.list.map((win) => (
            <WonPool key={win.winId} win={win} />
          ))}
        </ul>
      )}
    </section>
  )
}

const verdicts = {
  MATCH: { tone: 'good', text: 'pots_match' },
  MISMATCH: { tone: 'bad', text: 'pots_mismatch' },
  WAITING: { tone: 'waiting', text: 'pots_waiting' },
} as const satisfies Record<Verdict, { tone: string; text: TextKey }>

function WonPool({ win }: { win: Win }) {
  const t = useText()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  return (
    <li className="panel padded stack">
      <div className={styles.won}>
        <span>
          <strong>{win.name}</strong> <Money amount={win.amount} currency={win.currency} />
        </span>
        <span className="small text-2">
          {t('pots_won_line', {
            account: win.customerName,
            game: win.gameCode,
            at: formatDateTime(win.wonAt),
          })}
        </span>
        <span aria-live="polite">
          {verdict ? (
            <Badge tone={verdicts[verdict].tone}>{t(verdicts[verdict].text)}</Badge>
          ) : (
            <Button size="compact" onClick={() => setVerdict(checkWin(win))}>
              {t('pots_check')}
            </Button>
          )}
        </span>
      </div>
      {verdict && win.secret && win.triggerAmount !== null ? (
        <p className="small text-2">
          {t('pots_trigger', {
            triggerAmount: formatMoney(win.triggerAmount, win.currency),
            amount: formatMoney(win.amount, win.currency),
          })}
        </p>
      ) : null}
      {verdict && win.draw ? (
        <p className="small text-2">
          {t('pots_draw', { drawn: win.draw, threshold: String(thresholdOf(win)) })}
        </p>
      ) : null}
      {verdict && win.secret ? (
        <p className="small text-2">
          {t('pots_secret')}
          <code className={styles.hash}>{win.secret}</code>
        </p>
      ) : null}
      {verdict && win.commit ? (
        <p className="small text-2">
          {t('pots_commit')}
          <code className={styles.hash}>{win.commit}</code>
        </p>
      ) : null}
    </li>
  )
}
