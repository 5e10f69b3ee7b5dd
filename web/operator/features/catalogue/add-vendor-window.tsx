import { addVendor } from '../../../../contract/operator/launch/add-vendor.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import content from '../../parts/content/content.module.css'
import { useContentForm } from '../../parts/content/use-content-form.ts'
import parts from '../../parts/parts.module.css'
import { OpensIn } from './opens-in.tsx'
import { refreshCatalogue } from './refresh-catalogue.ts'
import type { Vendor } from './types.ts'

/** Takes a vendor in; its secret is then shown once, and its games come with its feed. */
export function AddVendorWindow({
  onClose,
  onAdded,
}: {
  onClose: () => void
  onAdded: (secret: string) => void
}) {
  const t = useText()
  const form = useContentForm(
    { code: '', names: { TH: '', EN: '' }, launchUrl: '', opensIn: 'IFRAME' as Vendor['opensIn'] },
    async ({ code, names, launchUrl, opensIn }) => {
      const { secret } = await callServer(addVendor, {
        body: {
          vassalage: code.trim().toUpperCase(),
          names: { TH: names.TH.trim(), EN: names.EN.trim() },
          launchUrl: launchUrl.trim(),
          opensIn,
        },
      })
      onAdded(secret)
    },
    refreshCatalogue,
  )
  const { code, names, launchUrl, opensIn } = form.values
  return (
    <Modal isOpen onClose={onClose} title={t('vendors_add')} size="medium">
      <Form form={form} className={parts.form}>
        <p className="text-2">{t('vendors_add_text')}</p>
        <TextField
          label={t('games_code')}
          hint={t('vendors_code_hint')}
          maxLength={20}
          autoComplete="off"
          value={code}
          error={form.faults['vassalage'] ? t('vendors_code_hint') : undefined}
          onChange={(event) => form.edit({ code: event.target.value })}
        />
        <div className={content.pair}>
          {(['TH', 'EN'] as const).map((language) => (
            <TextField
              key={language}
              label={t('vendors_name', { language })}
              maxLength={80}
              autoComplete="off"
              value={names[language]}
              error={language === 'EN' ? form.faults['names.EN'] : undefined}
              onChange={(event) => form.edit({ names: { ...names, [language]: event.target.value } })}
            />
          ))}
        </div>
        <TextField
          label={t('vendors_launch')}
          hint={t('vendors_launch_hint')}
          maxLength={200}
          inputMode="url"
          autoComplete="off"
          value={launchUrl}
          error={form.faults['launchUrl'] ? t('vendors_launch_wrong') : undefined}
          onChange={(event) => form.edit({ launchUrl: event.target.value })}
        />
        <OpensIn value={opensIn} onChange={form.set('opensIn')} />
        <FieldMessage error={form.problem} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('vendors_add')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
