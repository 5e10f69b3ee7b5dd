import { useState } from 'react'
import {
  Button as AriaButton,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components'
import { Icon, type IconName } from '../icon/icon.tsx'
import { useText } from '../i18n/text.tsx'
import { useBackCloses } from '../overlay/back-closes.ts'
import styles from './select-field.module.css'

export interface Choice<Key extends string> {
  key: Key
  text: string
  /** A second line, such as a code or a note. */
  note?: string | undefined
  icon?: IconName | undefined
}

interface SelectFieldProps<Key extends string> {
  label: string
  choices: readonly Choice<Key>[]
  value: Key | null
  onChange: (key: Key) => void
  placeholder?: string
  isRequired?: boolean
  isDisabled?: boolean
  isLabelHidden?: boolean
  error?: string | undefined
  hint?: string | undefined
  name?: string
}

/** Looks like an input; opens a sheet on phones and a menu on desktop; the chosen row has a red check. */
export function SelectField<Key extends string>({
  label,
  choices,
  value,
  onChange,
  placeholder,
  isRequired,
  isDisabled,
  isLabelHidden,
  error,
  hint,
  name,
}: SelectFieldProps<Key>) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  useBackCloses(isOpen, () => setOpen(false))
  return (
    <Select
      isOpen={isOpen}
      onOpenChange={setOpen}
      className={styles.field!}
      selectedKey={value}
      onSelectionChange={(key) => {
        if (key !== null) onChange(key as Key)
      }}
      isInvalid={Boolean(error)}
      isRequired={isRequired ?? false}
      isDisabled={isDisabled ?? false}
      {...(name ? { name } : {})}
      placeholder={placeholder ?? t('common_choose')}
      validationBehavior="aria"
    >
      <Label className={isLabelHidden ? 'sr-only' : styles.label!}>
        {label}
        {isRequired ? (
          <span className={styles.star} aria-hidden="true">
            {' '}
            *
          </span>
        ) : null}
      </Label>
      <AriaButton className={`${styles.box} ${error ? styles.wrong : ''}`}>
        <SelectValue className={styles.value!} />
        <Icon name="d" size={16} />
      </AriaButton>
      {error ? (
        <FieldError className={styles.error!}>
          <Icon name="warn" size={16} />
          {error}
        </FieldError>
      ) : hint ? (
        <span className={styles.hint}>{hint}</span>
      ) : null}
      <Popover className={styles.popover!} offset={4}>
        <ListBox className={styles.list!} items={choices}>
          {(choice) => (
            <ListBoxItem id={choice.key} textValue={choice.text} className={styles.item!}>
              {({ isSelected }) => (
                <>
                  {choice.icon ? <Icon name={choice.icon} /> : null}
                  <span className={styles.text}>
                    {choice.text}
                    {choice.note ? <small>{choice.note}</small> : null}
                  </span>
                  {isSelected ? <Icon name="check" className={styles.check} /> : null}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}
