import { useState } from 'react'
import { changeVendor } from '../../../../contract/operator/catalogue/change-vendor.ts'
import { listAllVendors } from '../../../../contract/operator/catalogue/list-all-vendors.ts'
import { listVendorAccess } from '../../../../contract/operator/launch/list-vendor-access.ts'
import { callServer } from '../../../client/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatDateTime, formatMoney } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { MomentField } from '../../parts/content/moment-field.tsx'
import { ConsoleButton } from '../../parts/link.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { SecondMissing, useWaiting, WaitingNotes, type Waiting } from '../../parts/waiting-changes.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { AddVendorWindow } from './add-vendor-window.tsx'
import { EditAccessWindow } from './edit-access-window.tsx'
import { EditVendorWindow } from './edit-vendor-window.tsx'
import { NewSecret } from './new-secret.tsx'
import { refreshCatalogue } from './refresh-catalogue.ts'
import { catalogueStates, stateLook, type CatalogueState } from './states.ts'
import styles from './catalogue.module.css'
import { speaksOverHttp, type House, type Vendor } from './types.ts'
import { VendorSecrets } from './vendor-secrets.tsx'

/** Vendors: open or closed, from where they may call, and the secrets they sign with. */
export function VendorsTab() {
  const answer = useCall(listVendorAccess, {}, { staleMs: 3_000, refetchEveryMs: 30_000 })
  const house = useCall(listAllVendors, {}, { staleMs: 3_000 })
  const t = useText()
  const can = useCan()
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const waiting = useWaiting()
  return (
    <div className="stack">
      <SecondMissing waiting={waiting} />
      {can('catalogue.edit') ? <div className={parts.toolbar}><Button kind="primary" icon="plus" onClick={() => setAdding(true)}>{t('vendors_add')}</Button></div> : null}
      <Loaded answer={answer}>{({ list }) => <div className={styles.vendors}>{list.map((vendor) => <VendorPanel key={vendor.vassalage} vendor={vendor} house={house.data} waiting={waiting} />)}</div>}</Loaded>
      {isAdding ? <AddVendorWindow onClose={() => setAdding(false)} onAdded={(made) => { setAdding(false); setSecret(made) }} /> : null}
      <NewSecret secret={secret} onClose={() => setSecret(null)} />
    </div>
  )
}

function VendorPanel({ vendor, house, waiting }: { vendor: Vendor; house: House | undefined; waiting: Waiting }) {
  const t = useText()
  const can = useCan()
  const [next, setNext] = useState<CatalogueState | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [isEditing, setEditing] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const listed = house?.vendors.find((one) => one.vassalage === vendor.vassalage)
  const state = listed?.state ?? vendor.state
  const mayEdit = can('catalogue.edit')
  const rules = [
    vendor.settings.lateWinAllowed ? t('vendors_rule_late') : null, vendor.settings.unknownRollbackNotFound ? t('vendors_rule_unknown') : null, vendor.settings.winRollbackAllowed ? t('vendors_rule_win') : null,
  ].filter((rule) => rule !== null)
  const change = async (remark: string) => {
    await callServer(changeVendor, { params: { vassalage: vendor.vassalage }, body: { state: next!, ...(next === 'MAINTENANCE' ? { maintenanceUntil: until } : {}), ...(remark ? { remark } : {}) } })
    toast.good(t('games_saved'))
    await refreshCatalogue()
  }
  return (
    <Panel title={listed?.name ?? vendor.name} beside={<Badge tone={stateLook(state).tone}>{t(stateLook(state).text)}</Badge>}>
      <div className={parts.form}>
        <KeyValues rows={[
          { key: 'code', label: t('games_code'), value: vendor.vassalage },
          ...(listed?.maintenanceUntil ? [{ key: 'until', label: t('catalogue_maintenance_end'), value: formatDateTime(listed.maintenanceUntil).slice(0, 16) }] : []),
          ...(listed && listed.absentCount > 0 ? [{ key: 'absent', label: t('catalogue_absent'), value: String(listed.absentCount) }] : []),
          { key: 'games', label: t('games_tab_games'), value: t('vendors_games', { 0: String(vendor.openGameCount), 1: String(vendor.gameCount) }) },
          { key: 'in', label: t('vendors_window'), value: t(vendor.opensIn === 'IFRAME' ? 'vendors_window_iframe' : 'vendors_window_window') },
          { key: 'addresses', label: t('vendors_addresses'), value: vendor.allowList.join(', ') || t('vendors_addresses_any') },
          { key: 'wallet', label: t('vendors_wallet'), value: t(vendor.wallet.walletMode === 'TRANSFER' ? 'vendors_wallet_transfer' : 'vendors_wallet_seamless') },
          ...(vendor.wallet.apiUrl ? [{ key: 'api', label: t('vendors_api'), value: vendor.wallet.apiUrl }] : []),
          ...(vendor.wallet.walletMode === 'TRANSFER' ? [{ key: 'held', label: t('vendors_held'), value: formatMoney(vendor.heldAmount) }] : []),
          { key: 'rules', label: t('vendors_rules'), value: rules.join(', ') || t('vendors_rules_none') },
        ]} />
        {mayEdit ? <Segmented label={`${t('games_state')} ${vendor.name}`} value={state} onChange={(key) => { setUntil(null); setNext(key) }} choices={catalogueStates.map(({ key, text }) => ({ key, text: t(text) }))} /> : null}
        <WaitingNotes waiting={waiting} subject={`vendor:${vendor.vassalage}`} />
        {vendor.canManage ? <VendorSecrets vendor={vendor} mayEdit={mayEdit} /> : null}
        <div className={parts.toolbar}>
          {mayEdit && listed ? <Button icon="edit" onClick={() => setNaming(true)}>{t('catalogue_vendor_edit')}</Button> : null}
          {mayEdit && vendor.canManage ? <Button icon="edit" onClick={() => setEditing(true)}>{t('vendors_edit')}</Button> : null}
          {can('vendors.messages') && speaksOverHttp(vendor) ? <ConsoleButton href={paths.vendorMessages(vendor.vassalage)} icon="list">{t('vendor_message_tab')}</ConsoleButton> : null}
        </div>
      </div>
      <ReasonDialog isOpen={next !== null} title={vendor.name} label={t('games_remark')} submitText={t('common_confirm')} onSubmit={change} onClose={() => setNext(null)}>
        <p>{next ? t('vendors_state_question', { 0: vendor.name, 1: t(stateLook(next).text) }) : ''}</p>
        {next === 'MAINTENANCE' ? <MomentField label={t('catalogue_maintenance_end')} hint={t('catalogue_maintenance_hint')} value={until} onChange={setUntil} /> : null}
      </ReasonDialog>
      {isNaming && listed && house ? <EditVendorWindow vendor={listed} languages={house.languages} onClose={() => setNaming(false)} /> : null}
      <EditAccessWindow isOpen={isEditing} vendor={vendor} onClose={() => setEditing(false)} />
    </Panel>
  )
}
