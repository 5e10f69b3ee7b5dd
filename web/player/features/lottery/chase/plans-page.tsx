import '../board/texts.ts'
import '../numbers/texts.ts'
import '../parts/texts.ts'
import { useState } from 'react'
import { listChases } from '../../../../../contract/player/lottery/list-chases.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Pagination } from '../../../../ui/table/pagination.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import { useGameNames } from '../parts/game-name.ts'
import { LotteryFrame } from '../parts/lottery-frame.tsx'
import { useIsWide } from '../parts/use-is-wide.ts'
import cards from '../tickets/tickets.module.css'
import { PlanView } from './plan-view.tsx'
import { planTones, planText } from './plan-words.ts'

const PAGE_SIZE = 20
const EVERY_MS = 15_000

/** The member's plans of bets ahead; the chosen one beside the list, on phones in its place. */
export default function PlansPage({ chaseId }: { chaseId: string }) {
  const t = useText()
  const isWide = useIsWide()
  const isDetail = chaseId !== '' && !isWide
  return (
    <LotteryFrame
      title={t('lottery_chase_plans')}
      back={isDetail ? paths.lotteryPlans() : paths.lotteryTickets()}
      here="tickets"
    >
      <div className={cards.columns}>
        {isDetail ? null : <PlanList chaseId={chaseId} />}
        {chaseId ? <PlanView key={chaseId} chaseId={chaseId} /> : null}
      </div>
    </LotteryFrame>
  )
}

function PlanList({ chaseId }: { chaseId: string }) {
  const t = useText()
  const { nameOf } = useGameNames()
  const [pageNo, setPageNo] = useState(1)
  const { data, error } = useCall(
    listChases,
    { query: { pageNo, pageSize: PAGE_SIZE } },
    { keepsPrevious: true, staleMs: 0, refetchEveryMs: EVERY_MS },
  )
  if (!data) return error ? <EmptyState title={errorText(error, t)} /> : <Skeleton shape="block" />
  if (data.list.length === 0)
    return <EmptyState title={t('lottery_chase_none')} text={t('lottery_chase_none_note')} />
  return (
    <section className={cards.list} aria-label={t('lottery_chase_plans')}>
      <ul className={cards.cards}>
        {data.list.map((plan) => (
          <li key={plan.chaseId}>
            <AppLink
              href={paths.lotteryPlans(plan.chaseId)}
              className={`${cards.card} ${plan.chaseId === chaseId ? cards.shown : ''}`}
              aria-current={plan.chaseId === chaseId || undefined}
            >
              <b>{nameOf({ gameCode: plan.gameCode, name: plan.gameCode })}</b>
              <span className="number">{formatMoney(plan.stakeAmount, plan.currency)}</span>
              <small>
                {plan.firstNumero} – {plan.lastNumero}
              </small>
              <Badge tone={planTones[plan.state]}>{t(planText(plan.state))}</Badge>
              <span className={cards.cardFoot}>
                {t('lottery_chase_progress', { done: String(plan.doneCount), total: plan.itemCount })}
              </span>
              <span className="number positive">
                {plan.winAmount > 0 ? formatMoney(plan.winAmount, plan.currency, { signed: true }) : ''}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {data.totalPages > 1 ? (
        <Pagination page={pageNo} totalPages={data.totalPages} onChange={setPageNo} />
      ) : null}
    </section>
  )
}
