import { useState } from 'react'
import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { MAIN_WALLET } from '../../../../contract/shared/wallets.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import styles from './cashier.module.css'
import { PocketForm, type PocketMove } from './pocket-window.tsx'
import { turnoverLeftOf } from './use-balance.ts'
import { useWallets } from './use-wallets.ts'

interface GamePocketProps {
  vendor: string
  isFirst: boolean
  onClose: () => void
  onMoved: () => void
  onDeposit: () => void
}

/** Money between the main wallet and the wallet of the game's vendor, beside the game itself. */
export function GamePocket({ vendor, isFirst, onClose, onMoved, onDeposit }: GamePocketProps) {
  const t = useText()
  const { data, error, refetch } = useWallets({ isFresh: true })
  const turnoverLeft = turnoverLeftOf(useCall(checkWithdrawal).data)
  const [direction, setDirection] = useState<PocketMove['direction']>('IN')
  const main = data?.wallets.find((wallet) => wallet.vassalage === MAIN_WALLET)
  const wallet = data?.wallets.find((one) => one.vassalage === vendor)
  const pending = data?.pending.find(({ from, to }) => from === vendor || to === vendor)
  const isIn = isFirst || direction === 'IN'
  const moved = (state: 'DONE' | 'PENDING') => {
    onMoved()
    if (state === 'DONE') onClose()
  }
  const skip = isFirst ? (
    <Button kind="line" size="large" isBlock onClick={onClose}>
      {wallet && wallet.balance > 0
        ? t('pockets_game_enter', { balance: formatMoney(wallet.balance) })
        : t('pockets_game_skip')}
    </Button>
  ) : null
  if (!main || !wallet) {
    return (
      <Modal isOpen onClose={onClose} title={t('pockets_game_title')}>
        {error ? (
          <div className="stack">
            <Note tone="bad">{errorText(error, t)}</Note>
            <Button
              kind="primary"
              isBlock
              onClick={() => {
                void refetch()
              }}
            >
              {t('common_retry')}
            </Button>
            {skip}
          </div>
        ) : (
          <Skeleton shape="block" />
        )}
      </Modal>
    )
  }
  return (
    <Modal isOpen onClose={onClose} title={t('pockets_game_title')}>
      <div className={styles.gamePocket}>
        <div className="stack">
          {isFirst ? (
            <p className="small text-2">{t('pockets_game_hint', { vendor: wallet.displayName })}</p>
          ) : null}
          <KeyValues
            rows={[
              {
                key: 'main',
                label: t('pockets_game_main'),
                value: <b className="number">{formatMoney(main.balance)}</b>,
              },
              {
                key: 'game',
                label: t('pockets_game_pocket', { vendor: wallet.displayName }),
                value: <b className="number">{formatMoney(wallet.balance)}</b>,
              },
            ]}
          />
          {isFirst ? null : (
            <Segmented
              label={t('pockets_game_title')}
              value={direction}
              onChange={setDirection}
              choices={[
                { key: 'IN', text: t('pockets_game_in') },
                { key: 'OUT', text: t('pockets_out') },
              ]}
            />
          )}
        </div>
        <div className="stack">
          {pending ? (
            <Note>
              {t(pending.from === MAIN_WALLET ? 'pockets_pending_in' : 'pockets_pending_out', {
                amount: formatMoney(pending.amount),
                vendor: wallet.displayName,
              })}
            </Note>
          ) : isIn && wallet.status === 'MAINTENANCE' ? (
            <Note>{t('pockets_maintenance')}</Note>
          ) : isIn && turnoverLeft > 0 ? (
            <Note>{t('pockets_game_turnover', { turnoverLeft: formatMoney(turnoverLeft) })}</Note>
          ) : isIn && main.balance === 0 ? (
            <div className={styles.actions}>
              <Button kind="primary" size="large" isBlock onClick={onDeposit}>
                {t('pockets_game_deposit')}
              </Button>
            </div>
          ) : !isIn && wallet.balance === 0 ? (
            <p className="text-2 center">{t('pockets_game_empty')}</p>
          ) : (
            <PocketForm
              key={direction}
              move={
                isIn
                  ? { wallet, direction: 'IN', available: main.balance }
                  : { wallet, direction: 'OUT', available: wallet.balance }
              }
              onMoved={moved}
            />
          )}
          {skip}
        </div>
      </div>
    </Modal>
  )
}
