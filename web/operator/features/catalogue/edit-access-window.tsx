import { changeVendorAccess } from '../../../../contract/operator/launch/change-vendor-access.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { listVendorAccess } from '../../../../contract/operator/launch/list-vendor-access.ts'
import { listProposals } from '../../../../contract/operator/system/list-proposals.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import parts from '../../parts/parts.module.css'
import { tellChange } from '../../parts/waiting-changes.tsx'
import { OpensIn } from './opens-in.tsx'
import type { Vendor } from './types.ts'

const rules = [
  ['lateWinAllowed', 'vendors_rule_late'],
  ['unknownRollbackNotFound', 'vendors_rule_unknown'],
  ['winRollbackAllowed', 'vendors_rule_win'],
] as const

/** From where a vendor may call the wallet, in which rules it differs, and whose wallet is played on. */
export function EditAccessWindow({
  isOpen,
  vendor,
  onClose,
}: {
  isOpen: boolean
  vendor: Vendor
  onClose: () => void
}) {
  const t = useText()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={`${t('vendors_edit')} · ${vendor.name}`}>
      <AccessForm vendor={vendor} onClose={onClose} />
    </Modal>
  )
}

function AccessForm({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: () => ({
      addresses: vendor.allowList.join('\n'),
      settings: vendor.settings,
      wallet: vendor.wallet,
      launchUrl: vendor.launchUrl,
      opensIn: vendor.opensIn,
    }),
    send: async ({ addresses, settings, wallet, launchUrl, opensIn }) => {
      const { state } = await callServer(changeVendorAccess, {
        params: { vassalage: vendor.vassalage },
        body: {
          allowList: addresses
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
          settings,
          wallet: { ...wallet, apiUrl: wallet.apiUrl.trim() },
          launchUrl: launchUrl.trim(),
          opensIn,
        },
      })
      tellChange(state, t, 'games_saved')
      onClose()
      await refresh(listVendorAccess, listProposals, countWaitingWork)
    },
    refuse: (error) => {
      const refused = fieldErrorsOf(error)
      if (refused['wallet.apiUrl']) return { apiUrl: t('vendors_api_wrong') }
      if (refused['launchUrl']) return { launchUrl: t('vendors_launch_wrong') }
      return { addresses: errorText(error, t) }
    },
  })
  const { settings, wallet, opensIn } = form.values
  return (
    <Form form={form} className={parts.form}>
      <TextField
        label={t('vendors_launch')}
        hint={t('vendors_launch_hint')}
        maxLength={200}
        inputMode="url"
        autoComplete="off"
        {...form.field('launchUrl')}
      />
      <OpensIn value={opensIn} onChange={form.set('opensIn')} />
      <TextAreaField
        label={t('vendors_addresses')}
        hint={t('vendors_addresses_hint')}
        rows={4}
        {...form.field('addresses')}
      />
      <fieldset>
        <legend className="sr-only">{t('vendors_rules')}</legend>
        {rules.map(([name, text]) => (
          <Checkbox
            key={name}
            checked={settings[name]}
            onChange={(event) => form.edit({ settings: { ...settings, [name]: event.target.checked } })}
          >
            {t(text)}
          </Checkbox>
        ))}
      </fieldset>
      <WalletFields wallet={wallet} wrongAddress={form.faults['apiUrl']} onChange={form.set('wallet')} />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('common_save')}
        </Button>
      </div>
    </Form>
  )
}

/** Whose wallet is played on, and the address of the vendor's own. */
function WalletFields({
  wallet,
  wrongAddress,
  onChange,
}: {
  wallet: Vendor['wallet']
  wrongAddress: string | undefined
  onChange: (wallet: Vendor['wallet']) => void
}) {
  const t = useText()
  return (
    <>
      <Segmented
        label={t('vendors_wallet')}
        value={wallet.walletMode}
        onChange={(walletMode) => onChange({ ...wallet, walletMode })}
        choices={[
          { key: 'SEAMLESS', text: t('vendors_wallet_seamless') },
          { key: 'TRANSFER', text: t('vendors_wallet_transfer') },
        ]}
      />
      <TextField
        label={t('vendors_api')}
        hint={t('vendors_api_hint', { address: wallet.apiUrl || 'https://…' })}
        maxLength={200}
        inputMode="url"
        value={wallet.apiUrl}
        error={wrongAddress}
        onChange={(event) => onChange({ ...wallet, apiUrl: event.target.value })}
      />
      <Checkbox
        checked={wallet.notFoundIsFinal}
        onChange={(event) => onChange({ ...wallet, notFoundIsFinal: event.target.checked })}
      >
        {t('vendors_final')}
      </Checkbox>
    </>
  )
}
