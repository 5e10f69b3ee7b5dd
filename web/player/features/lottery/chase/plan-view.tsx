import { useState } from 'react'
import { listChases } from '../../../../../contract/player/lottery/list-chases.ts'
import { readChase } from '../../../../../contract/player/lottery/read-chase.ts'
import { stopChase } from '../../../../../contract/player/lottery/stop-chase.ts'
import { formatClock, formatMoney } from '../../../../../design/format.ts'
import { refresh, useCall, useSend } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import { refreshBalance } from '../../../state/member.ts'
import { unitText } from '../board/stake-controls.tsx'
import { useGameNames } from '../parts/game-name.ts'
import { lineWords } from '../parts/line-words.ts'
import styles from './chase.module.css'
import { itemText, itemTones, type Plan, planText, planTones } from './plan-words.ts'

/** A plan with every item, and the way to stop it. */
export function PlanView({ chaseId }: { chaseId: string }) {
  const t = useText()
  const { data, error } = useCall(
    readChase,
    { params: { chaseId } },
    { staleMs: 0, refetchEveryMs: (plan) => (plan?.state === 'RUNNING' ? 5_000 : false) },
  )
  if (!data) return error ? <EmptyState title={errorText(error, t)} /> : <Skeleton shape="block" />
  return <PlanPaper plan={data} />
}

function PlanPaper({ plan }: { plan: Plan }) {
  const t = useText()
  const { nameOf } = useGameNames()
  const money = (amount: number) => formatMoney(amount, plan.currency)
  return (
    <section
      className={`panel padded ${styles.plan}`}
      aria-label={t('lottery_chase_plan', { id: plan.chaseId })}
    >
      <header>
        <h2>{nameOf({ gameCode: plan.gameCode, name: plan.gameCode })}</h2>
        <Badge tone={planTones[plan.state]}>{t(planText(plan.state))}</Badge>
      </header>
      <ul className={styles.template}>
        {plan.lines.map((line) => {
          const { name, picks } = lineWords(plan.gameCode, line, t)
          return (
            <li key={line.line}>
              <b>{name}</b>
              <p>{picks}</p>
              <small className={styles.dim}>
                {t('lottery_combinations', { count: line.combinations })} × {unitText(line.unitAmount)}
              </small>
            </li>
          )
        })}
      </ul>
      <progress
        className={styles.progress}
        max={plan.itemCount}
        value={plan.doneCount}
        aria-label={t('lottery_chase_progress', { done: String(plan.doneCount), total: plan.itemCount })}
      />
      <dl className={styles.sums}>
        {(
          [
            ['lottery_chase_paid', plan.stakeAmount],
            ['lottery_chase_won', plan.winAmount],
            ['lottery_chase_refunded', plan.refundAmount],
          ] as const
        ).map(([text, amount]) => (
          <div key={text}>
            <dt>{t(text)}</dt>
            <dd className="number">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <ol className={styles.items}>
        {plan.items.map((item) => (
          <li key={item.numero} data-state={item.state}>
            <AppLink href={paths.lotteryTickets(item.orderId)}>
              <span className="number">{item.numero}</span>
              <small>{formatClock(item.drawsAt)}</small>
              <span className="number">{money(item.stakeAmount)}</span>
              <Badge tone={itemTones[item.state]}>
                {item.winAmount ? `+${money(item.winAmount)}` : t(itemText(item.state))}
              </Badge>
            </AppLink>
          </li>
        ))}
      </ol>
      <Stopping plan={plan} />
    </section>
  )
}

function Stopping({ plan }: { plan: Plan }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const send = useSend(stopChase, { changes: [listChases] })
  if (plan.state !== 'RUNNING' || plan.openAmount === 0) return null
  const amount = formatMoney(plan.openAmount, plan.currency)
  const stop = async () => {
    try {
      const { refundAmount, currency } = await send.mutateAsync({ params: { chaseId: plan.chaseId } })
      toast.good(t('lottery_chase_stopped', { amount: formatMoney(refundAmount, currency) }))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setAsking(false)
    void refreshBalance()
    await refresh(readChase)
  }
  return (
    <>
      <Button kind="line" isBlock onClick={() => setAsking(true)}>
        {t('lottery_chase_stop_refund', { amount })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        confirmText={t('lottery_chase_stop')}
        cancelText={t('common_back')}
        onConfirm={stop}
        onCancel={() => setAsking(false)}
      >
        {t('lottery_chase_stop_confirm', { amount })}
      </ConfirmDialog>
    </>
  )
}
