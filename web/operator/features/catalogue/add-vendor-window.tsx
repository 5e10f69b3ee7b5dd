import { useState } from 'react'
import { addVendor } from '../../../../contract/operator/launch/add-vendor.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import content from '../../parts/content/content.module.css'
import { useSave } from '../../parts/content/use-save.ts'
import parts from '../../parts/parts.module.css'
import { OpensIn } from './opens-in.tsx'
import { refreshCatalogue } from './refresh-catalogue.ts'
import type { Vendor } from './types.ts'

/** Takes a vendor in; its secret is then shown once, and its games come with its feed. */
export function AddVendorWindow({ onClose, onAdded }: { onClose: () => void; onAdded: (secret: string) => void }) {
  const t = useText()
  const [code, setCode] = useState('')
  const [names, setNames] = useState({ TH: '', EN: '' })
  const [launchUrl, setLaunchUrl] = useState('')
  const [opensIn, setOpensIn] = useState<Vendor['opensIn']>('IFRAME')
  const save = useSave(async () => {
    const { secret } = await callServer(addVendor, { body: { vassalage: code.trim().toUpperCase(), names: { TH: names.TH.trim(), EN: names.EN.trim() }, launchUrl: launchUrl.trim(), opensIn } })
    onAdded(secret)
  }, refreshCatalogue)
  return (
    <Modal isOpen onClose={onClose} title={t('vendors_add')} size="medium">
      <form className={parts.form} onSubmit={save.submit} noValidate>
        <p className="text-2">{t('vendors_add_text')}</p>
        <TextField label={t('games_code')} hint={t('vendors_code_hint')} maxLength={20} autoComplete="off" value={code} error={save.fields.vassalage ? t('vendors_code_hint') : undefined} onChange={(event) => { setCode(event.target.value); save.clear() }} />
        <div className={content.pair}>
          {(['TH', 'EN'] as const).map((language) => (
            <TextField key={language} label={t('vendors_name', { 0: language })} maxLength={80} autoComplete="off" value={names[language]} error={language === 'EN' ? save.fields['names.EN'] : undefined}
              onChange={(event) => { setNames({ ...names, [language]: event.target.value }); save.clear() }} />
          ))}
        </div>
        <TextField label={t('vendors_launch')} hint={t('vendors_launch_hint')} maxLength={200} inputMode="url" autoComplete="off" value={launchUrl} error={save.fields.launchUrl ? t('vendors_launch_wrong') : undefined} onChange={(event) => { setLaunchUrl(event.target.value); save.clear() }} />
        <OpensIn value={opensIn} onChange={setOpensIn} />
        <FieldMessage error={save.problem || undefined} />
        <div className={parts.formActions}><Button onClick={onClose}>{t('common_cancel')}</Button><Button type="submit" kind="primary" isBusy={save.isBusy}>{t('vendors_add')}</Button></div>
      </form>
    </Modal>
  )
}
