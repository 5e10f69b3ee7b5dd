import { readVip } from '../../../../contract/player/promotions/read-vip.ts'
import { formatAmount, formatDate, formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { VipLadder, VipPanel } from '../../../ui/status/vip-panel.tsx'
import { percentText } from './percent-text.ts'
import { VipHistory } from './vip-history.tsx'
import { VipTable } from './vip-table.tsx'
import type { Vip } from './vip-value.ts'
import styles from './rewards.module.css'

const whole = (amount: number) => formatAmount(amount, 0)
const shareOf = (done: number, target: number) => (target > 0 ? Math.max(0, done) / target : 1)

/** The member's level, the way to the next, what it gives and what keeps it. */
export function VipPage() {
  const t = useText()
  const { data, error } = useCall(readVip, {}, { staleMs: 1_000 })
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  return (
    <div className="stack">
      <Standing vip={data} />
      <VipLadder levels={data.levels} current={data.vipRankLevel} label={t('vip_ladder')} />
      <Perks vip={data} />
      {data.bonusesPaused ? <Note tone="info">{t('vip_paused')}</Note> : null}
      <Keep vip={data} />
      <VipTable vip={data} />
      <p className="small text-3">{t('vip_limits_same')}</p>
      <VipHistory vip={data} />
    </div>
  )
}

/** Both figures of the next level: the one that is further away is the panel's bar. */
function Standing({ vip }: { vip: Vip }) {
  const t = useText()
  const title = t('vip_name', { level: vip.vipRankLevel, name: vip.vipLabelName })
  const next = vip.nextLevel === null ? undefined : vip.levels[vip.nextLevel]
  if (!next)
    return <VipPanel caption={t('vip_current')} title={title} measure={t('vip_highest')} note="" share={1} />
  const figures = [
    { key: 'valid', label: t('vip_valid'), done: Math.max(0, vip.validAmount), target: next.validBetAmount },
    { key: 'deposit', label: t('vip_deposit'), done: vip.depositAmount, target: next.depositAmount },
  ]
  const name = t('vip_name', { level: next.level, name: next.name })
  return (
    <>
      <VipPanel
        caption={t('vip_current')}
        title={title}
        measure={t('vip_to_next', { level: name })}
        note={t('vip_both_needed', { time: vip.checkedAt })}
        share={Math.min(...figures.map(({ done, target }) => shareOf(done, target)))}
      />
      <section className={`panel ${styles.card}`}>
        {figures.map(({ key, label, done, target }) => (
          <div key={key} className={styles.figure}>
            <span>{label}</span>
            <b>{t('vip_of', { done: whole(done), target: whole(target) })}</b>
            <Progress share={shareOf(done, target)} tone="vip" label={label} />
          </div>
        ))}
      </section>
    </>
  )
}

function Perks({ vip }: { vip: Vip }) {
  const t = useText()
  const own = vip.levels[vip.vipRankLevel]!
  const perks = [
    { key: 'monthly', value: formatMoney(own.monthlyAmount), text: t('vip_perk_monthly') },
    { key: 'birthday', value: formatMoney(own.birthdayAmount), text: t('vip_perk_birthday') },
    ...(vip.hasRebates
      ? [
          {
            key: 'rebate',
            value: percentText(own.rebateRate),
            text: t('vip_perk_rebate', { max: formatMoney(own.rebateDayAmount) }),
          },
        ]
      : []),
    {
      key: 'withdraw',
      value: String(own.withdrawalsPerDay),
      text: t('vip_perk_withdraw', { max: formatMoney(own.withdrawalDayAmount) }),
    },
  ]
  return (
    <ul className={styles.perks}>
      {perks.map(({ key, value, text }) => (
        <li key={key} className="panel">
          <b>{value}</b>
          <span className="small text-2">{text}</span>
        </li>
      ))}
    </ul>
  )
}

function Keep({ vip }: { vip: Vip }) {
  const t = useText()
  const { keep, lost, heldUntil } = vip
  if (!keep && !lost) return null
  const nameOf = (level: number) => t('vip_name', { level, name: vip.levels[level]?.name ?? '' })
  return (
    <section className={`panel ${styles.card}`}>
      {keep ? (
        <div className={styles.figure}>
          <h2>{t('vip_keep_title')}</h2>
          <b>{t('vip_of', { done: whole(keep.monthValidAmount), target: whole(keep.keepAmount) })}</b>
          <Progress
            share={shareOf(keep.monthValidAmount, keep.keepAmount)}
            tone="vip"
            label={t('vip_keep_title')}
          />
          <span className="small text-2">
            {keep.monthValidAmount >= keep.keepAmount
              ? t('vip_keep_done')
              : t('vip_keep_left', {
                  left: formatMoney(keep.keepAmount - keep.monthValidAmount),
                  until: formatDate(`${keep.until}T12:00:00Z`),
                })}
          </span>
          <span className="small text-3">{t('vip_keep_floor', { level: nameOf(keep.floorLevel) })}</span>
        </div>
      ) : null}
      {lost ? (
        <p className="small">
          {t('vip_lost_back', { level: nameOf(lost.level), target: formatMoney(lost.keepAmount) })}
        </p>
      ) : null}
      {heldUntil ? (
        <p className="small">{t('vip_held', { until: formatDate(`${heldUntil}T12:00:00Z`) })}</p>
      ) : null}
    </section>
  )
}
