import { useState } from 'react'
import { addUsdtAddress } from '../../../../contract/player/cashier/add-usdt-address.ts'
import {
  listUsdtAddresses,
  type listUsdtAddressesSchemas,
} from '../../../../contract/player/cashier/list-usdt-addresses.ts'
import type { CryptoChannel } from '../../../../contract/shared/cashier-channels.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { PinField } from '../../../ui/forms/pin-field.tsx'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { RemoveAccount } from './bank-accounts.tsx'
import styles from './member.module.css'
import { useSetUp } from './use-set-up.ts'

type Addresses = ValueOf<typeof listUsdtAddressesSchemas>

/** The addresses that withdrawals in USDT go to; nothing if the merchant pays none and none is bound. */
export function UsdtAddresses({ canAdd }: { canAdd: boolean }) {
  const t = useText()
  const { data } = useCall(listUsdtAddresses)
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Addresses['list'][number] | null>(null)
  if (!data || (data.networks.length === 0 && data.list.length === 0)) return null
  return (
    <section>
      <div className={`row ${styles.heading}`}>
        <h2 className="grow">{t('usdt_addresses')}</h2>
        {canAdd && data.networks.length > 0 && data.list.length < data.limit ? (
          <Button size="small" kind="line" icon="plus" onClick={() => setAdding(true)}>
            {t('usdt_add')}
          </Button>
        ) : null}
      </div>
      <ul className={`panel ${styles.items}`}>
        {data.list.map((one) => (
          <li key={one.bankAccountId} className={styles.item}>
            <span className={styles.bankCode} aria-hidden="true">
              {one.network}
            </span>
            <div className="grow">
              <b>
                {t('deposit_usdt', { network: one.network })} {one.address}
              </b>
              {one.isOffered && one.isUsable ? null : (
                <p className="note text-3">
                  {one.isOffered
                    ? t('withdraw_usable_from', { at: formatRecordTime(one.usableFrom) })
                    : t('usdt_network_closed')}
                </p>
              )}
            </div>
            <Button
              size="small"
              kind="quiet"
              aria-label={`${t('security_remove')} ${one.address}`}
              onClick={() => setRemoving(one)}
            >
              {t('security_remove')}
            </Button>
          </li>
        ))}
        {data.list.length === 0 ? (
          <li className={`${styles.item} text-3`}>{t('usdt_addresses_none')}</li>
        ) : null}
      </ul>
      <Modal isOpen={isAdding} onClose={() => setAdding(false)} title={t('usdt_add')}>
        {isAdding ? <AddAddress networks={data.networks} onDone={() => setAdding(false)} /> : null}
      </Modal>
      <Modal isOpen={removing !== null} onClose={() => setRemoving(null)} title={t('security_remove')}>
        {removing ? (
          <RemoveAccount
            bankAccountId={removing.bankAccountId}
            name={`USDT ${removing.network} ${removing.address}`}
            onDone={() => setRemoving(null)}
          />
        ) : null}
      </Modal>
    </section>
  )
}

function AddAddress({ networks, onDone }: { networks: Addresses['networks']; onDone: () => void }) {
  const t = useText()
  const send = useSetUp(addUsdtAddress)
  const form = useForm({
    start: { channel: networks[0]!.channel as CryptoChannel, address: '', pin: '' },
    send: async ({ channel, address, pin }) => {
      await send.mutateAsync({ body: { channel, address: address.trim(), paymentPassword: pin } })
      toast.good(t('security_saved'))
      onDone()
    },
    refuse: (error) => {
      form.edit({ pin: '' })
      if (fieldErrorsOf(error).address) return { address: t('usdt_address_wrong') }
      return { [codeOf(error).startsWith('WD_PASSWORD') ? 'pin' : 'form']: errorText(error, t) }
    },
  })
  const { channel, address, pin } = form.values
  const { network } = networks.find((one) => one.channel === channel)!
  return (
    <Form form={form} className="stack">
      <Segmented
        label={t('usdt_network')}
        value={channel}
        onChange={form.set('channel')}
        choices={networks.map((one) => ({ key: one.channel, text: one.network }))}
      />
      <TextField
        label={t('usdt_address', { network })}
        icon="coin"
        isRequired
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        hint={t('usdt_address_hint')}
        {...form.field('address')}
      />
      <Note tone="info">{t('usdt_own')}</Note>
      <PinField
        label={t('withdraw_password')}
        value={pin}
        onChange={form.set('pin')}
        error={form.faults['pin']}
      />
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <Button
        type="submit"
        kind="primary"
        isBlock
        isBusy={form.isBusy}
        disabled={address.trim() === '' || pin.length !== 6}
      >
        {t('usdt_add')}
      </Button>
    </Form>
  )
}
