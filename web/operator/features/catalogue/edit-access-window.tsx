import { useEffect, useState, type FormEvent } from 'react'
import { changeVendorAccess } from '../../../../contract/operator/launch/change-vendor-access.ts'
import { readWork } from '../../../../contract/operator/dashboard/read-work.ts'
import { listVendorAccess } from '../../../../contract/operator/launch/list-vendor-access.ts'
import { listProposals } from '../../../../contract/operator/system/list-proposals.ts'
import { CallError } from '../../../client/call-error.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextAreaField, TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import parts from '../../parts/parts.module.css'
import { tellChange } from '../../parts/waiting-changes.tsx'
import { OpensIn } from './opens-in.tsx'
import type { Vendor } from './types.ts'

const rules = [['lateWinAllowed', 'vendors_rule_late'], ['unknownRollbackNotFound', 'vendors_rule_unknown'], ['winRollbackAllowed', 'vendors_rule_win']] as const

/** From where a vendor may call the wallet, where it differs from the rule, and whose wallet is played on. */
export function EditAccessWindow({ isOpen, vendor, onClose }: { isOpen: boolean; vendor: Vendor; onClose: () => void }) {
  const t = useText()
  const [addresses, setAddresses] = useState('')
  const [settings, setSettings] = useState(vendor.settings)
  const [wallet, setWallet] = useState(vendor.wallet)
  const [launchUrl, setLaunchUrl] = useState(vendor.launchUrl)
  const [opensIn, setOpensIn] = useState(vendor.opensIn)
  const [wrongLaunch, setWrongLaunch] = useState('')
  const [wrongAddress, setWrongAddress] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => { if (isOpen) { setAddresses(vendor.allowList.join('\n')); setSettings(vendor.settings); setWallet(vendor.wallet); setLaunchUrl(vendor.launchUrl); setOpensIn(vendor.opensIn); setWrongLaunch(''); setProblem(''); setWrongAddress('') } }, [isOpen])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const { state } = await callServer(changeVendorAccess, { params: { vassalage: vendor.vassalage }, body: { allowList: addresses.split('\n').map((line) => line.trim()).filter(Boolean), settings, wallet: { ...wallet, apiUrl: wallet.apiUrl.trim() }, launchUrl: launchUrl.trim(), opensIn } })
      tellChange(state, t, 'games_saved')
      onClose()
      await refresh(listVendorAccess, listProposals, readWork)
    } catch (error) {
      if (namesField(error, 'wallet.apiUrl')) setWrongAddress(t('vendors_api_wrong'))
      else if (namesField(error, 'launchUrl')) setWrongLaunch(t('vendors_launch_wrong'))
      else setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={`${t('vendors_edit')} · ${vendor.name}`}>
      <form className={parts.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField label={t('vendors_launch')} hint={t('vendors_launch_hint')} maxLength={200} inputMode="url" autoComplete="off" value={launchUrl} error={wrongLaunch || undefined} onChange={(event) => { setLaunchUrl(event.target.value); setWrongLaunch('') }} />
        <OpensIn value={opensIn} onChange={setOpensIn} />
        <TextAreaField label={t('vendors_addresses')} hint={t('vendors_addresses_hint')} rows={4} value={addresses} error={problem || undefined} onChange={(event) => { setAddresses(event.target.value); setProblem('') }} />
        <fieldset>
          <legend className="sr-only">{t('vendors_rules')}</legend>
          {rules.map(([name, text]) => <Checkbox key={name} checked={settings[name]} onChange={(event) => setSettings({ ...settings, [name]: event.target.checked })}>{t(text)}</Checkbox>)}
        </fieldset>
        <Segmented label={t('vendors_wallet')} value={wallet.walletMode} onChange={(walletMode) => setWallet({ ...wallet, walletMode })} choices={[{ key: 'SEAMLESS', text: t('vendors_wallet_seamless') }, { key: 'TRANSFER', text: t('vendors_wallet_transfer') }]} />
        <TextField label={t('vendors_api')} hint={t('vendors_api_hint', { 0: wallet.apiUrl || 'https://…' })} maxLength={200} inputMode="url" value={wallet.apiUrl} error={wrongAddress || undefined} onChange={(event) => { setWallet({ ...wallet, apiUrl: event.target.value }); setWrongAddress('') }} />
        <Checkbox checked={wallet.notFoundIsFinal} onChange={(event) => setWallet({ ...wallet, notFoundIsFinal: event.target.checked })}>{t('vendors_final')}</Checkbox>
        <div className={parts.formActions}><Button onClick={onClose}>{t('common_cancel')}</Button><Button type="submit" kind="primary" isBusy={isBusy}>{t('common_save')}</Button></div>
      </form>
    </Modal>
  )
}

/** Whether the server's refusal is about this field. */
function namesField(error: unknown, field: string): boolean {
  return error instanceof CallError && ((error.value as { fields?: { field: string }[] } | null)?.fields ?? []).some((fault) => fault.field === field)
}
