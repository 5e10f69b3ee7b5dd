/**
 * The one way in which forms work: their values, what is wrong with them, and the way to the server
 * (style.md §10). A call's operation key is made by the call itself (web/client/operation-keys.ts).
 */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { errorText, fieldErrorsOf } from '../i18n/error-text.ts'
import { type Translate, useText } from '../i18n/text.tsx'

/** A sentence for each field that is wrong; `form` is about the form as a whole. */
export type Faults = Readonly<Record<string, string | undefined>>

type Change<Values> = Partial<Values> | ((values: Values) => Partial<Values>)

type Send<Values> = (values: Values) => Promise<Faults | void> | Faults | void

interface FormOptions<Values> {
  /** What the fields begin with. */
  start: Values | (() => Values)
  /**
   * What the browser finds wrong by itself; nothing is sent then. Once somebody has tried to send, fields
   * are judged again as they change.
   */
  check?: (values: Values) => Faults
  /** Sends the form. What is found wrong on the way is returned. */
  send: Send<Values>
  /** Where a refusal is said, unless it is at the fields that the server names, or else under the form. */
  refuse?: (error: unknown) => Faults | undefined
}

export interface FormState<Values extends object> {
  values: Values
  faults: Faults
  /** The sentence about the form as a whole. */
  problem: string | undefined
  /** The one sentence of a form with one field, whatever it is about. */
  fault: string | undefined
  isBusy: boolean
  /** Changes values; a refusal of what was there before is forgotten. */
  edit: (change: Change<Values>) => void
  /** For `onChange` of a choice: `onChange={form.set('bankCode')}`. */
  set: <Name extends keyof Values>(name: Name) => (value: Values[Name]) => void
  /** For a line of text: `<TextField label="…" {...form.field('email')} />`. */
  field: (name: TextName<Values>) => {
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }
  /** Once: while it is busy nothing more is sent. */
  submit: (event?: FormEvent) => void
  /** The same for another way of sending than the form's own; nothing is checked before. */
  sendBy: (send: Send<Values>) => void
  /** Says what is wrong, or with nothing that all is well. */
  tell: (faults: Faults) => void
  element: RefObject<HTMLFormElement | null>
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string

const NOTHING: Faults = {}

export function useForm<Values extends object>({
  start,
  check,
  send,
  refuse,
}: FormOptions<Values>): FormState<Values> {
  const t = useText()
  const [values, setValues] = useState(start)
  const latest = useRef(values)
  const [faults, setFaults] = useState(NOTHING)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const hasTried = useRef(false)
  const { element, askForFocus } = useFocusOnFault(faults)

  const edit = (change: Change<Values>) => {
    const changed = typeof change === 'function' ? change(latest.current) : change
    latest.current = { ...latest.current, ...changed }
    setValues(latest.current)
    if (!check) setFaults(NOTHING)
    else if (hasTried.current) setFaults((old) => judgedAgain(old, check(latest.current), changed))
  }
  const refused = (found: Faults) => {
    setFaults(found)
    if (found !== NOTHING) askForFocus()
  }
  const submit = () => {
    hasTried.current = true
    const found = check?.(latest.current) ?? NOTHING
    if (Object.values(found).some(Boolean)) refused(found)
    else void run(send)
  }
  const run = async (sendNow: Send<Values>) => {
    if (isSending.current) return
    setFaults(NOTHING)
    isSending.current = true
    setBusy(true)
    try {
      refused((await sendNow(latest.current)) ?? NOTHING)
    } catch (error) {
      refused(refuse?.(error) ?? refusalOf(error, t))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return {
    values,
    faults,
    problem: faults['form'] || undefined,
    fault: Object.values(faults).find(Boolean),
    isBusy,
    edit,
    set: (name) => (value) => edit({ [name]: value } as unknown as Partial<Values>),
    field: (name) => ({
      value: values[name] as string,
      error: faults[name] || undefined,
      onChange: (event) => edit({ [name]: event.target.value } as Partial<Values>),
    }),
    submit: (event) => {
      event?.preventDefault()
      submit()
    },
    sendBy: (other) => void run(other),
    tell: setFaults,
    element,
  }
}

/** A refusal at the fields that the server names; without any it is about the whole form. */
export function refusalOf(error: unknown, t: Translate): Faults {
  const fields = fieldErrorsOf(error)
  return Object.keys(fields).length > 0 ? fields : { form: errorText(error, t) }
}

/** Only what has changed is judged again: nobody is told of a field that they have not come to yet. */
export function judgedAgain(old: Faults, found: Faults, changed: object): Faults {
  return { ...old, ...Object.fromEntries(Object.keys(changed).map((name) => [name, found[name]])) }
}

/** The first field that is wrong takes the focus once it is drawn as such. */
function useFocusOnFault(faults: Faults) {
  const element = useRef<HTMLFormElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isAsked.current) return
    isAsked.current = false
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])
  return {
    element,
    askForFocus: () => {
      isAsked.current = true
    },
  }
}
