import { useState } from 'react'
import { listGoods } from '../../../../contract/player/points/list-goods.ts'
import type { readPointsSchemas } from '../../../../contract/player/points/read-points.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { GOODS_A_PAGE } from '../../../../contract/shared/point-words.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { pointText, type Goods } from './point-text.ts'
import styles from './points.module.css'
import { RedeemWindow } from './redeem-window.tsx'

type Points = ValueOf<typeof readPointsSchemas>

/** What points buy, twelve a page. */
export function GoodsGrid({ points }: { points: Points }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const [chosen, setChosen] = useState<Goods | null>(null)
  const { data, error } = useCall(
    listGoods,
    { query: { pageNo, pageSize: GOODS_A_PAGE } },
    { keepsPrevious: true },
  )
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  if (data.totalCount === 0) return <EmptyState title={t('points_goods_empty')} />
  return (
    <div className="stack">
      <ul className={styles.goods}>
        {data.list.map((goods) => (
          <GoodsCard key={goods.goodsId} goods={goods} onRedeem={() => setChosen(goods)} />
        ))}
      </ul>
      {data.totalPages > 1 ? (
        <Pagination page={pageNo} totalPages={data.totalPages} onChange={setPageNo} margin={1} range={3} />
      ) : null}
      {chosen ? <RedeemWindow goods={chosen} points={points} onClose={() => setChosen(null)} /> : null}
    </div>
  )
}

/** Why it cannot be requested now; null: it can. */
function obstacle(goods: Goods, t: Translate): string | null {
  if (goods.hasOpenRequest) return t('points_goods_open_request')
  if (goods.stock === 0) return t('points_goods_none_left')
  if (goods.lacksDepositAmount > 0)
    return t('points_goods_lacks_deposit', {
      amount: formatMoney(goods.lacksDepositAmount, goods.currency, { decimals: 0 }),
    })
  return goods.lacksPoints > 0
    ? t('points_goods_lacks', { points: pointText(Math.ceil(goods.lacksPoints / 1_000) * 1_000) })
    : null
}

function conditionText(
  { amountRequired, amountMode, currency }: Pick<Goods, 'amountRequired' | 'amountMode' | 'currency'>,
  t: Translate,
): string {
  if (amountRequired === 0) return t('points_goods_alone')
  const amount = formatMoney(amountRequired, currency, { decimals: amountRequired % 100 === 0 ? 0 : 2 })
  return t(amountMode === 'PAY' ? 'points_amount_pay' : 'points_amount_deposit_total', { amount })
}

function GoodsCard({ goods, onRedeem }: { goods: Goods; onRedeem: () => void }) {
  const t = useText()
  const stop = obstacle(goods, t)
  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        <img
          {...pictureSources(goods.imageUrl)}
          sizes="260px"
          alt=""
          loading="lazy"
          width={200}
          height={150}
        />
      </span>
      <div className={styles.words}>
        <b className={styles.name}>{goods.title}</b>
        <span className={styles.price}>
          <Icon name="coin" size={20} />
          {pointText(goods.pointsAmount)}
        </span>
        <small>
          {conditionText(goods, t)} · {t('points_stock_left', { n: goods.stock })}
        </small>
        {stop ? (
          <span className={styles.stop}>{stop}</span>
        ) : (
          <Button
            className={styles.exchange}
            isBlock
            aria-label={t('points_redeem_title', { name: goods.title })}
            onClick={onRedeem}
          >
            {t('points_exchange')}
          </Button>
        )}
      </div>
    </li>
  )
}
