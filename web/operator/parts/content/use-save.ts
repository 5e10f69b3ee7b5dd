import { useState, type FormEvent } from 'react'
import { fieldErrorsOf } from '../../../client/call-error.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'

interface Save { isBusy: boolean; problem: string; fields: Readonly<Record<string, string>>; submit: (event: FormEvent) => void; clear: () => void }

/** Sends a form: says that it is kept, or what is wrong with which field. */
export function useSave(send: () => Promise<unknown>, onSaved: () => Promise<void> | void): Save {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const clear = () => { setProblem(''); setFields({}) }
  const run = async () => {
    setBusy(true)
    clear()
    try {
      await send()
      toast.good(t('content_saved'))
      await onSaved()
    } catch (error) {
      setFields(fieldErrorsOf(error))
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, fields, clear, submit: (event) => { event.preventDefault(); void run() } }
}
