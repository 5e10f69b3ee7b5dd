import { useState } from 'react'
import { exportContracts } from '../../../../contract/player/agents/contracts/export-contracts.ts'
import { listContracts } from '../../../../contract/player/agents/contracts/list-contracts.ts'
import { contractTopic } from '../../../../contract/pushes/contract.ts'
import {
  contractKinds,
  type ContractKind,
  type ContractList,
} from '../../../../contract/shared/contract-words.ts'
import { useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { CsvFile } from '../csv-file.tsx'
import { ContractDialog } from './contract-dialog.tsx'
import { OfferEditor } from './offer-editor.tsx'
import {
  type Editing,
  kindTexts,
  otherSide,
  percentText,
  type ShownContract,
  stateLooks,
  topOf,
  whenText,
} from './words.ts'
import styles from './contracts.module.css'

/** Contracts of an agent: their own, those that they give, what waits, and what is over. */
export default function ContractsPage() {
  const [editing, setEditing] = useState<Editing | null>(null)
  return editing ? (
    <OfferEditor key={editing.kind} start={editing} onClose={() => setEditing(null)} />
  ) : (
    <Contracts onEdit={setEditing} />
  )
}

function Contracts({ onEdit }: { onEdit: (editing: Editing) => void }) {
  const t = useText()
  const [list, setList] = useState<ContractList>('GIVEN')
  const [pageNo, setPageNo] = useState(1)
  const [opened, setOpened] = useState<string | null>(null)
  const { data, error, refetch } = useCall(
    listContracts,
    { query: { list, pageNo } },
    { keepsPrevious: true },
  )
  useTopic(contractTopic, () => void refetch())
  if (!data) return error ? <Note tone="bad">{errorText(error, t)}</Note> : <Skeleton shape="block" />
  const canOffer = data.mine.map(({ kind }) => kind)
  return (
    <>
      <div className={styles.head}>
        <h1>{t('contract_title')}</h1>
        <Button
          kind="primary"
          icon="plus"
          disabled={canOffer.length === 0}
          onClick={() => onEdit({ kind: canOffer[0] ?? 'DIVIDEND', toAccount: null })}
        >
          {t('contract_offer')}
        </Button>
      </div>
      <section className={styles.own} aria-labelledby="own-contracts">
        <div className={styles.head}>
          <h2 id="own-contracts">{t('contract_mine')}</h2>
          {data.mine.length > 0 ? <CsvFile call={exportContracts} query={{ list: 'MINE' }} /> : null}
        </div>
        <ul>
          {contractKinds.map((kind) => (
            <OwnContract
              key={kind}
              kind={kind}
              contract={data.mine.find((one) => one.kind === kind)}
              onOpen={setOpened}
            />
          ))}
        </ul>
      </section>
      <section className={`panel ${styles.list}`}>
        <Tabs
          label={t('contract_title')}
          tabs={[
            { key: 'GIVEN', text: t('contract_tab_given') },
            { key: 'WAITING', text: t('contract_tab_waiting'), count: data.waitingCount },
            { key: 'ENDED', text: t('contract_tab_ended') },
          ]}
          value={list}
          onChange={(key) => {
            setList(key)
            setPageNo(1)
          }}
        >
          <ContractTable rows={data.page.list} onOpen={setOpened} />
          <Pagination page={pageNo} totalPages={data.page.totalPages} onChange={setPageNo} />
          {data.page.totalCount > 0 ? (
            <div className={styles.file}>
              <CsvFile call={exportContracts} query={{ list }} />
            </div>
          ) : null}
        </Tabs>
      </section>
      {opened ? (
        <ContractDialog
          contractId={opened}
          onClose={() => setOpened(null)}
          onEdit={(contract) => onEdit({ kind: contract.kind, toAccount: contract.receiver })}
        />
      ) : null}
    </>
  )
}

/** What an agent has of a kind: the highest rate that can be reached. */
function OwnContract({
  kind,
  contract,
  onOpen,
}: {
  kind: ContractKind
  contract: ShownContract | undefined
  onOpen: (contractId: string) => void
}) {
  const t = useText()
  return (
    <li>
      <button
        type="button"
        className="panel"
        disabled={!contract}
        onClick={() => contract && onOpen(contract.contractId)}
      >
        <span>{t(`contract_short_${kind}`)}</span>
        <b className="number">{contract ? percentText(topOf(contract.tiers)) : '–'}</b>
        <small>{contract ? t(`contract_period_${contract.period}`) : t('contract_none')}</small>
      </button>
    </li>
  )
}

function ContractTable({
  rows,
  onOpen,
}: {
  rows: readonly ShownContract[]
  onOpen: (contractId: string) => void
}) {
  const t = useText()
  return (
    <DataTable
      caption={t('contract_title')}
      rows={rows}
      rowKey={({ contractId }) => contractId}
      onOpen={({ contractId }) => onOpen(contractId)}
      empty={<EmptyState isSmall title={t('contract_empty')} />}
      columns={[
        {
          key: 'account',
          head: t('contract_account'),
          card: 'title',
          cell: (row) => <b>{otherSide(row, t)}</b>,
        },
        { key: 'kind', head: t('contract_kind'), cell: ({ kind }) => t(kindTexts[kind]) },
        {
          key: 'rate',
          head: t('contract_top_rate'),
          isFigure: true,
          card: 'amount',
          cell: ({ tiers }) => <span className="number">{percentText(topOf(tiers))}</span>,
        },
        {
          key: 'state',
          head: t('contract_status'),
          card: 'badge',
          cell: ({ state }) => <Badge tone={stateLooks[state].tone}>{t(stateLooks[state].text)}</Badge>,
        },
        {
          key: 'when',
          head: t('contract_when'),
          cell: (row) => <span className="text-2">{whenText(row, t)}</span>,
        },
        {
          key: 'open',
          head: '',
          card: 'action',
          cell: ({ mayAnswer, contractId }) => (
            <Button
              kind={mayAnswer ? 'jade' : 'line'}
              size="small"
              onClick={(event) => {
                event.stopPropagation()
                onOpen(contractId)
              }}
            >
              {t('contract_open')}
            </Button>
          ),
        },
      ]}
    />
  )
}
