import { useState, type FormEvent } from 'react'
import { fieldErrorsOf } from '../../client/call-error.ts'
import { errorText } from '../../ui/i18n/error-text.ts'
import { useText } from '../../ui/i18n/text.tsx'

/** Says what the browser finds wrong by itself. */
export type TellFault = (field: string, sentence: string) => void

export interface Submit {
  /** For `onSubmit` of a form. */
  submit: (event: FormEvent) => void
  /** The same without a form: after a question was answered. */
  run: () => Promise<void>
  isBusy: boolean
  /** The sentence of each refused field. */
  fields: Readonly<Record<string, string>>
  /** The sentence of a refusal that names no field. */
  problem: string
  /** The one sentence of a form with one field, whatever it was about. */
  fault: string | undefined
  /** Forgets the refusal: something was typed. */
  clear: () => void
}

/** A form's way to the server: busy while it waits, and what the server refused, by field or as a whole. */
export function useSubmit(send: (tellFault: TellFault) => Promise<void>): Submit {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [fields, setFields] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState('')
  const clear = () => { setFields({}); setProblem('') }
  const run = async () => {
    clear()
    setBusy(true)
    try {
      await send((field, sentence) => setFields({ [field]: sentence }))
    } catch (error) {
      const refused = fieldErrorsOf(error)
      setFields(refused)
      if (Object.keys(refused).length === 0) setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return { submit: (event) => { event.preventDefault(); void run() }, run, isBusy, fields, problem, fault: Object.values(fields)[0] ?? (problem || undefined), clear }
}
