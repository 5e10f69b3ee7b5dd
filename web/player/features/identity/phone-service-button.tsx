import { useEffect, useRef, useState } from 'react'
import { toE164 } from '../../../../contract/shared/mobile.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { ask, tell } from '../../state/windows.ts'
import { openService, type PhoneFault, phoneReactions, readServicePage } from './phone-service.ts'
import type { PhoneProof } from './register-member.ts'
import { useSmsCode } from '../../code-field/use-sms-code.ts'

interface PhoneServiceButtonProps {
  mobileNum: string
  country: string
  onProof: (proof: PhoneProof) => void
  onNumberFault: (message: string) => void
  onCodeFault: (message: string) => void
  /** Our own text message instead; absent if there is none. */
  onBuiltIn?: () => void
}

/** After too many tries or a spent quota. */
const REST_S = 5 * 60

/** Proves the number on the page of the configured service. */
export function PhoneServiceButton({
  mobileNum,
  country,
  onProof,
  onNumberFault,
  onCodeFault,
  onBuiltIn,
}: PhoneServiceButtonProps) {
  const t = useText()
  const language = useLanguage()
  const [pageUrl, setPageUrl] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const stop = useRef<() => void>(() => {})
  // The service's own send, which is one minute (site.md §4, SMS code); it begins when the service says that
  // it sent.
  const code = useSmsCode('phone', async () => ({ expiredMinutes: 1 }))
  useEffect(() => {
    void readServicePage().then(setPageUrl)
  }, [])
  useEffect(() => () => stop.current(), [])

  const textOf = (found: PhoneFault) => (found === 'popup-blocked' ? t('msg_popup_blocked') : t(found))
  const react = (found: PhoneFault) => {
    const message = textOf(found)
    switch (phoneReactions[found]) {
      case 'number':
        return onNumberFault(message)
      case 'code':
        return onCodeFault(message)
      case 'rest':
        code.rest(REST_S)
        return void tell(message)
      case 'release':
        code.release()
        return setFault(message)
      case 'again':
      case 'stay':
        return setFault(message)
      case 'builtIn':
        return void fallBack(message)
      case 'dialog':
        return void tell(message)
    }
  }
  const fallBack = async (message: string) => {
    if (!onBuiltIn) return tell(message)
    if (await ask({ text: message, confirmText: t('register_phone_builtin') })) onBuiltIn()
  }
  const open = () => {
    setFault('')
    stop.current()
    const number = toE164(mobileNum, country)
    if (mobileNum.trim() === '') return react('missing-phone-number')
    if (!number) return react('invalid-phone-number')
    stop.current = openService(
      pageUrl!,
      { number, language },
      {
        onProof,
        onSent: () => {
          void code.ask()
        },
        onFault: react,
      },
    )
  }
  if (!pageUrl) return null
  return (
    <div>
      <Button kind="line" isBlock disabled={code.secondsLeft > 0} onClick={open}>
        {code.secondsLeft > 0 ? t('sms_resend_in', { count: code.secondsLeft }) : t('register_phone_service')}
      </Button>
      {fault ? <FieldMessage error={fault} /> : null}
    </div>
  )
}
