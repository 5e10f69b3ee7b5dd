import { useEffect, useRef, useState } from 'react'
import { readCaptcha } from '../../../../contract/player/system/read-captcha.ts'
import { callServer } from '../../../client/call.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import styles from './captcha-field.module.css'

interface CaptchaFieldProps {
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** Changes when the picture is spent and a new one is needed. */
  round: number
  /** Not if the merchant only offers it. */
  isRequired?: boolean
}

/** The picture and its refresh inside the field; a new picture at most once a second. */
export function CaptchaField({ value, onChange, error, round, isRequired = true }: CaptchaFieldProps) {
  const t = useText()
  const [picture, setPicture] = useState<string | null>(null)
  const askedAtMs = useRef(0)
  const ask = async () => {
    if (Date.now() - askedAtMs.current < 1000) return
    askedAtMs.current = Date.now()
    try {
      setPicture(await callServer(readCaptcha))
    } catch (fault) {
      toast.bad(errorText(fault, t))
    }
  }
  useEffect(() => {
    void ask()
  }, [round])
  return (
    <TextField
      label={t('captcha_label')}
      isRequired={isRequired}
      icon="shield"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={8}
      placeholder={t('captcha_hint')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      trailing={
        <>
          {picture ? (
            <img
              className={styles.picture}
              src={picture}
              alt={t('captcha_image_alt')}
              width={112}
              height={40}
            />
          ) : (
            <span className={styles.picture} />
          )}
          <IconButton
            icon="refresh"
            label={t('captcha_refresh')}
            className={styles.refresh}
            onClick={() => {
              onChange('')
              void ask()
            }}
          />
        </>
      }
    />
  )
}
