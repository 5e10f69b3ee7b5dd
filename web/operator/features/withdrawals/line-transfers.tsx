import { useState } from 'react'
import {
  listAllLineTransfers,
  type listAllLineTransfersSchemas,
} from '../../../../contract/operator/cashier/list-all-line-transfers.ts'
import { reverseLineTransfer } from '../../../../contract/operator/cashier/reverse-line-transfer.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { paths } from '../../paths.ts'
import styles from './withdrawals.module.css'

type Row = ValueOf<typeof listAllLineTransfersSchemas>['list'][number]

/** Money that went up and down the lines of agents, with its reversal by two people. */
export function LineTransfers() {
  const t = useText()
  const [search, setSearch] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const [chosen, setChosen] = useState<Row>()
  const [isOpen, setOpen] = useState(false)
  const answer = useCall(
    listAllLineTransfers,
    { query: { ...(search.trim() ? { query: search.trim() } : {}), pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const reverse = async (remark: string) => {
    const { isReversed } = await callServer(reverseLineTransfer, {
      params: { transferId: chosen!.transferId },
      body: { remark },
    })
    toast.good(t(isReversed ? 'lines_reversed' : 'queue_first_of_two'))
    await refresh(listAllLineTransfers)
  }
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={t('queue_search')}
          isLabelHidden
          icon="search"
          placeholder={t('queue_search')}
          maxLength={64}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setPageNo(1)
          }}
        />
      </div>
      <Loaded answer={answer}>
        {(page) =>
          page.list.length === 0 ? (
            <EmptyState isSmall title={t('lines_none')} text={t('lines_none_text')} />
          ) : (
            <>
              <ul className={styles.complaints}>
                {page.list.map((row) => (
                  <li key={row.transferId} className={`panel padded stack ${styles.complaint}`}>
                    <div className="row row-wrap">
                      <ConsoleLink href={paths.member(row.fromId)}>{row.fromAccount}</ConsoleLink>
                      <span aria-hidden="true">→</span>
                      <ConsoleLink href={paths.member(row.toId)}>{row.toAccount}</ConsoleLink>
                      <span className="grow" />
                      <b className="number">{formatMoney(row.amount, row.currency)}</b>
                    </div>
                    <p className="note text-3">
                      {t(row.direction === 'UP' ? 'lines_up' : 'lines_down')} ·{' '}
                      {formatDateTime(row.at).slice(0, 16)}
                      {row.approvals > 0 && !row.reversedAt
                        ? ` · ${t('queue_four_eyes', { approvals: String(row.approvals), approvalsNeeded: String(row.approvalsNeeded) })}`
                        : ''}
                    </p>
                    {row.reversedAt ? (
                      <p className="small">
                        <Badge tone="neutral">{t('lines_reversed')}</Badge>{' '}
                        {t('queue_complaint_by', {
                          openedBy: row.reversedBy ?? '',
                          openedAt: formatDateTime(row.reversedAt).slice(0, 16),
                        })}{' '}
                        · {row.reverseReason}
                      </p>
                    ) : null}
                    {row.abilities.includes('reverse') ? (
                      <Button
                        kind="line"
                        onClick={() => {
                          setChosen(row)
                          setOpen(true)
                        }}
                      >
                        {t('lines_reverse')}
                      </Button>
                    ) : null}
                  </li>
                ))}
              </ul>
              <Pages pageNo={pageNo} totalPages={page.totalPages} onChange={setPageNo} />
            </>
          )
        }
      </Loaded>
      {chosen ? (
        <ReasonDialog
          isOpen={isOpen}
          title={t('lines_reverse')}
          label={t('queue_remark')}
          isRequired
          submitText={t('lines_reverse')}
          onClose={() => setOpen(false)}
          onSubmit={reverse}
        >
          {t('lines_reverse_text', {
            amount: formatMoney(chosen.amount, chosen.currency),
            toAccount: chosen.toAccount,
            fromAccount: chosen.fromAccount,
          })}
        </ReasonDialog>
      ) : null}
    </>
  )
}
