import { useState } from 'react'
import { listAllGoods } from '../../../../contract/operator/points/list-all-goods.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { useTitleOf } from '../../parts/content/title-of.ts'
import { Loaded } from '../../parts/paged.tsx'
import { useCan } from '../../session/me.ts'
import styles from './points.module.css'
import { EditGoodsWindow } from './edit-goods-window.tsx'
import { newGoods, pointText, type Draft, type Goods } from './words.ts'

/** The goods in the order of the mall, paused ones too. */
export function GoodsTab() {
  const t = useText()
  const titleOf = useTitleOf()
  const can = useCan()
  const [editing, setEditing] = useState<{ id: string | null; draft: Draft } | null>(null)
  const answer = useCall(listAllGoods, {}, { staleMs: 3_000 })
  const amountText = ({ amountRequired, amountMode, currency }: Goods): string =>
    amountRequired === 0
      ? t('op_goods_amount_none')
      : `${t(amountMode === 'PAY' ? 'op_goods_amount_mode_pay' : 'op_goods_amount_mode_total')} ${formatMoney(amountRequired, currency)}`
  const columns: Column<Goods>[] = [
    {
      key: 'picture',
      head: t('content_picture'),
      cell: (row) => (
        <img
          {...pictureSources(row.imageUrl)}
          sizes="160px"
          alt=""
          loading="lazy"
          className={styles.picture}
        />
      ),
    },
    { key: 'name', head: t('op_goods_name'), card: 'title', cell: (row) => <b>{titleOf(row.titles)}</b> },
    {
      key: 'points',
      head: t('op_goods_points'),
      isFigure: true,
      card: 'amount',
      cell: (row) => pointText(row.pointsAmount),
    },
    { key: 'amount', head: t('op_goods_amount_mode'), cell: amountText },
    { key: 'stock', head: t('op_goods_stock'), isFigure: true, isNamed: true, cell: (row) => row.stock },
    {
      key: 'state',
      head: t('common_status'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={!row.isOffered ? 'neutral' : row.stock === 0 ? 'bad' : 'good'}>
          {t(!row.isOffered ? 'op_goods_paused' : row.stock === 0 ? 'op_goods_sold_out' : 'op_goods_live')}
        </Badge>
      ),
    },
    {
      key: 'edit',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        can('points.goods') ? (
          <Button
            size="compact"
            aria-label={`${t('common_edit')} ${titleOf(row.titles)}`}
            onClick={() => {
              const { goodsId, currency: _currency, ...draft } = row
              setEditing({ id: goodsId, draft })
            }}
          >
            {t('common_edit')}
          </Button>
        ) : null,
    },
  ]
  return (
    <div className="stack">
      <div className="row">
        <p className="small text-2 grow">{t('op_goods_text')}</p>
        {can('points.goods') ? (
          <Button kind="primary" icon="plus" onClick={() => setEditing({ id: null, draft: newGoods() })}>
            {t('op_goods_new')}
          </Button>
        ) : null}
      </div>
      <Loaded answer={answer}>
        {({ list }) => (
          <div className="panel">
            <DataTable
              caption={t('op_goods_title')}
              columns={columns}
              rows={list}
              rowKey={(row) => row.goodsId}
              empty={<EmptyState isSmall title={t('op_goods_empty')} />}
            />
          </div>
        )}
      </Loaded>
      {editing ? (
        <EditGoodsWindow
          key={editing.id ?? 'new'}
          id={editing.id}
          first={editing.draft}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </div>
  )
}
