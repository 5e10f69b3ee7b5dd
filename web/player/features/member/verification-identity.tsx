import { useState } from 'react'
import { KYC_ADDRESS_LENGTH } from '../../../../contract/shared/kyc-words.ts'
import { TextAreaField, TextField } from '../../../ui/forms/field.tsx'
import { ProofImages } from '../../../ui/forms/proof-images.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './verification.module.css'
import { useVerificationRequest, VerificationForm } from './verification-form.tsx'

type Field = 'idNumber' | 'birthday' | 'address'

/** Level 2: number, birth date, address, the card and a selfie. */
export function IdentityForm({ minAge, birthday }: { minAge: number; birthday: string | null }) {
  const t = useText()
  const [values, setValues] = useState({ idNumber: '', birthday: birthday ?? '', address: '' })
  const [card, setCard] = useState<File[]>([])
  const [selfie, setSelfie] = useState<File[]>([])
  const { faults, setFaults, isBusy, send } = useVerificationRequest(2)
  const set = (field: Field) => (event: { target: { value: string } }) => { setValues((old) => ({ ...old, [field]: event.target.value })); setFaults({}) }

  const submit = () => {
    const missing = {
      ...(card[0] ? {} : { cardFront: t('verify_id_needs_picture') }), ...(selfie[0] ? {} : { selfie: t('verify_id_needs_picture') }),
    }
    if (Object.keys(missing).length > 0) return setFaults(missing)
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.set(name, value.trim())
    form.set('cardFront', card[0]!)
    form.set('selfie', selfie[0]!)
    void send(form)
  }

  return (
    <VerificationForm title={t('verify_id_form_2')} fault={faults['form']} isBusy={isBusy} onSubmit={submit}>
      <TextField label={t('verify_id_number')} hint={t('verify_id_number_hint')} isRequired inputMode="numeric" autoComplete="off" maxLength={17} value={values.idNumber} error={faults['idNumber']} onChange={set('idNumber')} />
      <TextField label={t('verify_id_birthday')} hint={t('verify_id_birthday_hint', { 0: String(minAge) })} isRequired inputMode="numeric" autoComplete="bday" placeholder="1990-02-28" maxLength={10} value={values.birthday} error={faults['birthday']} disabled={birthday !== null} onChange={set('birthday')} />
      <TextAreaField label={t('verify_id_address')} isRequired rows={2} maxLength={KYC_ADDRESS_LENGTH} autoComplete="street-address" value={values.address} error={faults['address']} onChange={set('address')} />
      <div className={styles.pictures}>
        <ProofImages label={t('verify_id_card')} max={1} files={card} error={faults['cardFront']} onChange={(files) => { setCard(files); setFaults({}) }} />
        <ProofImages label={t('verify_id_selfie')} max={1} files={selfie} error={faults['selfie']} onChange={(files) => { setSelfie(files); setFaults({}) }} />
      </div>
    </VerificationForm>
  )
}
