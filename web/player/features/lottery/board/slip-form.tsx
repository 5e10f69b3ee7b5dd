import type { Play } from '../../../../../kernel/lottery/classic/play.ts'
import { rebateOf } from '../../../../../kernel/lottery/odds.ts'
import { formatClock, formatCount, formatMoney } from '../../../../../design/format.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import type { BettingIssue } from './betting-issue.ts'
import { PrizeGroup } from './prize-group.tsx'
import { mostPayout, type SlipLine, totalOf } from './slip.ts'
import { SlipLines } from './slip-lines.tsx'
import styles from './slip.module.css'
import { chosenGroup, groupsOf, type Terms } from './use-board.ts'
import { type Placed, type Refusal, usePlaceOrder } from './use-place-order.ts'

interface SlipFormProps {
  gameCode: string
  lines: readonly SlipLine[]
  playOf: (playCode: string) => Play | undefined
  terms: Terms | undefined
  issue: BettingIssue | null
  /** The issue takes bets now. */
  isBetting: boolean
  /** The issue that the lines were put together for. */
  numero: string | null
  prizeGroup: number | null
  onGroup: (prizeGroup: number) => void
  /** The member goes on with the issue of this moment. */
  onGoOn: (numero: string) => void
  onChange: (id: string, change: Partial<SlipLine>) => void
  onEdit?: ((line: SlipLine) => void) | undefined
  onRemove?: ((id: string) => void) | undefined
  onChase?: (() => void) | undefined
  onPlaced: (placed: Placed) => void
}

/** Lines, prize group, what they cost and may pay, and the way to the server. */
export function SlipForm(props: SlipFormProps) {
  const { gameCode, lines, playOf, terms, issue, isBetting, numero, onGoOn, onPlaced } = props
  const t = useText()
  const { place, refusal, forget, isSending } = usePlaceOrder(gameCode)
  const prizeGroup = chosenGroup(terms, props.prizeGroup)
  const hasMoved = issue !== null && numero !== null && numero !== issue.numero
  const send = async () => {
    if (!issue) return
    const placed = await place(issue.numero, terms ? prizeGroup : null, lines)
    if (placed) onPlaced(placed)
  }
  const lower = (most: number) => {
    forget()
    for (const { id, multiple } of lines) if (multiple > most) props.onChange(id, { multiple: most })
  }
  return (
    <div className={styles.form}>
      <SlipLines
        lines={lines}
        playOf={playOf}
        prizeGroup={prizeGroup}
        largestMultiple={terms?.largestMultiple ?? 1}
        refusal={refusal}
        onChange={(id, change) => {
          forget()
          props.onChange(id, change)
        }}
        onEdit={props.onEdit}
        onRemove={props.onRemove}
      />
      {terms ? <PrizeGroup {...groupsOf(terms)} value={prizeGroup} onChange={props.onGroup} /> : null}
      <Sums lines={lines} playOf={playOf} prizeGroup={prizeGroup} memberG={terms?.memberG ?? prizeGroup} />
      {refusal && refusal.lineId === null ? <Refused refusal={refusal} onMost={lower} /> : null}
      {hasMoved ? (
        <Note tone="info">{t('lottery_issue_changed', { numero, next: issue.numero })}</Note>
      ) : null}
      <div className={styles.actions}>
        {props.onChase ? (
          <Button kind="line" onClick={props.onChase}>
            {t('lottery_chase_short')}
          </Button>
        ) : null}
        {hasMoved ? (
          <Button kind="primary" onClick={() => onGoOn(issue.numero)}>
            {t('lottery_go_on', { numero: issue.numero })}
          </Button>
        ) : (
          <Button
            kind="primary"
            isBusy={isSending}
            disabled={!isBetting || lines.length === 0}
            onClick={() => void send()}
          >
            {t('lottery_confirm_bet')}
          </Button>
        )}
      </div>
      <IssueLine issue={issue} isBetting={isBetting} terms={terms} />
    </div>
  )
}

/** What is wrong with the bet as a whole; a payout that is too large names the multiple that is not. */
function Refused({ refusal, onMost }: { refusal: Refusal; onMost: (multiple: number) => void }) {
  const t = useText()
  const { text, multiple } = refusal
  return (
    <Note tone="bad">
      <p>{text}</p>
      {multiple === null ? null : (
        <Button size="small" onClick={() => onMost(multiple)}>
          {t('lottery_use_multiple', { multiple: formatCount(multiple) })}
        </Button>
      )}
    </Note>
  )
}

/** The closing time stands beside the button (look.md §11). */
function IssueLine({ issue, isBetting, terms }: Pick<SlipFormProps, 'issue' | 'isBetting' | 'terms'>) {
  const t = useText()
  if (!issue) return <p className={styles.issue}>{t('lottery_no_issue')}</p>
  if (!isBetting) return <p className={styles.issue}>{t('lottery_opens_soon', { numero: issue.numero })}</p>
  const cancelUntil = Date.parse(issue.closesAt) - (terms?.cancelGuardSeconds ?? 0) * 1000
  return (
    <p className={styles.issue}>
      {t('lottery_confirm_issue', { numero: issue.numero, time: formatClock(issue.closesAt, true) })}
      {terms ? ` · ${t('lottery_slip_cancel_until', { time: formatClock(cancelUntil, true) })}` : ''}
    </p>
  )
}

function Sums({
  lines,
  playOf,
  prizeGroup,
  memberG,
}: Pick<SlipFormProps, 'lines' | 'playOf'> & { prizeGroup: number; memberG: number }) {
  const t = useText()
  const total = totalOf(lines)
  const most = lines.reduce((sum, { playCode, selections, unitAmount, multiple }) => {
    const play = playOf(playCode)
    return play ? sum + mostPayout(play, selections, BigInt(unitAmount) * BigInt(multiple), prizeGroup) : sum
  }, 0n)
  const rebate = memberG >= prizeGroup ? rebateOf(total, memberG, prizeGroup) : 0n
  return (
    <dl className={styles.sums}>
      <dt>{t('lottery_most_payout')}</dt>
      <dd className="number">{formatMoney(most)}</dd>
      <dt>{t('lottery_rebate_later')}</dt>
      <dd>
        <Money amount={rebate} isChange />
      </dd>
      <dt className={styles.pay}>{t('lottery_to_pay')}</dt>
      <dd className={styles.pay}>
        <Money amount={total} />
      </dd>
    </dl>
  )
}
