import { useId } from 'react'
import type { listDepositChannelsSchemas } from '../../../../contract/player/cashier/list-deposit-channels.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './cashier.module.css'
import choiceStyles from './account-choice.module.css'

export type Offer = ValueOf<typeof listDepositChannelsSchemas>['offers'][number]

interface OfferChoiceProps {
  offers: readonly Offer[]
  value: string | null
  onChange: (offerId: string | null) => void
  error: string | undefined
}

/** What the member may take with the deposit; to take nothing is a choice as well, and the first. */
export function OfferChoice({ offers, value, onChange, error }: OfferChoiceProps) {
  const t = useText()
  const id = useId()
  const nothing = { offerId: null, name: t('deposit_offer_none'), terms: t('deposit_offer_none_terms') }
  return (
    <fieldset aria-describedby={`${id}-m`}>
      <legend className={styles.legend}>{t('deposit_offer')}</legend>
      <div className={choiceStyles.banks}>
        {[nothing, ...offers].map((offer) => (
          <label key={offer.offerId ?? ''} className={choiceStyles.bank}>
            <input
              type="radio"
              name={id}
              checked={offer.offerId === value}
              onChange={() => onChange(offer.offerId)}
            />
            <span>
              <b>{offer.name}</b>
              <small>{offer.terms}</small>
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-m`} error={error} />
    </fieldset>
  )
}
