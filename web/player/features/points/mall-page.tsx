import { useState } from 'react'
import {
  readPointRules,
  type readPointRulesSchemas,
} from '../../../../contract/player/points/read-point-rules.ts'
import { readPoints, type readPointsSchemas } from '../../../../contract/player/points/read-points.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatMoney } from '../../../../design/format.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { mallTabs, type MallTab } from '../../paths.ts'
import { ConvertWindow } from './convert-window.tsx'
import { GoodsGrid } from './goods-grid.tsx'
import styles from './points.module.css'
import { PointDetails } from './point-details.tsx'
import { PointRules } from './point-rules.tsx'
import { pointText, typeIcons, typeTexts } from './point-text.ts'
import { Redemptions } from './redemptions.tsx'

type Rules = ValueOf<typeof readPointRulesSchemas>
type Points = ValueOf<typeof readPointsSchemas>

const tabTexts = {
  goods: 'points_goods',
  details: 'points_details',
  history: 'points_redemption_history',
  rules: 'points_redemption_rules',
} as const

/** Points, what they become, what earned them, and the goods that they buy. */
export default function MallPage({ tab, onTab }: { tab: MallTab; onTab: (tab: MallTab) => void }) {
  const t = useText()
  const points = useCall(readPoints, {}, { refetchEveryMs: 60_000 })
  const rules = useCall(readPointRules)
  const error = points.error ?? rules.error
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('points_title')}</h1>
      {error ? <Note tone="bad">{errorText(error, t)}</Note> : null}
      {points.data && rules.data ? (
        <>
          <Purse points={points.data} rules={rules.data} onRules={() => onTab('rules')} />
          <Tabs
            label={t('points_title')}
            value={tab}
            onChange={onTab}
            tabs={mallTabs.map((key) => ({ key, text: t(tabTexts[key]) }))}
          >
            <div className={styles.tab}>
              {tab === 'goods' ? <GoodsGrid points={points.data} /> : null}
              {tab === 'details' ? <PointDetails /> : null}
              {tab === 'history' ? <Redemptions /> : null}
              {tab === 'rules' ? <PointRules rules={rules.data} /> : null}
            </div>
          </Tabs>
        </>
      ) : error ? null : (
        <Skeleton shape="block" />
      )}
    </div>
  )
}

/** The balance, what it is worth, and what each kind of play has earned. */
function Purse({ points, rules, onRules }: { points: Points; rules: Rules; onRules: () => void }) {
  const t = useText()
  const [isConverting, setConverting] = useState(false)
  return (
    <section className={`yo frame ${styles.purse}`}>
      <div>
        <p className="small text-2">{t('points_current')}</p>
        <p className={styles.balance}>
          <Icon name="coin" size={28} />
          <b>{pointText(points.balance)}</b>
        </p>
        <p className="small text-2">
          {t('points_never_expire')} ·{' '}
          {t('points_convert_ratio', {
            points: String(rules.ratio),
            amount: formatMoney(100, rules.currency),
          })}
        </p>
        {points.owedAmount > 0 ? (
          <p className="small text-2">{t('points_owed', { points: pointText(points.owedAmount) })}</p>
        ) : null}
        <div className={styles.actions}>
          <Button kind="primary" onClick={() => setConverting(true)}>
            {t('points_convert')}
          </Button>
          <Button onClick={onRules}>{t('points_redemption_rules')}</Button>
        </div>
      </div>
      <ul className={styles.sources}>
        {points.types.map(({ type, amount }) => (
          <li key={type}>
            <Icon name={typeIcons[type]} size={20} />
            {t(typeTexts[type])}
            <b className="number">{formatSum(amount)}</b>
          </li>
        ))}
      </ul>
      {isConverting ? (
        <ConvertWindow points={points} rules={rules} onClose={() => setConverting(false)} />
      ) : null}
    </section>
  )
}

const formatSum = (amount: number): string => formatMoney(amount, 'POINT', { signed: true })
