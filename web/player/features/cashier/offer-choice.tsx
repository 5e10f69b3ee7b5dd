import { useId } from 'react'
import { formatMoney } from '../../../../design/format.ts'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './cashier.module.css'
import choiceStyles from './offer-choice.module.css'
import { figuresOf, type Offer } from './offer-figures.ts'

interface OfferChoiceProps {
  offers: readonly Offer[]
  value: string | null
  onChange: (offerId: string | null) => void
  error: string | undefined
  /** What is typed, in minor units; null if it is not known in the house's currency. */
  amount: number | null
}

/** What the member may take with the deposit; to take nothing is a choice as well, and the first. */
export function OfferChoice({ offers, value, onChange, error, amount }: OfferChoiceProps) {
  const t = useText()
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={`${id}-m`}
      aria-invalid={error ? true : undefined}
      tabIndex={-1}
    >
      <legend className={styles.legend}>
        {t('deposit_offer')} <small className="text-3">{t('deposit_offer_one')}</small>
      </legend>
      <div className={choiceStyles.offers}>
        <label className={choiceStyles.offer}>
          <input type="radio" name={id} checked={value === null} onChange={() => onChange(null)} />
          <span className={choiceStyles.words}>
            <b>{t('deposit_offer_none')}</b>
            <small>{t('deposit_offer_none_terms')}</small>
          </span>
        </label>
        {offers.map((offer) => (
          <OfferRow
            key={offer.offerId}
            offer={offer}
            name={id}
            amount={amount}
            isChosen={offer.offerId === value}
            onChoose={() => onChange(offer.offerId)}
          />
        ))}
      </div>
      <FieldMessage id={`${id}-m`} error={error} />
    </fieldset>
  )
}

/** One that the amount does not reach says what is missing; it cannot be chosen before. */
function OfferRow({
  offer,
  name,
  amount,
  isChosen,
  onChoose,
}: {
  offer: Offer
  name: string
  amount: number | null
  isChosen: boolean
  onChoose: () => void
}) {
  const t = useText()
  const missing = amount === null || amount === 0 ? 0 : Math.max(0, offer.leastAmount - amount)
  const figures = amount ? figuresOf(offer, amount) : null
  return (
    <label className={choiceStyles.offer}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={missing > 0 && !isChosen}
        onChange={onChoose}
      />
      <span className={choiceStyles.words}>
        <span className={choiceStyles.head}>
          <b>{offer.name}</b>
          {figures ? (
            <span className={`number ${choiceStyles.bonus}`}>
              {formatMoney(figures.bonus, undefined, { signed: true })}
            </span>
          ) : null}
        </span>
        <small>{offer.terms}</small>
        {missing > 0 ? (
          <small className={choiceStyles.warning}>
            {t('deposit_offer_missing', { left: formatMoney(missing) })}
          </small>
        ) : figures ? (
          <small className={choiceStyles.warning}>
            <Icon name="info" size={16} />
            {t('deposit_offer_stake', { max: formatMoney(figures.stake) })}
          </small>
        ) : null}
      </span>
    </label>
  )
}
