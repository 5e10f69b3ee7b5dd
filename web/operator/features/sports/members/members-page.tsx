import { useState } from 'react'
import {
  listMemberRisks,
  type listMemberRisksSchemas,
} from '../../../../../contract/operator/sportsbook/list-member-risks.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatDateTime } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { ConsoleButton, ConsoleLink } from '../../../parts/link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded, Pages } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { paths } from '../../../paths.ts'
import { riskText, riskTone } from './words.ts'

type Row = ValueOf<typeof listMemberRisksSchemas>['list'][number]

/** Members whose stakes on sports are kept smaller, or stopped. */
export function RiskMembersPage() {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listMemberRisks,
    { query: { pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 1_000 },
  )
  return (
    <>
      <PageHead
        title={t('op_sport_risk_title')}
        text={t('op_sport_risk_text')}
        actions={
          <ConsoleButton href={paths.sportsBets} icon="search">
            {t('op_sport_bets_search')}
          </ConsoleButton>
        }
      />
      <Loaded answer={answer}>
        {({ list }) => (
          <Panel isFlush>
            <DataTable
              caption={t('op_sport_risk_title')}
              columns={riskColumns(t)}
              rows={list}
              rowKey={(row) => row.memberId}
              empty={
                <EmptyState isSmall title={t('op_sport_risk_none')} text={t('op_sport_risk_none_text')} />
              }
            />
          </Panel>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}

function riskColumns(t: Translate): Column<Row>[] {
  return [
    {
      key: 'member',
      head: t('op_sport_member'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className="link" href={paths.sportsMember(row.memberId)}>
          {row.username}
        </ConsoleLink>
      ),
    },
    {
      key: 'group',
      head: t('op_sport_member_group'),
      card: 'badge',
      cell: (row) => <Badge tone={riskTone(row)}>{riskText(t, row)}</Badge>,
    },
    { key: 'reason', head: t('op_reason'), isNamed: true, cell: (row) => row.reason },
    {
      key: 'by',
      head: t('op_sport_by'),
      isNamed: true,
      cell: (row) => t('op_sport_changed_by', { name: row.changedBy, time: formatDateTime(row.changedAt) }),
    },
  ]
}
