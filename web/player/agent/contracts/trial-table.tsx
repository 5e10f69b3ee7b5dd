import { useState } from 'react'
import type { readContractTrialSchemas } from '../../../../contract/player/agents/contracts/read-contract-trial.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount, formatDay } from '../../../../design/format.ts'
import { tryContract, type TrialTerms } from '../../../../kernel/agents/contracts/trial.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './contracts.module.css'

type Trial = ValueOf<typeof readContractTrialSchemas>
type Play = Trial['periods'][number]['giver']

const bigPlay = ({ valid, active, base, below }: Play) => ({
  valid: BigInt(valid),
  active,
  base: BigInt(base),
  below: BigInt(below),
})

const FIRST = 4

interface Change {
  before: bigint
  after: bigint
}

/** The contract that stands and the one that is written, tried on last month's play by the same rules. */
export function TrialTable({
  periods,
  account,
  standing,
  offered,
  own,
}: {
  periods: Trial['periods']
  account: string
  standing: TrialTerms | null
  offered: TrialTerms
  own: TrialTerms
}) {
  const t = useText()
  const [showsAll, setShowsAll] = useState(false)
  const played = periods.filter(({ giver }) => giver.valid !== 0 || giver.base !== 0)
  if (played.length === 0)
    return (
      <div>
        <p className="text-2">{t('contract_trial_none')}</p>
      </div>
    )
  const plays = played.map(({ receiver, giver }) => ({ receiver: bigPlay(receiver), giver: bigPlay(giver) }))
  const before = tryContract(plays, standing, own)
  const after = tryContract(plays, offered, own)
  const sum = (tried: typeof before, of: (one: (typeof before)[number]) => bigint) =>
    tried.reduce((total, one) => total + of(one), 0n)
  const shown = showsAll ? played : played.slice(0, FIRST)
  return (
    <>
      <table className={styles.tiers}>
        <thead>
          <tr>
            <th scope="col">{t('contract_trial_baht')}</th>
            <th scope="col">{t('contract_trial_old')}</th>
            <th scope="col">{t('contract_trial_new')}</th>
            <th scope="col">{t('contract_trial_change')}</th>
          </tr>
        </thead>
        {shown.map(({ from, to, receiver }, place) => (
          <tbody key={from}>
            <tr className={styles.period}>
              <td colSpan={4}>
                {t('contract_trial_period', {
                  from: formatDay(from),
                  to: formatDay(to),
                  valid: formatAmount(receiver.valid),
                  active: receiver.active,
                })}
                {offered.kind === 'DIVIDEND'
                  ? ` · ${t('contract_sandbox_base')} ${formatAmount(after[place]!.base)}`
                  : null}
                {after[place]!.carryIn < 0n
                  ? ` · ${t('contract_sandbox_carry')} ${formatAmount(after[place]!.carryIn)}`
                  : null}
              </td>
            </tr>
            <Row
              name={account}
              change={{ before: before[place]!.receiver.net, after: after[place]!.receiver.net }}
            />
            <Row
              name={t('contract_trial_you')}
              change={{ before: before[place]!.giver.net, after: after[place]!.giver.net }}
            />
          </tbody>
        ))}
        <tfoot>
          <Row
            name={t('contract_trial_house')}
            change={{ before: sum(before, ({ house }) => house), after: sum(after, ({ house }) => house) }}
          />
        </tfoot>
      </table>
      {played.length > FIRST && !showsAll ? (
        <Button kind="quiet" isBlock onClick={() => setShowsAll(true)}>
          {t('contract_trial_all', { count: played.length })}
        </Button>
      ) : null}
    </>
  )
}

function Row({ name, change: { before, after } }: { name: string; change: Change }) {
  const difference = after - before
  return (
    <tr>
      <td>{name}</td>
      <td>{formatAmount(before)}</td>
      <td>{formatAmount(after)}</td>
      <td className={difference < 0n ? styles.less : difference > 0n ? styles.more : 'text-3'}>
        {difference > 0n ? '+' : ''}
        {formatAmount(difference)}
      </td>
    </tr>
  )
}
