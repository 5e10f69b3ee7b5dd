import { type FormState, useForm } from '../../../ui/forms/use-form.ts'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'

/** A form of contents: says that it is kept; a refusal stands at its fields and as a whole. */
export function useContentForm<Values extends object>(
  start: Values | (() => Values),
  send: (values: Values) => Promise<unknown>,
  onSaved: () => Promise<void> | void,
): FormState<Values> {
  const t = useText()
  return useForm({
    start,
    send: async (values) => {
      await send(values)
      toast.good(t('content_saved'))
      await onSaved()
    },
    refuse: (error) => ({ ...fieldErrorsOf(error), form: errorText(error, t) }),
  })
}
