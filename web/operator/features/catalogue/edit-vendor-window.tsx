import { editVendor } from '../../../../contract/operator/catalogue/edit-vendor.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { useContentForm } from '../../parts/content/use-content-form.ts'
import parts from '../../parts/parts.module.css'
import { changedNames, OwnNames } from './own-names.tsx'
import { PictureInput } from './picture-input.tsx'
import { refreshCatalogue } from './refresh-catalogue.ts'
import type { HouseVendor } from './types.ts'

/** How this house names and shows a vendor. */
export function EditVendorWindow({
  vendor,
  languages,
  onClose,
}: {
  vendor: HouseVendor
  languages: readonly string[]
  onClose: () => void
}) {
  const t = useText()
  const form = useContentForm(
    { names: vendor.ownNames as Readonly<Record<string, string>>, icon: null as string | null },
    ({ names, icon }) =>
      callServer(editVendor, {
        params: { vassalage: vendor.vassalage },
        body: {
          names: changedNames(names, vendor.ownNames as Record<string, string>),
          ...(icon === null ? {} : { iconUrl: icon }),
        },
      }),
    async () => {
      onClose()
      await refreshCatalogue()
    },
  )
  const { names, icon } = form.values
  return (
    <Modal isOpen onClose={onClose} title={vendor.name} size="medium">
      <Form form={form} className={parts.form}>
        <OwnNames
          languages={languages}
          names={names}
          told={vendor.vendorNames as Record<string, string>}
          onChange={(next) => form.edit({ names: next })}
        />
        <PictureInput
          label={t('catalogue_icon')}
          kind="poster"
          url={icon ?? vendor.iconUrl}
          isOwn={icon === null ? vendor.hasOwnIcon : icon !== ''}
          onChange={form.set('icon')}
          error={form.faults['iconUrl']}
        />
        <FieldMessage error={form.problem} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('common_save')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
