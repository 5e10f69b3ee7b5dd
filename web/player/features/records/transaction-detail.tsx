import { readTransaction } from '../../../../contract/player/cashier/read-transaction.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { formatRecordTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { seatPlaceText, seatText } from '../../../ui/status/seat-text.ts'
import { codeKey } from './code-key.ts'
import { RecordState } from './record-state.tsx'
import styles from './records.module.css'

/** One transaction with every part of it that touched the member's money. */
export function TransactionDetail({
  transactionId,
  onOpenBet,
}: {
  transactionId: string
  onOpenBet: (betNo: string) => void
}) {
  const t = useText()
  const { data, error, isPending, refetch } = useCall(readTransaction, { params: { transactionId } })
  return (
    <RecordState error={error} isPending={isPending} onRetry={refetch}>
      {data ? (
        <div className="stack">
          <KeyValues
            rows={[
              {
                key: 'id',
                label: t('record_transaction_id'),
                value: data.transactionId,
                copyText: data.transactionId,
              },
              {
                key: 'time',
                label: t('record_time', { zone: zoneLabel() }),
                value: formatRecordTime(data.at, true),
              },
              ...(data.reference
                ? [
                    {
                      key: 'reference',
                      label: t('record_reference'),
                      value: <span className={styles.code}>{data.shownReference ?? data.reference}</span>,
                      copyText: data.shownReference ?? data.reference,
                    },
                  ]
                : []),
              ...(data.gameName
                ? [
                    {
                      key: 'game',
                      label: t('record_game'),
                      value: data.seat
                        ? seatPlaceText(data.gameName, data.seat)
                        : `${data.gameName} · ${data.vendor ?? ''}`,
                    },
                  ]
                : []),
              ...(data.seat?.resultAmount == null
                ? []
                : [
                    {
                      key: 'result',
                      label: t('record_win_loss'),
                      value: <Money amount={data.seat.resultAmount} isChange />,
                    },
                  ]),
            ]}
          />
          <section>
            <h3 className={styles.title}>{t('record_parts')}</h3>
            <ul className={styles.movements}>
              {data.parts.map((part) => (
                <li key={`${part.type}${part.wallet}`}>
                  <span>
                    <b>{data.seat ? seatText(data.seat, t) : t(codeKey(part.type))}</b>
                    <small className="text-3">
                      {t(`record_wallet_${part.wallet.toLowerCase() as Lowercase<typeof part.wallet>}`)}
                    </small>
                  </span>
                  <Money amount={part.amount} isChange />
                </li>
              ))}
            </ul>
          </section>
          {data.betNo ? (
            <Button kind="line" isBlock icon="list" onClick={() => onOpenBet(data.betNo!)}>
              {t('record_open_bet')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </RecordState>
  )
}
