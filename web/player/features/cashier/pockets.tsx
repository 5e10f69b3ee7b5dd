import { useState } from 'react'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { listWallets } from '../../../../contract/player/launch/list-wallets.ts'
import { transferWallet } from '../../../../contract/player/launch/transfer-wallet.ts'
import { MAIN_WALLET } from '../../../../contract/shared/wallets.ts'
import { useSend } from '../../../client/use-call.ts'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import styles from './cashier.module.css'
import { PocketWindow, type PocketMove } from './pocket-window.tsx'
import { useWallets, type Wallet } from './use-wallets.ts'

const looks = {
  OPEN: null,
  PENDING: ['waiting', 'pockets_pending'],
  UNKNOWN: ['neutral', 'pockets_unknown'],
  MAINTENANCE: ['waiting', 'pockets_maintenance'],
} as const satisfies Record<Wallet['status'], readonly [BadgeTone, string] | null>

/**
 * Pockets at vendors that keep their own: their balances, transfers under way, and the ways to move money.
 * Nothing if no vendor keeps one.
 */
export function Pockets() {
  const t = useText()
  const { data, refetch, isFetching } = useWallets()
  const send = useSend(transferWallet, { changes: [listWallets, checkBalance] })
  const [move, setMove] = useState<PocketMove | null>(null)
  const main = data?.wallets.find((wallet) => wallet.vassalage === MAIN_WALLET)
  const pockets = data?.wallets.filter((wallet) => wallet.vassalage !== MAIN_WALLET) ?? []
  if (!data || !main || pockets.length === 0) return null
  const nameOf = (code: string) => pockets.find((wallet) => wallet.vassalage === code)?.displayName ?? code
  const movable = pockets.filter((wallet) => wallet.balance > 0 && wallet.status !== 'PENDING')
  const takeBack = async () => {
    for (const wallet of movable) {
      await send
        .mutateAsync({ body: { from: wallet.vassalage, to: MAIN_WALLET, amount: wallet.balance } })
        .then(
          ({ state, amount }) =>
            state === 'DONE'
              ? toast.good(t('pockets_done', { amount: formatMoney(amount) }))
              : toast.info(t('pockets_waiting')),
          (error: unknown) => toast.bad(`${wallet.displayName}: ${errorText(error, t)}`),
        )
    }
  }
  return (
    <section>
      <div className="row">
        <h2 className={`grow ${styles.heading}`}>{t('pockets_title')}</h2>
        <IconButton
          icon="refresh"
          label={t('pockets_refresh')}
          isTurning={isFetching}
          onClick={() => {
            void refetch()
          }}
        />
      </div>
      <p className="small text-2">{t('pockets_hint')}</p>
      <div className={styles.pocketList}>
        {data.pending.map((transfer) => (
          <Note key={transfer.transferId} tone="info">
            {t(transfer.from === MAIN_WALLET ? 'pockets_pending_in' : 'pockets_pending_out', {
              amount: formatMoney(transfer.amount),
              vendor: nameOf(transfer.from === MAIN_WALLET ? transfer.to : transfer.from),
            })}
          </Note>
        ))}
        <ul className={`panel ${styles.rows}`}>
          {pockets.map((wallet) => {
            const look = looks[wallet.status]
            return (
              <li key={wallet.vassalage} className={`${styles.rowItem} ${styles.pocket}`}>
                <span className="grow">
                  <small className="note text-3">{wallet.displayName}</small>
                  <b className="number">{formatMoney(wallet.balance)}</b>
                </span>
                {look ? <Badge tone={look[0]}>{t(look[1])}</Badge> : null}
                <span className={styles.pocketActions}>
                  <Button
                    kind="line"
                    disabled={wallet.status !== 'OPEN' || main.balance === 0}
                    onClick={() => setMove({ wallet, direction: 'IN', available: main.balance })}
                    aria-label={t('pockets_in_title', { vendor: wallet.displayName })}
                  >
                    {t('pockets_in')}
                  </Button>
                  <Button
                    kind="line"
                    disabled={wallet.status === 'PENDING' || wallet.balance === 0}
                    onClick={() => setMove({ wallet, direction: 'OUT', available: wallet.balance })}
                    aria-label={t('pockets_out_title', { vendor: wallet.displayName })}
                  >
                    {t('pockets_out')}
                  </Button>
                </span>
              </li>
            )
          })}
        </ul>
        {movable.length > 0 ? (
          <Button
            kind="jade"
            isBlock
            isBusy={send.isPending}
            onClick={() => {
              void takeBack()
            }}
          >
            {t('pockets_all_back')}
          </Button>
        ) : null}
      </div>
      <PocketWindow move={move} onClose={() => setMove(null)} />
    </section>
  )
}
