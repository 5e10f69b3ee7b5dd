import { Icon } from '../../../ui/icon/icon.tsx'
import { thaiMoney } from '../../../../contract/shared/cashier-channels.ts'
import { formatMoney } from '../../../../design/format.ts'
import { signOf } from '../../../../kernel/money.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { CopyButton, KeyValues } from '../../../ui/status/key-values.tsx'
import styles from './deposit.module.css'
import type { DepositDetail } from './channels.ts'
import { QrPicture } from './qr-picture.tsx'
import { formatUsdt, worthOf } from './usdt.ts'

interface CryptoPaymentProps {
  crypto: NonNullable<DepositDetail['crypto']>
  qrText: string | null
  reference: string
}

/** The member's address on a network, and how far a transfer to it has come. */
export function CryptoPayment({ crypto, qrText, reference }: CryptoPaymentProps) {
  const t = useText()
  const { network, address, payAmount, paidAmount, rate, isRateFixed, confirmations, confirmationsNeeded } =
    crypto
  const counted = { confirmations: String(confirmations), needed: String(confirmationsNeeded) }
  const amount = paidAmount ?? payAmount
  return (
    <>
      {qrText && paidAmount === null ? (
        <QrPicture text={qrText} label={t('deposit_address', { network })} reference={reference} />
      ) : null}
      <strong className={`money ${styles.payable}`}>
        {t('deposit_usdt_figure', { amount: formatUsdt(amount) })}
      </strong>
      <p className="note text-2 center">
        {isRateFixed
          ? formatMoney(worthOf(amount, rate))
          : t('deposit_usdt_worth', { amount: formatMoney(worthOf(amount, rate)) })}
      </p>
      {paidAmount === null ? (
        <p className="small text-2 center">{t('deposit_usdt_waiting')}</p>
      ) : (
        <div className="stack">
          <p className={`small ${styles.seen}`}>
            <Icon name="clock" />
            {t('deposit_usdt_seen', { amount: t('deposit_usdt_figure', { amount: formatUsdt(paidAmount) }) })}{' '}
            · {t('deposit_usdt_confirmations', counted)}
          </p>
          <Progress
            share={confirmations / confirmationsNeeded}
            label={t('deposit_usdt_confirmations', counted)}
          />
        </div>
      )}
      <p className={styles.address}>
        <span className="note text-3">{t('deposit_address', { network })}</span>
        <span className="row">
          <code className="grow">{address}</code>
          <CopyButton text={address} />
        </span>
      </p>
      <KeyValues
        rows={[
          {
            key: 'rate',
            label: t(isRateFixed ? 'deposit_usdt_fixed' : 'deposit_usdt_estimate'),
            value: (
              <span className="number">
                {signOf(thaiMoney.currency)}
                {rate}
              </span>
            ),
          },
        ]}
      />
      {paidAmount === null ? <Note tone="bad">{t('deposit_usdt_only', { network })}</Note> : null}
      <p className="note text-3">{t('deposit_usdt_any_time')}</p>
      {document.documentElement.dataset.mode === 'demo' ? (
        <p className="note text-3">{t('deposit_usdt_demo_address')}</p>
      ) : null}
    </>
  )
}
