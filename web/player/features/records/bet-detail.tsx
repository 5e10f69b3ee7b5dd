import { readBet } from '../../../../contract/player/cashier/read-bet.ts'
import type { readBetSchemas } from '../../../../contract/player/cashier/read-bet.ts'
import type { listBetsSchemas } from '../../../../contract/player/cashier/list-bets.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatRecordTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { BetPartsList, hasParts } from '../../../ui/status/bet-parts.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { AppButton } from '../../app-button.tsx'
import { safeReturn } from '../../paths.ts'
import styles from './records.module.css'

export type Bet = ValueOf<typeof listBetsSchemas>['list'][number]

export const betTones = {
  PENDING: 'waiting',
  WON: 'good',
  LOST: 'neutral',
  PUSH: 'info',
  REFUNDED: 'info',
} as const
export const statusKey = (status: Bet['status']) =>
  `record_status_${status.toLowerCase() as Lowercase<Bet['status']>}` as const

type ProofFacts = NonNullable<NonNullable<ValueOf<typeof readBetSchemas>['detail']>['proof']>

/** One round with what was bet on, every movement in it, and what proves it if its vendor says so. */
export function BetDetail({ betNo }: { betNo: string }) {
  const t = useText()
  const { data: bet, error, isPending } = useCall(readBet, { params: { betNo } })
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (isPending || !bet) return <Skeleton shape="block" />
  return (
    <div className="stack">
      <KeyValues
        rows={[
          { key: 'no', label: t('record_bet_id'), value: bet.betNo, copyText: bet.betNo },
          { key: 'game', label: t('record_game'), value: `${bet.gameName} · ${bet.vendor}` },
          {
            key: 'round',
            label: t('record_round'),
            value: <span className={styles.code}>{bet.roundId}</span>,
            copyText: bet.roundId,
          },
          {
            key: 'time',
            label: t('record_time', { zone: zoneLabel() }),
            value: formatRecordTime(bet.openedAt, true),
          },
          ...(bet.endedAt
            ? [{ key: 'ended', label: t('record_settled'), value: formatRecordTime(bet.endedAt, true) }]
            : []),
          {
            key: 'stake',
            label: t('record_stake'),
            value: <Money amount={bet.playedAmount ?? bet.stakeAmount} />,
          },
          ...(bet.playedAmount === null
            ? []
            : [{ key: 'taken', label: t('record_taken'), value: <Money amount={bet.stakeAmount} /> }]),
          { key: 'valid', label: t('record_valid_bet'), value: <Money amount={bet.validBetAmount} /> },
          { key: 'payout', label: t('record_payout'), value: <Money amount={bet.payoutAmount} /> },
          ...(bet.jackpotAmount > 0
            ? [{ key: 'jackpot', label: t('ledger_jackpot'), value: <Money amount={bet.jackpotAmount} /> }]
            : []),
          {
            key: 'status',
            label: t('record_status'),
            value: <Badge tone={betTones[bet.status]}>{t(statusKey(bet.status))}</Badge>,
          },
          {
            key: 'net',
            label: t('record_win_loss'),
            value: bet.status === 'PENDING' ? '–' : <Money amount={bet.netAmount} isChange />,
            isTotal: true,
          },
        ]}
      />
      {bet.detail && hasParts(bet.detail) ? (
        <section>
          <h3 className={styles.title}>{t('bet_parts')}</h3>
          <BetPartsList detail={bet.detail} />
        </section>
      ) : null}
      {/* A hand among members moves a stack, not the wallet: it has none. */}
      {bet.movements.length === 0 ? null : (
        <section>
          <h3 className={styles.title}>{t('record_movements')}</h3>
          <ul className={styles.movements}>
            {bet.movements.map((line) => (
              <li key={`${line.transactionId}${line.type}`}>
                <span>
                  <b>{t(`ledger_${line.type.toLowerCase()}` as 'ledger_bet')}</b>
                  <small className="text-3">{formatRecordTime(line.at, true)}</small>
                </span>
                <span className={styles.figures}>
                  <Money amount={line.amount} isChange />
                  {line.balance === null ? null : (
                    <small className="text-3">
                      {t('record_balance_after')} {formatAmount(line.balance)}
                    </small>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {bet.detail?.proof ? <Proof proof={bet.detail.proof} /> : null}
    </div>
  )
}

function Proof({ proof }: { proof: ProofFacts }) {
  const t = useText()
  return (
    <>
      <KeyValues
        rows={[
          {
            key: 'hash',
            label: t('record_seed_hash'),
            value: <span className={styles.code}>{proof.commit}</span>,
            copyText: proof.commit,
          },
          ...(proof.serverSeed
            ? [
                {
                  key: 'server',
                  label: t('record_server_seed'),
                  value: <span className={styles.code}>{proof.serverSeed}</span>,
                  copyText: proof.serverSeed,
                },
              ]
            : []),
          {
            key: 'client',
            label: t('record_client_seed'),
            value: <span className={styles.code}>{proof.clientSeed}</span>,
            copyText: proof.clientSeed,
          },
          { key: 'nonce', label: t('record_nonce'), value: proof.nonce },
        ]}
      />
      <AppButton kind="line" isBlock icon="shield" href={safeReturn(proof.address)}>
        {t('record_verify')}
      </AppButton>
    </>
  )
}
