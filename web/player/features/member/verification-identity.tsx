import { useState } from 'react'
import { readKyc } from '../../../../contract/player/identity/read-kyc.ts'
import { submitIdentity } from '../../../../contract/player/identity/submit-identity.ts'
import { KYC_ADDRESS_LENGTH } from '../../../../contract/shared/kyc-words.ts'
import { callServer } from '../../../client/call.ts'
import { fieldErrorsOf } from '../../../client/call-error.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../../ui/forms/field.tsx'
import { ProofImages } from '../../../ui/forms/proof-images.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import styles from './verification.module.css'

type Field = 'idNumber' | 'birthday' | 'address'
type Faults = Partial<Record<Field | 'cardFront' | 'selfie' | 'form', string>>

/** Level 2: number, birth date, address, the card and a selfie. */
export function IdentityForm({ minAge, birthday }: { minAge: number; birthday: string | null }) {
  const t = useText()
  const [values, setValues] = useState({ idNumber: '', birthday: birthday ?? '', address: '' })
  const [card, setCard] = useState<File[]>([])
  const [selfie, setSelfie] = useState<File[]>([])
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const set = (field: Field) => (event: { target: { value: string } }) => { setValues((old) => ({ ...old, [field]: event.target.value })); setFaults({}) }

  const submit = async () => {
    const missing: Faults = {
      ...(card[0] ? {} : { cardFront: t('verify_id_needs_picture') }), ...(selfie[0] ? {} : { selfie: t('verify_id_needs_picture') }),
    }
    if (Object.keys(missing).length > 0) { setFaults(missing); return }
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.set(name, value.trim())
    form.set('cardFront', card[0]!)
    form.set('selfie', selfie[0]!)
    setBusy(true)
    try {
      await callServer(submitIdentity, { body: form as never }, { timeoutMs: 60_000 })
      toast.good(t('verify_id_sent'))
      await refresh(readKyc)
    } catch (error) {
      const fields = fieldErrorsOf(error)
      setFaults(Object.keys(fields).length > 0 ? fields : { form: errorText(error, t) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={`panel padded ${styles.form}`} noValidate onSubmit={(event) => { event.preventDefault(); void submit() }}>
      <h2 className={styles.heading}>{t('verify_id_form_2')}</h2>
      <TextField label={t('verify_id_number')} hint={t('verify_id_number_hint')} isRequired inputMode="numeric" autoComplete="off" maxLength={17} value={values.idNumber} error={faults.idNumber} onChange={set('idNumber')} />
      <TextField label={t('verify_id_birthday')} hint={t('verify_id_birthday_hint', { 0: String(minAge) })} isRequired inputMode="numeric" autoComplete="bday" placeholder="1990-02-28" maxLength={10} value={values.birthday} error={faults.birthday} disabled={birthday !== null} onChange={set('birthday')} />
      <TextAreaField label={t('verify_id_address')} isRequired rows={2} maxLength={KYC_ADDRESS_LENGTH} autoComplete="street-address" value={values.address} error={faults.address} onChange={set('address')} />
      <div className={styles.pictures}>
        <ProofImages label={t('verify_id_card')} max={1} files={card} error={faults.cardFront} onChange={(files) => { setCard(files); setFaults({}) }} />
        <ProofImages label={t('verify_id_selfie')} max={1} files={selfie} error={faults.selfie} onChange={(files) => { setSelfie(files); setFaults({}) }} />
      </div>
      <p className="note text-3">{t('verify_id_privacy')}</p>
      {faults.form ? <Note tone="bad">{faults.form}</Note> : null}
      <Button type="submit" kind="primary" size="large" isBlock isBusy={isBusy}>{t('verify_id_send')}</Button>
    </form>
  )
}
