import { useState } from 'react'
import { listCampaigns } from '../../../../contract/operator/marketing/list-campaigns.ts'
import {
  campaignStates,
  type CampaignState,
} from '../../../../contract/operator/marketing/marketing-words.ts'
import { formatCount, formatDateTime } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { useTitleOf } from '../../parts/content/title-of.ts'
import { ConsoleButton, ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { useSearchValue } from '../../use-search-value.ts'
import styles from './marketing.module.css'
import { channelsText, stateTexts, stateTones, type CampaignRow } from './words.ts'

/** News to members, the newest first. */
export function CampaignsPage() {
  const t = useText()
  const can = useCan()
  const titleOf = useTitleOf()
  const [value, setValue] = useSearchValue('state')
  const [pageNo, setPageNo] = useState(1)
  const state = campaignStates.find((name) => name === value)
  const answer = useCall(
    listCampaigns,
    { query: { pageNo, pageSize: 20, ...(state ? { state } : {}) } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const columns: Column<CampaignRow>[] = [
    {
      key: 'title',
      head: t('op_message_subject'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink className={styles.name} href={paths.campaign(row.campaignId)}>
          {titleOf(row.titles)}
        </ConsoleLink>
      ),
    },
    {
      key: 'state',
      head: t('common_status'),
      card: 'badge',
      cell: (row) => <Badge tone={stateTones[row.state]}>{t(stateTexts[row.state])}</Badge>,
    },
    {
      key: 'segment',
      head: t('op_message_segment'),
      isNamed: true,
      cell: (row) => row.segmentName || t('op_promo_audience_all'),
    },
    {
      key: 'channels',
      head: t('op_message_channels'),
      isNamed: true,
      cell: (row) => channelsText(row.channels, t),
    },
    {
      key: 'at',
      head: t('op_message_send_at'),
      isNamed: true,
      cell: (row) => (row.sendAt ? formatDateTime(row.sendAt) : '–'),
    },
    {
      key: 'reached',
      head: t('op_message_reached'),
      isFigure: true,
      cell: (row) => formatCount(row.reached),
    },
  ]
  return (
    <>
      <PageHead
        title={t('op_message_title')}
        text={t('op_message_desk_text')}
        actions={
          can('marketing.edit') ? (
            <ConsoleButton kind="primary" icon="plus" href={paths.campaignNew()}>
              {t('op_message_new')}
            </ConsoleButton>
          ) : null
        }
      />
      <div className={parts.filters}>
        <SelectField<CampaignState | 'ALL'>
          label={t('common_status')}
          value={state ?? 'ALL'}
          onChange={(next) => {
            setValue(next === 'ALL' ? '' : next)
            setPageNo(1)
          }}
          choices={[
            { key: 'ALL', text: t('common_all') },
            ...campaignStates.map((key) => ({ key, text: t(stateTexts[key]) })),
          ]}
        />
      </div>
      <Loaded answer={answer}>
        {({ list, totalPages }) => (
          <>
            <div className="panel">
              <DataTable
                caption={t('op_message_title')}
                columns={columns}
                rows={list}
                rowKey={(row) => row.campaignId}
                empty={<EmptyState isSmall title={t('op_message_none')} text={t('op_message_none_text')} />}
              />
            </div>
            <Pages pageNo={pageNo} totalPages={totalPages} onChange={setPageNo} />
          </>
        )}
      </Loaded>
    </>
  )
}
