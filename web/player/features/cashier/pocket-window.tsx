import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { listWallets } from '../../../../contract/player/launch/list-wallets.ts'
import { transferWallet } from '../../../../contract/player/launch/transfer-wallet.ts'
import { MAIN_WALLET } from '../../../../contract/shared/wallets.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney, parseAmount } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { AmountField } from './amount-field.tsx'
import { amountFault } from './amount-text.ts'
import styles from './cashier.module.css'
import type { Wallet } from './use-wallets.ts'

export interface PocketMove {
  wallet: Wallet
  direction: 'IN' | 'OUT'
  available: number
}

/** How much to move, into a pocket or back. */
export function PocketWindow({ move, onClose }: { move: PocketMove | null; onClose: () => void }) {
  const t = useText()
  if (!move) return null
  const { wallet, direction } = move
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t(direction === 'IN' ? 'pockets_in_title' : 'pockets_out_title', { vendor: wallet.displayName })}
    >
      <PocketForm key={`${wallet.vassalage} ${direction}`} move={move} onMoved={onClose} />
    </Modal>
  )
}

/** The amount, its quick shares and the button; `onMoved` is called with whether the vendor has answered. */
export function PocketForm({
  move: { wallet, direction, available },
  onMoved,
}: {
  move: PocketMove
  onMoved: (state: 'DONE' | 'PENDING') => void
}) {
  const t = useText()
  const send = useSend(transferWallet, { changes: [listWallets, checkBalance] })
  const form = useForm({
    start: { text: '' },
    send: async ({ text }) => {
      const fault = amountFault(text, t)
      if (fault) return { text: fault }
      if (amount > available) return { text: t('pockets_too_much', { available: formatMoney(available) }) }
      const [from, to] =
        direction === 'IN' ? [MAIN_WALLET, wallet.vassalage] : [wallet.vassalage, MAIN_WALLET]
      const { state } = await send.mutateAsync({ body: { from, to, amount } })
      if (state === 'DONE') toast.good(t('pockets_done', { amount: formatMoney(amount) }))
      else toast.info(t('pockets_waiting'))
      onMoved(state)
      return undefined
    },
    refuse: (error) => ({ text: errorText(error, t) }),
  })
  const amount = parseAmount(form.values.text) ?? 0
  const share = (part: number) => form.edit({ text: formatAmount(Math.floor((available * part) / 100)) })
  return (
    <Form form={form} className="stack">
      <AmountField
        label={t('pockets_amount')}
        value={form.values.text}
        onChange={form.set('text')}
        error={form.faults['text']}
        range={t('pockets_available', { available: formatMoney(available) })}
      />
      <div className={styles.shares}>
        {([25, 50, 75, 100] as const).map((part) => (
          <Button key={part} kind="line" onClick={() => share(part)}>
            {part === 100 ? t('common_all') : `${part}%`}
          </Button>
        ))}
      </div>
      <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
        {amount > 0 ? t('pockets_submit', { amount: formatMoney(amount) }) : t('pockets_move')}
      </Button>
    </Form>
  )
}
