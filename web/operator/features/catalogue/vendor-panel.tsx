import { useState } from 'react'
import { changeVendor } from '../../../../contract/operator/catalogue/change-vendor.ts'
import { callServer } from '../../../client/call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { MomentField } from '../../parts/content/moment-field.tsx'
import { productText } from '../../parts/ledger-text.ts'
import { ConsoleButton } from '../../parts/link.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { WaitingNotes, type Waiting } from '../../parts/waiting-changes.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { EditAccessWindow } from './edit-access-window.tsx'
import { EditVendorWindow } from './edit-vendor-window.tsx'
import { refreshCatalogue } from './refresh-catalogue.ts'
import { catalogueStates, stateLook, type CatalogueState } from './states.ts'
import { speaksOverHttp, type House, type Vendor, type HouseVendor } from './types.ts'
import { VendorSecrets } from './vendor-secrets.tsx'

export function VendorPanel({
  vendor,
  house,
  waiting,
}: {
  vendor: Vendor
  house: House | undefined
  waiting: Waiting
}) {
  const t = useText()
  const can = useCan()
  const [next, setNext] = useState<CatalogueState | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [isEditing, setEditing] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const listed = house?.vendors.find((one) => one.vassalage === vendor.vassalage)
  const state = listed?.state ?? vendor.state
  const mayEdit = can('catalogue.edit')
  const change = async (remark: string) => {
    await callServer(changeVendor, {
      params: { vassalage: vendor.vassalage },
      body: {
        state: next!,
        ...(next === 'MAINTENANCE' ? { maintenanceUntil: until } : {}),
        ...(remark ? { remark } : {}),
      },
    })
    toast.good(t('games_saved'))
    await refreshCatalogue()
  }
  return (
    <Panel
      title={listed?.name ?? vendor.name}
      beside={<Badge tone={stateLook(state).tone}>{t(stateLook(state).text)}</Badge>}
    >
      <div className={parts.form}>
        <VendorFacts vendor={vendor} listed={listed} />
        {mayEdit ? (
          <Segmented
            label={`${t('games_state')} ${vendor.name}`}
            value={state}
            onChange={(key) => {
              setUntil(null)
              setNext(key)
            }}
            choices={catalogueStates.map(({ key, text }) => ({ key, text: t(text) }))}
          />
        ) : null}
        <WaitingNotes waiting={waiting} subject={`vendor:${vendor.vassalage}`} />
        {vendor.canManage ? <VendorSecrets vendor={vendor} mayEdit={mayEdit} /> : null}
        <div className={parts.toolbar}>
          {mayEdit && listed ? (
            <Button icon="edit" onClick={() => setNaming(true)}>
              {t('catalogue_vendor_edit')}
            </Button>
          ) : null}
          {mayEdit && vendor.canManage ? (
            <Button icon="edit" onClick={() => setEditing(true)}>
              {t('vendors_edit')}
            </Button>
          ) : null}
          {can('vendors.messages') && speaksOverHttp(vendor) ? (
            <ConsoleButton href={paths.vendorMessages(vendor.vassalage)} icon="list">
              {t('vendor_message_tab')}
            </ConsoleButton>
          ) : null}
        </div>
      </div>
      <ReasonDialog
        isOpen={next !== null}
        title={vendor.name}
        label={t('games_remark')}
        submitText={t('common_confirm')}
        onSubmit={change}
        onClose={() => setNext(null)}
      >
        <p>
          {next ? t('vendors_state_question', { vendor: vendor.name, state: t(stateLook(next).text) }) : ''}
        </p>
        {next === 'MAINTENANCE' ? (
          <MomentField
            label={t('catalogue_maintenance_end')}
            hint={t('catalogue_maintenance_hint', { zone: zoneLabel() })}
            value={until}
            onChange={setUntil}
          />
        ) : null}
      </ReasonDialog>
      {isNaming && listed && house ? (
        <EditVendorWindow vendor={listed} languages={house.languages} onClose={() => setNaming(false)} />
      ) : null}
      <EditAccessWindow isOpen={isEditing} vendor={vendor} onClose={() => setEditing(false)} />
    </Panel>
  )
}

/** The vendor's present settings. */
function VendorFacts({ vendor, listed }: { vendor: Vendor; listed: HouseVendor | undefined }) {
  const t = useText()
  const rules = [
    vendor.settings.lateWinAllowed ? t('vendors_rule_late') : null,
    vendor.settings.unknownRollbackNotFound ? t('vendors_rule_unknown') : null,
    vendor.settings.winRollbackAllowed ? t('vendors_rule_win') : null,
  ].filter((rule) => rule !== null)
  return (
    <KeyValues
      rows={[
        { key: 'code', label: t('games_code'), value: vendor.vassalage },
        ...(listed?.maintenanceUntil
          ? [
              {
                key: 'until',
                label: t('catalogue_maintenance_end'),
                value: formatDateTime(listed.maintenanceUntil).slice(0, 16),
              },
            ]
          : []),
        ...(listed?.product
          ? [{ key: 'product', label: t('catalogue_product'), value: productText(listed.product, t) }]
          : []),
        ...(listed && listed.absentCount > 0
          ? [{ key: 'absent', label: t('catalogue_absent'), value: String(listed.absentCount) }]
          : []),
        {
          key: 'games',
          label: t('games_tab_games'),
          value: t('vendors_games', {
            openGameCount: String(vendor.openGameCount),
            gameCount: String(vendor.gameCount),
          }),
        },
        {
          key: 'in',
          label: t('vendors_window'),
          value: t(vendor.opensIn === 'IFRAME' ? 'vendors_window_iframe' : 'vendors_window_window'),
        },
        {
          key: 'addresses',
          label: t('vendors_addresses'),
          value: vendor.allowList.join(', ') || t('vendors_addresses_any'),
        },
        {
          key: 'wallet',
          label: t('vendors_wallet'),
          value: t(
            vendor.wallet.walletMode === 'TRANSFER' ? 'vendors_wallet_transfer' : 'vendors_wallet_seamless',
          ),
        },
        ...(vendor.wallet.apiUrl
          ? [{ key: 'api', label: t('vendors_api'), value: vendor.wallet.apiUrl }]
          : []),
        ...(vendor.wallet.walletMode === 'TRANSFER'
          ? [{ key: 'held', label: t('vendors_held'), value: formatMoney(vendor.heldAmount) }]
          : []),
        { key: 'rules', label: t('vendors_rules'), value: rules.join(', ') || t('vendors_rules_none') },
      ]}
    />
  )
}
