import { useState } from 'react'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { checkWithdrawal, type checkWithdrawalSchemas } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { forfeitBonus } from '../../../../contract/player/cashier/forfeit-bonus.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney, formatDate, formatRecordTime } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { AppButton } from '../../app-button.tsx'
import { paths } from '../../paths.ts'
import { useIsRestricted } from '../../state/member.ts'
import styles from './cashier.module.css'

type Requirement = ValueOf<typeof checkWithdrawalSchemas>['requirements'][number]

/** Every open turnover requirement with what is left of it; a bonus can be given up. */
export function Turnover({ requirements, bonusAmount }: { requirements: readonly Requirement[]; bonusAmount: number }) {
  const t = useText()
  const isRestricted = useIsRestricted()
  const left = requirements.reduce((sum, requirement) => sum + requirement.leftAmount, 0)
  // All of the bonus money is given up at once, so one button stands for all of its rows: with the first.
  const firstBonus = requirements.find((requirement) => requirement.isBonus)
  return (
    <section className="stack">
      <Note tone="info">{t('withdraw_turnover_text')} · <b className="number">{t('wagering_left', { 0: formatMoney(left) })}</b></Note>
      <div className={styles.columns}>
        <div className="panel">
          {requirements.map((requirement, place) => (
            <Row key={place} requirement={requirement}>{requirement === firstBonus ? <GiveUp bonusAmount={bonusAmount} /> : null}</Row>
          ))}
        </div>
        <div className="stack">
          <Counts requirements={requirements} />
          {isRestricted ? null : <AppButton kind="primary" size="large" isBlock href={paths.slots()}>{t('withdraw_play')}</AppButton>}
        </div>
      </div>
    </section>
  )
}

const sources = { DEPOSIT: 'wagering_source_deposit', TRANSFER: 'wagering_source_transfer', ADJUSTMENT: 'wagering_source_adjustment' } as const
const isNamed = (source: string): source is keyof typeof sources => source in sources
const nameOf = ({ source, isBonus }: Requirement) => (!isBonus && isNamed(source) ? sources[source] : 'wagering_source_bonus')

function Row({ requirement, children }: { requirement: Requirement; children: React.ReactNode }) {
  const t = useText()
  const { source, baseAmount, multiplierPpm, requiredAmount, doneAmount, leftAmount, createdAt, expiresAt } = requirement
  const name = t(nameOf(requirement))
  return (
    <div className={styles.requirement}>
      <div className={styles.requirementHead}><b>{name} <span className="text-3">{formatRecordTime(createdAt)}</span></b><span className="number">{formatAmount(doneAmount)} / {formatAmount(requiredAmount)}</span></div>
      <Progress tone="task" share={requiredAmount === 0 ? 1 : doneAmount / requiredAmount} label={t('wagering_title')} />
      <p className="note text-3">
        {[t('wagering_base', { 0: formatMoney(baseAmount), 1: String(multiplierPpm / 1_000_000) }), t('wagering_left', { 0: formatMoney(leftAmount) }), expiresAt ? t('wagering_expires', { 0: formatDate(expiresAt) }) : ''].filter(Boolean).join(' · ')}
      </p>
      {source === 'DEPOSIT' && baseAmount % 100 !== 0 ? <p className="note text-3">{t('wagering_satang')}</p> : null}
      {children}
    </div>
  )
}

function GiveUp({ bonusAmount }: { bonusAmount: number }) {
  const t = useText()
  const send = useSend(forfeitBonus, { changes: [checkWithdrawal, checkBalance] })
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <Button kind="line" className={styles.giveUp} onClick={() => setAsked(true)}>{t('wagering_give_up', { 0: formatMoney(bonusAmount) })}</Button>
      <ConfirmDialog isOpen={isAsked} confirmText={t('wagering_forfeit')} onCancel={close}
        onConfirm={() => send.mutateAsync({}).then(() => { close(); toast.good(t('wagering_given_up')) }, (error: unknown) => { close(); toast.bad(errorText(error, t)) })}>
        {t('wagering_forfeit_confirm', { 0: formatMoney(bonusAmount) })}
      </ConfirmDialog>
    </>
  )
}

const categories = {
  RNG: 'category_rng', FISH: 'category_fish', SPORTS: 'category_sports', ESPORTS: 'category_esports', COCKFIGHT: 'category_cockfight',
  LIVE: 'category_live', PVP: 'category_pvp', ELOTT: 'category_elott', LOTT: 'category_lott',
} as const

/** How much of a bet counts, by category: a table for each way of counting among the open requirements. */
function Counts({ requirements }: { requirements: readonly Requirement[] }) {
  const t = useText()
  const keyOf = (requirement: Requirement) => JSON.stringify([requirement.counts, requirement.otherPercent])
  const ways = new Map(requirements.map((requirement) => [keyOf(requirement), requirement]))
  const namesOf = (key: string) => [...new Set(requirements.filter((requirement) => keyOf(requirement) === key).map(nameOf))].map((name) => t(name)).join(', ')
  return [...ways].map(([key, way]) => (
    <section key={key} className="panel">
      <h2 className={styles.countsTitle}>{t('wagering_counts')}{ways.size > 1 ? <span className="text-3"> · {namesOf(key)}</span> : null}</h2>
      <dl className={styles.counts}>
        {rowsOf(way).map(({ percent, products }) => (
          <div key={`${percent}-${products.length}`} className="row">
            <dt className="grow">{products.length === 0 ? t(way.counts.length === 0 ? 'wagering_counts_all' : 'wagering_counts_rest') : products.map((product) => t(categories[product])).join(' · ')}</dt>
            <dd className="number">{percent}%</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

/** Categories that count alike share a row, the fullest first; what is not named counts as the rest, in a row without names. */
function rowsOf({ counts, otherPercent }: Requirement): { percent: number; products: (keyof typeof categories)[] }[] {
  const rows = new Map<number, (keyof typeof categories)[]>()
  for (const product of Object.keys(categories) as (keyof typeof categories)[]) {
    const own = counts.find((count) => count.product === product)
    if (own) rows.set(own.percent, [...(rows.get(own.percent) ?? []), product])
  }
  const isWhole = Object.keys(categories).every((product) => counts.some((count) => count.product === product))
  return [...[...rows].map(([percent, products]) => ({ percent, products })).sort((one, other) => other.percent - one.percent), ...(isWhole ? [] : [{ percent: otherPercent, products: [] }])]
}
