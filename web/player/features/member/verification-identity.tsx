import { KYC_ADDRESS_LENGTH } from '../../../../contract/shared/kyc-words.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { ProofImages } from '../../../ui/forms/proof-images.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './verification.module.css'
import { useVerificationRequest, VerificationForm } from './verification-form.tsx'

/** Level 2: number, birth date, address, the card and a selfie. */
export function IdentityForm({ minAge, birthday }: { minAge: number; birthday: string | null }) {
  const t = useText()
  const start = {
    idNumber: '',
    birthday: birthday ?? '',
    address: '',
    card: [] as File[],
    selfie: [] as File[],
  }
  const form = useVerificationRequest(2, start, ({ card, selfie, ...words }) => {
    if (!card[0] || !selfie[0])
      return {
        cardFront: card[0] ? undefined : t('verify_id_needs_picture'),
        selfie: selfie[0] ? undefined : t('verify_id_needs_picture'),
      }
    const body = new FormData()
    for (const [name, value] of Object.entries(words)) body.set(name, value.trim())
    body.set('cardFront', card[0])
    body.set('selfie', selfie[0])
    return body
  })
  return (
    <VerificationForm title={t('verify_id_form_2')} form={form}>
      <TextField
        label={t('verify_id_number')}
        hint={t('verify_id_number_hint')}
        isRequired
        inputMode="numeric"
        autoComplete="off"
        maxLength={17}
        {...form.field('idNumber')}
      />
      <TextField
        label={t('verify_id_birthday')}
        hint={t('verify_id_birthday_hint', { minAge: String(minAge) })}
        isRequired
        inputMode="numeric"
        autoComplete="bday"
        placeholder="1990-02-28"
        maxLength={10}
        disabled={birthday !== null}
        {...form.field('birthday')}
      />
      <TextAreaField
        label={t('verify_id_address')}
        isRequired
        rows={2}
        maxLength={KYC_ADDRESS_LENGTH}
        autoComplete="street-address"
        {...form.field('address')}
      />
      <div className={styles.pictures}>
        <ProofImages
          label={t('verify_id_card')}
          max={1}
          files={form.values.card}
          error={form.faults['cardFront']}
          onChange={form.set('card')}
        />
        <ProofImages
          label={t('verify_id_selfie')}
          max={1}
          files={form.values.selfie}
          error={form.faults['selfie']}
          onChange={form.set('selfie')}
        />
      </div>
    </VerificationForm>
  )
}
