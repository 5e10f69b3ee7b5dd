import type { Argument } from '../../../../kernel/promotions/arguments.ts'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { MomentField } from '../../parts/content/moment-field.tsx'
import { boundsOf, type Typed, type TypedArguments } from './argument-values.ts'
import { argumentText, choiceText, helpText, unitText, type Kind } from './argument-words.ts'
import { kindOf } from './draft.ts'
import { PromotionField } from './promotion-field.tsx'
import styles from './promotions.module.css'

/** The fields of a kind, drawn from what it declares. */
export function ArgumentFields({
  kind,
  typed,
  faults,
  onChange,
}: {
  kind: Kind
  typed: TypedArguments
  /** By the argument's name. */
  faults: (name: string) => string | undefined
  onChange: (name: string, value: Typed) => void
}) {
  return (
    <div className={styles.arguments}>
      {Object.entries(kindOf(kind).declared).map(([name, argument]) => (
        <ArgumentField
          key={name}
          {...{ kind, name, argument }}
          value={typed[name] ?? ''}
          error={faults(name)}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </div>
  )
}

interface FieldProps<Of extends Argument = Argument> {
  kind: Kind
  name: string
  argument: Of
  value: Typed
  error: string | undefined
  onChange: (value: Typed) => void
}

function ArgumentField(props: FieldProps) {
  const t = useText()
  const { kind, name, argument, value, error, onChange } = props
  const label = argumentText(kind, name, t)
  switch (argument.form) {
    case 'CHOICE':
      return <ChoiceField {...props} argument={argument} label={label} />
    case 'CHOICES':
      return <ChoicesField {...props} argument={argument} label={label} />
    case 'AMOUNTS':
      return <AmountsField {...props} argument={argument} label={label} />
    case 'PROMOTION':
      return <PromotionField {...props} argument={argument} label={label} />
    case 'MOMENT':
      return (
        <MomentField
          label={label}
          hint={helpText(kind, name, t)}
          error={error}
          value={(value as string) || null}
          onChange={(moment) => onChange(moment ?? '')}
        />
      )
    default: {
      const unit = unitText(argument.form, t)
      return (
        <TextField
          label={label}
          hint={[t('op_promo_bounds', boundsOf(argument)!), helpText(kind, name, t)]
            .filter(Boolean)
            .join(' · ')}
          inputMode="decimal"
          autoComplete="off"
          trailing={unit ? <span className={styles.unit}>{unit}</span> : undefined}
          value={value as string}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    }
  }
}

type Labelled<Form extends Argument['form']> = FieldProps<Extract<Argument, { form: Form }>> & {
  label: string
}

function ChoiceField({ kind, name, argument, value, error, onChange, label }: Labelled<'CHOICE'>) {
  const t = useText()
  const choices = argument.choices.map((key) => ({ key, text: choiceText(kind, name, key, t) }))
  const hint = helpText(kind, name, t)
  if (choices.length > 3)
    return (
      <SelectField
        label={label}
        value={value as string}
        choices={choices}
        onChange={onChange}
        error={error}
      />
    )
  return (
    <div className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <Segmented label={label} value={value as string} choices={choices} onChange={onChange} />
      <FieldMessage hint={hint} error={error} />
    </div>
  )
}

function ChoicesField({ kind, name, argument, value, error, onChange, label }: Labelled<'CHOICES'>) {
  const t = useText()
  const chosen = value as readonly string[]
  return (
    <fieldset className={styles.broad} aria-label={label}>
      <span className={styles.label}>{label}</span>
      <div className={styles.boxes}>
        {argument.choices.map((choice) => (
          <Checkbox
            key={choice}
            checked={chosen.includes(choice)}
            onChange={(event) =>
              onChange(
                // In the order of the list, whatever order they were pressed in.
                argument.choices.filter((each) =>
                  each === choice ? event.target.checked : chosen.includes(each),
                ),
              )
            }
          >
            {choiceText(kind, name, choice, t)}
          </Checkbox>
        ))}
      </div>
      <FieldMessage hint={helpText(kind, name, t)} error={error} />
    </fieldset>
  )
}

function AmountsField({ kind, name, argument, value, error, onChange, label }: Labelled<'AMOUNTS'>) {
  const t = useText()
  const amounts = value as readonly string[]
  const change = (place: number, text: string) =>
    onChange(amounts.map((each, index) => (index === place ? text : each)))
  return (
    <fieldset className={styles.broad} aria-label={label}>
      <span className={styles.label}>{label}</span>
      <div className={styles.amounts}>
        {amounts.map((amount, place) => (
          <TextField
            key={place}
            label={`${label} ${place + 1}`}
            isLabelHidden
            inputMode="decimal"
            autoComplete="off"
            trailing={<span className={styles.unit}>{place + 1}</span>}
            value={amount}
            onChange={(event) => change(place, event.target.value)}
          />
        ))}
        {amounts.length < argument.most ? (
          <Button icon="plus" onClick={() => onChange([...amounts, amounts.at(-1) ?? ''])}>
            {t('op_promo_amounts_add')}
          </Button>
        ) : null}
        {amounts.length > argument.least ? (
          <IconButton
            icon="minus"
            label={t('op_promo_amounts_less')}
            onClick={() => onChange(amounts.slice(0, -1))}
          />
        ) : null}
      </div>
      <FieldMessage
        hint={[t('op_promo_bounds', boundsOf(argument)!), helpText(kind, name, t)]
          .filter(Boolean)
          .join(' · ')}
        error={error}
      />
    </fieldset>
  )
}
