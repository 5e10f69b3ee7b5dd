import { useState } from 'react'
import {
  contractDeskLists,
  listAllContracts,
} from '../../../../contract/operator/agents/contracts/list-all-contracts.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import { useSearchValue } from '../../use-search-value.ts'
import { ContractWindow } from './contract-window.tsx'
import { OfferWindow } from './offer-window.tsx'
import { type DeskContract, ratePercent, stateTones, topOf, whenOf } from './words.ts'

/** Contracts of the house with its top agents, and those between agents. */
export function ContractsPage() {
  const t = useText()
  const can = useCan()
  const [tab, setTab] = useSearchValue('tab')
  const [account, setAccount] = useSearchValue('query')
  const [pageNo, setPageNo] = useState(1)
  const [opened, setOpened] = useState<string | null>(null)
  const [isOffering, setOffering] = useState(false)
  const list = contractDeskLists.find((name) => name === tab) ?? 'HOUSE'
  const query = { list, pageNo, ...(account ? { account } : {}) }
  const answer = useCall(listAllContracts, { query }, { keepsPrevious: true, staleMs: 3_000 })
  return (
    <>
      <PageHead
        title={t('op_contract_title')}
        text={t('op_contract_text')}
        actions={
          can('contracts.edit') ? (
            <Button kind="primary" icon="plus" onClick={() => setOffering(true)}>
              {t('op_contract_offer')}
            </Button>
          ) : null
        }
      />
      <div className={parts.filters}>
        <TextField
          label={t('op_contract_find')}
          value={account ?? ''}
          icon="search"
          onChange={(event) => {
            setAccount(event.currentTarget.value.trim())
            setPageNo(1)
          }}
        />
      </div>
      <Tabs
        label={t('op_contract_title')}
        value={list}
        onChange={(key) => {
          setTab(key)
          setPageNo(1)
        }}
        tabs={contractDeskLists.map((key) => ({ key, text: t(`op_contract_tab_${key}`) }))}
      >
        <Loaded answer={answer}>
          {(page) => (
            <DataTable
              caption={t('op_contract_title')}
              columns={columnsOf(t)}
              rows={page.list}
              rowKey={({ contractId }) => contractId}
              onOpen={({ contractId }) => setOpened(contractId)}
              empty={<EmptyState isSmall title={t('op_contract_none')} />}
            />
          )}
        </Loaded>
        <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      </Tabs>
      {opened ? <ContractWindow contractId={opened} onClose={() => setOpened(null)} /> : null}
      {isOffering ? <OfferWindow onClose={() => setOffering(false)} /> : null}
    </>
  )
}

function columnsOf(t: Translate): Column<DeskContract>[] {
  return [
    { key: 'no', head: t('op_contract_no'), cell: ({ contractNo }) => contractNo },
    {
      key: 'receiver',
      head: t('op_contract_receiver'),
      card: 'title',
      cell: ({ receiver }) => <b>{receiver}</b>,
    },
    {
      key: 'giver',
      head: t('op_contract_giver'),
      isNamed: true,
      cell: ({ giver }) => giver || t('op_contract_house'),
    },
    { key: 'kind', head: t('op_contract_kind'), cell: ({ kind }) => t(`op_contract_kind_${kind}`) },
    {
      key: 'top',
      head: t('op_contract_top'),
      isFigure: true,
      card: 'amount',
      cell: (row) => ratePercent(topOf(row)),
    },
    {
      key: 'state',
      head: t('op_contract_state'),
      card: 'badge',
      cell: ({ state }) => <Badge tone={stateTones[state]}>{t(`op_contract_state_${state}`)}</Badge>,
    },
    { key: 'when', head: t('op_contract_when'), cell: (row) => whenOf(row, t) },
  ]
}
