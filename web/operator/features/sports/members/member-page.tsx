import { useState } from 'react'
import { readMember } from '../../../../../contract/operator/members/read-member.ts'
import { listAllSportBets } from '../../../../../contract/operator/sportsbook/list-all-bets.ts'
import { readMemberRisk } from '../../../../../contract/operator/sportsbook/read-member-risk.ts'
import { codeOf } from '../../../../client/call-error.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { ConsoleButton, ConsoleLink } from '../../../parts/link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded, Pages } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { paths } from '../../../paths.ts'
import { betColumns } from '../bets/bet-columns.tsx'
import { RiskPanel } from './risk-panel.tsx'
import { riskText, riskTone } from './words.ts'

/** A member's limits on sports, beside their bets. */
export function RiskMemberPage({ id }: { id: string }) {
  const t = useText()
  const member = useCall(readMember, { params: { memberId: id } }, { staleMs: 3_000 })
  const risk = useCall(readMemberRisk, { params: { memberId: id } }, { staleMs: 1_000 })
  if (codeOf(risk.error) === 'MEMBER_NOT_FOUND') return <EmptyState title={t('people_none')} />
  const name = member.data?.username ?? ''
  return (
    <>
      <nav className={parts.back} aria-label={t('common_back')}>
        <ConsoleLink href={paths.sportsMembers}>{t('op_sport_risk_title')}</ConsoleLink>
        <Icon name="r" size={16} />
        {name}
      </nav>
      <PageHead
        title={t('op_sport_risk_of', { member: name })}
        beside={risk.data ? <Badge tone={riskTone(risk.data)}>{riskText(t, risk.data)}</Badge> : null}
        actions={
          <ConsoleButton href={paths.member(id)} icon="user">
            {t('op_sport_risk_member')}
          </ConsoleButton>
        }
      />
      <div className="stack">
        <Loaded answer={risk}>{(data) => <RiskPanel key={data.changedAt} risk={data} name={name} />}</Loaded>
        <Bets memberId={id} />
      </div>
    </>
  )
}

function Bets({ memberId }: { memberId: string }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listAllSportBets,
    { query: { memberId, pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 10_000, staleMs: 1_000 },
  )
  return (
    <>
      <Loaded answer={answer}>
        {({ list }) => (
          <Panel title={t('op_sport_bets')} isFlush>
            <DataTable
              caption={t('op_sport_bets')}
              columns={betColumns(t).filter(({ key }) => key !== 'member')}
              rows={list}
              rowKey={(row) => row.betId}
              empty={<EmptyState isSmall title={t('op_sport_bets_none')} />}
            />
          </Panel>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}
