import type { readContractSchemas } from '../../../../contract/player/agents/contracts/read-contract.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { rateReached } from '../../../../kernel/agents/contracts/terms.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { percentText, type ShownTier, toTiers } from './words.ts'
import styles from './contracts.module.css'

type Read = ValueOf<typeof readContractSchemas>

/** Every tier; beside an older contract also what it gives at the same minimums. */
export function TierTable({
  tiers,
  before,
}: {
  tiers: readonly ShownTier[]
  before?: readonly ShownTier[] | undefined
}) {
  const t = useText()
  const old = before ? toTiers(before) : null
  return (
    <table className={styles.tiers}>
      <thead>
        <tr>
          <th scope="col">{t('contract_tier_min_valid_bet')}</th>
          <th scope="col">{t('contract_tier_min_active')}</th>
          {old ? <th scope="col">{t('contract_old')}</th> : null}
          <th scope="col">{old ? t('contract_new') : t('contract_rate')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => {
          const was = old
            ? rateReached(old, { valid: BigInt(tier.minValid), active: tier.minActive })
            : tier.ratePpm
          return (
            <tr key={tier.minValid}>
              <td>{formatMoney(tier.minValid, undefined, { decimals: 0 })}</td>
              <td>{tier.minActive}</td>
              {old ? <td>{percentText(was)}</td> : null}
              <td className={tier.ratePpm < was ? styles.less : tier.ratePpm > was ? styles.more : undefined}>
                {percentText(tier.ratePpm)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** What ends if the offer is accepted; further down it is counted only. */
export function EndsBelow({ rows, at }: { rows: Read['endsBelow']; at: string }) {
  const t = useText()
  if (rows.length === 0) return null
  return (
    <section className={styles.ending} aria-labelledby="contracts-that-end">
      <h3 id="contracts-that-end">
        <Icon name="warn" />
        {t('contract_ends_if', { at })}
      </h3>
      <ul>
        {rows.map(({ receiver, topPpm, how, belowCount }) => (
          <li key={`${receiver}${how}`}>
            <span>
              {receiver} {percentText(topPpm)}
            </span>
            <small>{t(how === 'END' ? 'contract_why_ceiling' : 'contract_why_withdrawn')}</small>
            {belowCount > 0 ? (
              <span className={styles.further}>
                └ {t('contract_auto_row_below', { username: receiver, count: belowCount })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p>
        {t('contract_auto_when', { from: at })} {t('contract_auto_decline_note')}
      </p>
    </section>
  )
}

/** All versions between the same two sides, the newest first, with every step. */
export function Steps({ versions }: { versions: Read['versions'] }) {
  const t = useText()
  return (
    <details className={styles.history}>
      <summary>
        {t('contract_history')} <span className="number">{versions.length}</span>
        <Icon name="d" />
      </summary>
      <ol>
        {versions.map(({ contract, steps }) => (
          <li key={contract.contractId}>
            <b>
              {contract.contractNo}{' '}
              <span className="number">
                {contract.tiers.map((tier) => percentText(tier.ratePpm)).join(' · ')}
              </span>
            </b>
            {steps.map(({ step, at }) => (
              <span key={`${step}${at}`}>
                {t(`contract_step_${step}`)} <span className="text-3">{formatRecordTime(at)}</span>
              </span>
            ))}
          </li>
        ))}
      </ol>
    </details>
  )
}
