import { useState } from 'react'
import { editVendor } from '../../../../contract/operator/catalogue/edit-vendor.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { useSave } from '../../parts/content/use-save.ts'
import parts from '../../parts/parts.module.css'
import { changedNames, OwnNames } from './own-names.tsx'
import { PictureInput } from './picture-input.tsx'
import { refreshCatalogue } from './refresh-catalogue.ts'
import type { HouseVendor } from './types.ts'

/** How this house names and shows a vendor. */
export function EditVendorWindow({ vendor, languages, onClose }: { vendor: HouseVendor; languages: readonly string[]; onClose: () => void }) {
  const t = useText()
  const [names, setNames] = useState(vendor.ownNames as Readonly<Record<string, string>>)
  const [icon, setIcon] = useState<string | null>(null)
  const save = useSave(
    () => callServer(editVendor, { params: { vassalage: vendor.vassalage }, body: { names: changedNames(names, vendor.ownNames as Record<string, string>), ...(icon === null ? {} : { iconUrl: icon }) } }),
    async () => { onClose(); await refreshCatalogue() },
  )
  return (
    <Modal isOpen onClose={onClose} title={vendor.name} size="medium">
      <form className={parts.form} onSubmit={save.submit} noValidate>
        <OwnNames languages={languages} names={names} told={vendor.vendorNames as Record<string, string>} onChange={(next) => { setNames(next); save.clear() }} />
        <PictureInput label={t('catalogue_icon')} kind="poster" url={icon ?? vendor.iconUrl} isOwn={icon === null ? vendor.hasOwnIcon : icon !== ''} onChange={setIcon} error={save.fields.iconUrl} />
        <FieldMessage error={save.problem || undefined} />
        <div className={parts.formActions}><Button onClick={onClose}>{t('common_cancel')}</Button><Button type="submit" kind="primary" isBusy={save.isBusy}>{t('common_save')}</Button></div>
      </form>
    </Modal>
  )
}
