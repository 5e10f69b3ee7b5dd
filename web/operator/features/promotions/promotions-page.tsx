import { useState } from 'react'
import { promotionPhases, type PromotionPhase } from '../../../../contract/operator/promotions/desk-words.ts'
import { listAllPromotions } from '../../../../contract/operator/promotions/list-all-promotions.ts'
import { movePromotion } from '../../../../contract/operator/promotions/move-promotion.ts'
import { formatCount } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleButton, ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { useSearchValue } from '../../use-search-value.ts'
import { kindsNow } from './draft.ts'
import styles from './promotions.module.css'
import { Spent } from './spent.tsx'
import { isLive, mayStart, useStartStop } from './use-start-stop.tsx'
import {
  kindText,
  periodText,
  phaseTexts,
  phaseTones,
  useNameOf,
  type PromotionRow,
} from '../../parts/promotion-words.ts'

/** Promotions of all kinds in the order in which members see them. */
export function PromotionsPage() {
  const t = useText()
  const can = useCan()
  const [state, setState] = useSearchValue('state')
  const [kindValue, setKind] = useSearchValue('kind')
  const [pageNo, setPageNo] = useState(1)
  const phase = promotionPhases.find((name) => name === state)
  const kind = kindsNow().find((code) => code === kindValue)
  const answer = useCall(
    listAllPromotions,
    { query: { pageNo, pageSize: 20, ...(phase ? { phase } : {}), ...(kind ? { kind } : {}) } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  const { ask, dialog } = useStartStop()
  const columns = usePromotionColumns({ onAsk: ask, isOrdered: !phase && !kind })
  const choose = (set: (value: string) => void) => (value: string) => {
    set(value === 'ALL' ? '' : value)
    setPageNo(1)
  }
  return (
    <>
      <PageHead
        title={t('op_promo_title')}
        text={t('op_promo_desk_text')}
        actions={
          can('promotions.edit') ? (
            <ConsoleButton kind="primary" icon="plus" href={paths.promotionNew()}>
              {t('op_promo_new')}
            </ConsoleButton>
          ) : null
        }
      />
      <div className={parts.filters}>
        <SelectField<PromotionPhase | 'ALL'>
          label={t('common_status')}
          value={phase ?? 'ALL'}
          onChange={choose(setState)}
          choices={[
            { key: 'ALL', text: t('common_all') },
            ...promotionPhases.map((key) => ({ key, text: t(phaseTexts[key]) })),
          ]}
        />
        <SelectField<string>
          label={t('op_promo_kind')}
          value={kind ?? 'ALL'}
          onChange={choose(setKind)}
          choices={[
            { key: 'ALL', text: t('common_all') },
            ...kindsNow().map((key) => ({ key: key as string, text: kindText(key, t) })),
          ]}
        />
      </div>
      <Loaded answer={answer}>
        {({ list, totalPages }) => (
          <>
            <div className="panel">
              <DataTable
                caption={t('op_promo_title')}
                columns={columns}
                rows={list}
                rowKey={(row) => row.promotionId}
                empty={<EmptyState isSmall title={t('op_promo_none')} text={t('op_promo_none_text')} />}
              />
            </div>
            <Pages pageNo={pageNo} totalPages={totalPages} onChange={setPageNo} />
          </>
        )}
      </Loaded>
      {dialog}
    </>
  )
}

function usePromotionColumns(options: {
  onAsk: (row: PromotionRow) => void
  /** Places can be changed only where all of them are seen. */
  isOrdered: boolean
}): Column<PromotionRow>[] {
  const t = useText()
  const nameOf = useNameOf()
  return [
    {
      key: 'name',
      head: t('op_promo_name'),
      card: 'title',
      cell: (row) => (
        <span className={styles.named}>
          {row.imageUrl ? (
            <img
              {...pictureSources(row.imageUrl)}
              sizes="96px"
              alt=""
              loading="lazy"
              className={styles.thumb}
            />
          ) : null}
          <span>
            <ConsoleLink className={styles.name} href={paths.promotion(row.promotionId)}>
              {nameOf(row.names)}
            </ConsoleLink>
            <small className="note text-2">{kindText(row.kind, t)}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      head: t('common_status'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={phaseTones[row.phase]}>
          {t(row.isUsedUp ? 'op_promo_phase_used_up' : phaseTexts[row.phase])}
        </Badge>
      ),
    },
    { key: 'period', head: t('op_promo_period'), isNamed: true, cell: (row) => periodText(row, t) },
    {
      key: 'claims',
      head: t('op_promo_claims'),
      isFigure: true,
      cell: (row) =>
        row.claimLimit === null
          ? formatCount(row.claimCount)
          : t('op_promo_of', { done: formatCount(row.claimCount), of: formatCount(row.claimLimit) }),
    },
    { key: 'spent', head: t('op_promo_spent'), isFigure: true, cell: (row) => <Spent row={row} /> },
    {
      key: 'action',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => <RowActions row={row} {...options} />,
    },
  ]
}

function RowActions({
  row,
  onAsk,
  isOrdered,
}: {
  row: PromotionRow
  onAsk: (row: PromotionRow) => void
  isOrdered: boolean
}) {
  const t = useText()
  const can = useCan()
  const name = useNameOf()(row.names)
  const move = async (isUp: boolean) => {
    try {
      await callServer(movePromotion, { params: { promotionId: row.promotionId }, body: { isUp } })
      await refresh(listAllPromotions)
    } catch (error) {
      toast.bad(errorText(error, t))
    }
  }
  const isEditor = can('promotions.edit')
  return (
    <span className={styles.actions}>
      <ConsoleButton
        size="compact"
        href={paths.promotionReport(row.promotionId)}
        aria-label={`${t('op_promo_report')} ${name}`}
      >
        {t('op_promo_report')}
      </ConsoleButton>
      {isEditor && (isLive(row) || mayStart(row)) ? (
        <Button
          size="compact"
          kind={isLive(row) ? 'line' : 'jade'}
          aria-label={`${t(isLive(row) ? 'op_promo_stop' : 'op_promo_start')} ${name}`}
          onClick={() => onAsk(row)}
        >
          {t(isLive(row) ? 'op_promo_stop' : 'op_promo_start')}
        </Button>
      ) : null}
      {isEditor && isOrdered ? (
        <>
          <IconButton icon="u" label={`${t('op_promo_move_up')} ${name}`} onClick={() => void move(true)} />
          <IconButton
            icon="d"
            label={`${t('op_promo_move_down')} ${name}`}
            onClick={() => void move(false)}
          />
        </>
      ) : null}
    </span>
  )
}
