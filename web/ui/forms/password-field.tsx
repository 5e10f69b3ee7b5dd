import { useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { useText } from '../i18n/text.tsx'
import { TextField, type TextFieldProps } from './field.tsx'
import styles from './field.module.css'

/** A password with the eye. Pasting and password managers are allowed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      icon="lock"
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          className={styles.trailing}
          icon={isShown ? 'eyeoff' : 'eye'}
          label={t(isShown ? 'field_hide_password' : 'field_show_password')}
          onClick={() => setShown(!isShown)}
          aria-pressed={isShown}
        />
      }
    />
  )
}
