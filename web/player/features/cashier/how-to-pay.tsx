import { serverOffsetMs } from '../../../client/server-clock.ts'
import { formatAmount, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Countdown } from '../../../ui/status/countdown.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import styles from './deposit.module.css'
import { CryptoPayment } from './crypto-payment.tsx'
import type { DepositDetail } from './channels.ts'
import { QrPicture } from './qr-picture.tsx'

export function HowToPay({ deposit, onEnd }: { deposit: DepositDetail; onEnd: () => void }) {
  const t = useText()
  const { channel, qrText, payableAmount, reference, transfer, crypto, receiverName, expiresAt, slip } =
    deposit
  if (crypto) return <CryptoPayment crypto={crypto} qrText={qrText} reference={reference} />
  return (
    <>
      {qrText ? (
        <QrPicture
          text={qrText}
          label={t(channel === 'TRUEMONEY' ? 'deposit_truemoney_label' : 'deposit_qr_label', {
            amount: formatMoney(payableAmount),
          })}
          reference={reference}
        />
      ) : null}
      <strong className={`money ${styles.payable}`}>{formatMoney(payableAmount)}</strong>
      <p className="note text-2 center">{t('deposit_exact_amount')}</p>
      {slip ? null : (
        <p className={`row ${styles.expires}`}>
          <span className="small text-2">{t('deposit_expires_in', { time: '' }).trim()}</span>
          <Countdown endsAt={expiresAt} clockOffsetMs={serverOffsetMs()} onEnd={onEnd} />
        </p>
      )}
      <KeyValues
        rows={[
          ...(transfer
            ? [
                { key: 'bank', label: t('deposit_bank'), value: transfer.bankName },
                {
                  key: 'account',
                  label: t('deposit_account_no'),
                  value: <b className="number">{transfer.accountNo}</b>,
                  copyText: transfer.accountNo,
                },
                {
                  key: 'exact',
                  label: t('deposit_exact'),
                  value: <b className="number">{formatAmount(payableAmount)}</b>,
                  copyText: formatAmount(payableAmount).replaceAll(',', ''),
                },
                ...(transfer.sourceAccount
                  ? [
                      {
                        key: 'from',
                        label: t('deposit_from'),
                        value: `${transfer.sourceAccount.bankCode} ${transfer.sourceAccount.accountNo}`,
                      },
                    ]
                  : []),
              ]
            : []),
          {
            key: 'name',
            label: t(channel === 'TRUEMONEY' ? 'deposit_truemoney_name' : 'deposit_receiver'),
            value: receiverName,
          },
        ]}
      />
    </>
  )
}
