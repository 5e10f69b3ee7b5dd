import type { checkWithdrawalSchemas } from '../../../../contract/player/cashier/check-withdrawal.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { formatMoney } from '../../../../design/format.ts'
import { houseCurrency } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import styles from './cashier.module.css'
import withdrawalStyles from './withdrawal.module.css'
import type { Place } from './places.ts'
import { arrivingUsdt, formatUsdt, percentOf } from './usdt.ts'

export function Summary({
  check,
  chosen,
  amount,
  isBusy,
}: {
  check: Check
  chosen: Place | undefined
  amount: number
  isBusy: boolean
}) {
  const t = useText()
  const fee = check.feeAmount
  const usdt = chosen?.network ? check.usdt : null
  return (
    <section className={`yo frame ${styles.summary}`}>
      <h2 className={styles.summaryTitle}>{t('withdraw_summary')}</h2>
      <KeyValues
        rows={[
          {
            key: 'amount',
            label: t('withdraw_amount'),
            value: <span className="number">{formatMoney(amount)}</span>,
          },
          {
            key: 'fee',
            label: t('withdraw_fee_label'),
            value:
              fee === 0 ? (
                <span className="positive">
                  {t('withdraw_fee_free')} · {t('withdraw_free_left', { count: check.freeLeftToday })}
                </span>
              ) : (
                formatMoney(fee)
              ),
          },
          {
            key: 'to',
            label: t('withdraw_to'),
            value: chosen ? `${chosen.network ? chosen.title : chosen.badge} ${chosen.number}` : '–',
          },
          ...(usdt
            ? [
                {
                  key: 'network',
                  label: t('usdt_network_fee'),
                  value: t('usdt_network_fee_of', {
                    fee: formatUsdt(usdt.networkFee, 0),
                    amount: formatMoney(usdt.networkFeeAmount),
                  }),
                },
                {
                  key: 'rate',
                  label: t('usdt_rate'),
                  value: <span className="number">{t('usdt_rate_of', { rate: usdt.rate })}</span>,
                },
                {
                  key: 'net',
                  label: t('usdt_arrives'),
                  value: (
                    <span className={`money ${styles.net}`}>
                      {t('usdt_figure', {
                        amount: formatUsdt(
                          arrivingUsdt(Math.max(0, amount - fee), usdt.rate, usdt.networkFee),
                        ),
                      })}
                    </span>
                  ),
                  isTotal: true,
                },
              ]
            : [
                {
                  key: 'net',
                  label: t('withdraw_net'),
                  value: (
                    <span className={`money ${styles.net}`}>{formatMoney(Math.max(0, amount - fee))}</span>
                  ),
                  isTotal: true,
                },
              ]),
        ]}
      />
      <dl className={withdrawalStyles.meters}>
        <div>
          <dt className="note text-3">{t('withdraw_left_count')}</dt>
          <dd>
            <b className="number">{t('withdraw_times', { count: check.leftToday })}</b>
          </dd>
        </div>
        <div>
          <dt className="note text-3">{t('withdraw_left_amount')}</dt>
          <dd>
            <b className="number">{formatMoney(check.leftTodayAmount, houseCurrency(), { decimals: 0 })}</b>
          </dd>
        </div>
      </dl>
      <p className="note text-2">
        {t(`withdraw_bound_${check.leftTodayBound.reason}`, {
          amount: formatMoney(check.leftTodayBound.amount, houseCurrency(), { decimals: 0 }),
        })}
      </p>
      <Button type="submit" kind="primary" size="large" isBlock isBusy={isBusy}>
        {t('withdraw_submit_amount', {
          amount: amount > 0 ? formatMoney(amount, houseCurrency(), { decimals: 0 }) : '',
        })}
      </Button>
      {usdt ? <p className="note text-2">{t('usdt_rate_note', { spread: percentOf(usdt.spread) })}</p> : null}
      <p className="note text-3">
        {t('withdraw_confirm_hint', { confirmMinutes: String(check.confirmMinutes) })}
      </p>
    </section>
  )
}

export type Check = ValueOf<typeof checkWithdrawalSchemas>
